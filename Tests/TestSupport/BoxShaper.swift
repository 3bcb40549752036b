import Foundation
package import Graphics

/// A text shaper with simple metrics: every character is half the font size wide, a line is 1.2
/// times it high with the baseline at 0.9.
///
/// Words break at spaces, long words anywhere.
///
/// Layout tests use it so that they can be checked by hand and hold on every machine.
package final class BoxShaper: TextShaper {
  /// How many texts were shaped.
  package private(set) var requests = 0

  package init() {}

  package func shape(_ request: TextRequest) -> ResolvedText {
    requests += 1
    let advance = request.font.size / 2
    let room = request.width.map { max(1, Int(($0 + 1e-6) / max(advance, 1e-9))) } ?? .max
    var lines = Self.lines(of: request.string, room: room)
    var isTruncated = false
    if let limit = request.lineLimit, lines.count > limit {
      lines = Array(lines.prefix(limit))
      lines[limit - 1] = String(lines[limit - 1].prefix(max(room - 1, 0))) + "…"
      isTruncated = true
    }
    let height = request.font.size * 1.2 + request.lineSpacing
    var start = 0
    let resolved = lines.enumerated().map { index, line in
      defer { start += line.utf8.count }
      return ResolvedText.Line(
        runs: [], baseline: CGFloat(index) * height + request.font.size * 0.9, x: 0,
        width: CGFloat(line.count) * advance, range: start..<start + line.utf8.count)
    }
    return ResolvedText(
      request: request, lines: resolved,
      size: CGSize(
        width: resolved.map(\.width).max() ?? 0,
        height: CGFloat(resolved.count) * height - request.lineSpacing),
      isTruncated: isTruncated)
  }

  private static func lines(of string: String, room: Int) -> [String] {
    var lines: [String] = []
    for paragraph in string.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        var word = String(word)
        if !line.isEmpty, line.count + 1 + word.count <= room {
          line += " " + word
          continue
        }
        if !line.isEmpty { lines.append(line) }
        while word.count > room {
          lines.append(String(word.prefix(room)))
          word.removeFirst(room)
        }
        line = word
      }
      lines.append(line)
    }
    return lines
  }
}
