/// The embedding of source text in an expansion.
enum SourceLiteral {
  /// Returns a string literal of some lines of source, without the indentation that they share.
  ///
  /// Blank lines at the start and white space at the end are omitted.
  static func literal(_ text: String) -> String {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      line.allSatisfy(\.isWhitespace) ? "" : line
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    var content = lines.map { $0.dropFirst(indentation) }.joined(separator: "\n")
    while content.last?.isWhitespace == true { content.removeLast() }
    // In a literal with more number signs than its content has in a row, nothing is an escape.
    let signs = String(repeating: "#", count: longestRun(of: "#", in: content) + 1)
    return "\(signs)\"\"\"\n\(content)\n\"\"\"\(signs)"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, current) = (0, 0)
    for other in text {
      current = other == character ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
