import Foundation

/// A part of a text.
enum TextBlock: Sendable, Equatable {
  case heading(String, level: Int)
  case item(String)
  case paragraph(String)

  /// Divides Markdown into headings, items of lists, and paragraphs, whose inner marks stay in their texts.
  static func blocks(of text: String) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var lines: [String] = []
    func end() {
      if !lines.isEmpty { blocks.append(.paragraph(lines.joined(separator: " "))) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty {
        end()
      } else if let match = line.wholeMatch(of: /(#{1,3}) +(.*)/) {
        end()
        blocks.append(.heading(String(match.2), level: match.1.count))
      } else if let match = line.wholeMatch(of: /[-*] +(.*)/) {
        end()
        blocks.append(.item(String(match.1)))
      } else if isIndented, lines.isEmpty, case .item(let item)? = blocks.last {
        blocks[blocks.count - 1] = .item(item + " " + line)
      } else {
        lines.append(line)
      }
    }
    end()
    return blocks
  }
}
