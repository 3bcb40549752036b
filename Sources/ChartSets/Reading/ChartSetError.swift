/// What is wrong with a chart set, and where.
///
/// Its description is one line:
///
///     stage1.json: charts[2].columns[1]: 111 values, but x has 112
public struct ChartSetError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The file as the caller named it, with `:line:column` where the JSON itself is broken.
  public let file: String
  /// The JSON path of the place, such as `charts[2].columns[1]`; `nil` for the file as a whole.
  public let path: String?
  /// What was found, what was expected, and the remedy where there is one.
  public let message: String

  /// Creates an error.
  public init(file: String, path: String? = nil, message: String) {
    self.file = file
    self.path = path
    self.message = message
  }

  /// File, path and message, joined by colons.
  public var description: String {
    [file, path, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension LinesSet {
  /// The error that says why no view can draw the set, or `nil` when one can.
  ///
  /// - Parameters:
  ///   - file: What the error calls the file.
  ///   - position: The position of the set in its file; `nil` when it is the only one.
  /// - Returns: The error, or `nil`.
  package func undrawable(file: String, position: Int?) -> ChartSetError? {
    let prefix = position.map { "charts[\($0)]." } ?? ""
    func error(_ field: String, _ message: String) -> ChartSetError {
      ChartSetError(file: file, path: prefix + field, message: message)
    }
    guard let first = lines.first else { return nil }
    if let other = lines.first(where: { $0.type != first.type }) {
      return error(
        "types.\(other.id)",
        "series of type “\(other.type.rawValue)” and “\(first.type.rawValue)” cannot be drawn in "
          + "one chart; give all series one type")
    }
    switch first.type {
    case .line where isPie:
      return error(
        "types.\(first.id)",
        "lines are no parts of a whole and make no pie; draw them as they are, or give bars or areas"
      )
    case .line where isStacked: return error("stacked", "lines cannot stand on each other")
    case .line where isPercentage: return error("percentage", "lines cannot show shares")
    case .bar where isPercentage: return error("percentage", "bars cannot show shares; use areas")
    case _ where isYScaled && kind != .twoAxes:
      return error("y_scaled", "only a chart of two lines can have two Y axes")
    default: return nil
    }
  }
}
