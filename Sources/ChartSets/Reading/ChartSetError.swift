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
    if let line = lines.first(where: { $0.type != .line }) {
      return ChartSetError(
        file: file, path: "\(prefix)types.\(line.id)",
        message: "series of type “\(line.type.rawValue)” cannot be drawn yet, only “line”")
    }
    let flags = [
      ("stacked", isStacked), ("percentage", isPercentage), ("y_scaled", isYScaled),
    ]
    guard let (name, _) = flags.first(where: \.1) else { return nil }
    return ChartSetError(
      file: file, path: prefix + name,
      message: "charts with “\(name)” cannot be drawn yet, only plain lines")
  }
}
