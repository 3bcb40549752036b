/// What is wrong inside a JSON text, before the name of the file is known.
struct ChartProblem: Error {
  let path: String?
  let message: String

  /// Creates a problem at a decoder's path: `charts[2].columns[1]` in an array, `columns[1]` else.
  init(_ path: [any CodingKey], _ message: String) {
    self.path = Self.spelled(path)
    self.message = message
  }

  /// The path as text; `nil` for the root.
  static func spelled(_ path: [any CodingKey]) -> String? {
    var text = ""
    for key in path {
      if let index = key.intValue {
        text += text.isEmpty ? "charts[\(index)]" : "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return text.isEmpty ? nil : text
  }
}
