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
