package import Foundation

/// The README of the repository: its code, so that tests can compile and run it.
package struct Readme {
  /// The folder of the repository.
  package static let root = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  private let lines: [String]

  /// Reads the README.
  package init() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// The fenced blocks of a language, without their fences.
  package func blocks(of language: String) -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in lines {
      if line.hasPrefix("```") {
        if let block { blocks.append(block) }
        block = block == nil && line == "```" + language ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// The arguments of every call of the tool: in indented lines, in fenced blocks, and in code within lines.
  ///
  /// A backslash at the end of a line joins the next one. Pipes, redirections and comments end a call. Patterns,
  /// which hold an ellipsis or capitals in the place of a value, are left out, as are the headings.
  package func calls() -> [[String]] {
    var texts: [String] = []
    var open = ""
    for line in lines where !line.hasPrefix("#") {
      if !open.isEmpty || line.hasPrefix("    ") || line.hasPrefix("$ ")
        || line.hasPrefix("chartroom ")
      {
        let code = line.trimmingCharacters(in: .whitespaces)
        open += code.hasSuffix("\\") ? code.dropLast() : code + "\n"
        if code.hasSuffix("\\") { continue }
        texts.append(open)
        open = ""
      } else {
        texts += line.components(separatedBy: "`").enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
      }
    }
    return texts.compactMap(Self.call)
  }

  private static func call(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if "|>#&;\n".contains(character) {
        break
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    if words.first == "$" { words.removeFirst() }
    guard words.count > 1, words.removeFirst().split(separator: "/").last == "chartroom",
      !words.contains(where: { $0.contains("…") || $0 == "DIR" || $0 == "FILE" || $0 == "N" })
    else { return nil }
    return words
  }
}
