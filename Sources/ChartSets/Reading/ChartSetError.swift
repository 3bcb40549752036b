import DataTables

/// A defect of a chart set, and its place.
///
/// Its description is one line:
///
///     stage1.json:3:9: charts[2].columns[1]: 111 values, but x has 112; give each point a value, …
public struct ChartSetError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The kinds of defects.
  public enum Kind: Sendable {
    /// The file is wrong, missing or unreadable.
    case content
    /// The file is beyond one of the `ChartSetLimits`, or the memory does not suffice for it.
    case limit
  }

  /// The kind of the defect.
  public let kind: Kind
  /// The file as the caller named it.
  public let file: String
  /// The line of the place, from 1; `nil` for the file as a whole.
  public let line: Int?
  /// The column of the place in Unicode scalars, from 1; `nil` for the file as a whole.
  public let column: Int?
  /// The JSON path of the place, such as `charts[2].columns[1]`; `nil` for the file as a whole, and
  /// where the file is not JSON.
  public let path: String?
  /// The finding, the expectation, and the remedy.
  public let message: String

  /// Creates an error.
  public init(
    _ kind: Kind = .content, file: String, line: Int? = nil, column: Int? = nil,
    path: String? = nil, message: String
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }

  /// Creates the error of a defect of the JSON text.
  init(_ error: JSONError, file: String, _ locator: inout JSONLocator) {
    let position = error.position ?? error.path.map { locator.position(of: $0) }
    self.init(
      error.kind == .limit ? .limit : .content, file: file, line: position?.line,
      column: position?.column, path: error.path?.spelled, message: error.message)
  }

  /// File with line and column, path and message, joined by colons.
  public var description: String {
    let place = ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return [place, path, message].compactMap(\.self).joined(separator: ": ")
  }
}

extension LinesSet {
  /// Returns the error of a set that no view can draw, or `nil` when one can.
  ///
  /// - Parameters:
  ///   - file: The name of the file in the error.
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
        "lines cannot be drawn as a pie, because they are not parts of a whole; use bars or areas, or draw the "
          + "chart without a pie"
      )
    case .line where isStacked:
      return error(
        "stacked", "lines cannot be stacked; use bars or areas, or remove stacked")
    case .line where isPercentage:
      return error("percentage", "lines cannot show percentages; use areas, or remove percentage")
    case .bar where isPercentage:
      return error("percentage", "bars cannot show percentages; use areas, or remove percentage")
    case _ where isYScaled && kind != .twoAxes:
      return error("y_scaled", "only a chart of two lines can have two Y axes; remove y_scaled")
    default: return nil
    }
  }
}
