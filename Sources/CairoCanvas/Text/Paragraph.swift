/// A paragraph of a text, and its offset in UTF-8 bytes.
struct Paragraph: Equatable {
  var text: String
  var start: Int

  /// Returns the parts between line breaks: LF, CR, CR LF, NEL and the two Unicode separators.
  ///
  /// A text without line breaks is one paragraph. A break at the end begins an empty paragraph.
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in string: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var start = string.startIndex
    var offset = 0
    for index in string.indices where string[index].isNewline {
      let text = String(string[start..<index])
      paragraphs.append(Paragraph(text: text, start: offset))
      offset += text.utf8.count + string[index].utf8.count
      start = string.index(after: index)
    }
    paragraphs.append(Paragraph(text: String(string[start...]), start: offset))
    return paragraphs
  }
}
