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
        text += (text.isEmpty ? "" : ".") + spelled(name: key.stringValue)
      }
    }
    return text.isEmpty ? nil : text
  }

  /// A name as it is, or in quotes where it is long or would spoil the line.
  private static func spelled(name: String) -> String {
    let isPlain =
      name.count <= 40 && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{7F}" }
    return isPlain ? name : FoundValue.quoted(name)
  }
}
