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
      let last = Array(lines[limit - 1].prefix(max(room - 1, 0)))
      let front =
        switch request.truncation {
        case .head: 0
        case .middle: last.count / 2
        case .tail: last.count
        }
      lines[limit - 1] = String(last[..<front]) + "…" + String(last[front...])
      isTruncated = true
    }
    let widest = CGFloat(lines.map(\.count).max() ?? 0) * advance
    let height = request.font.size * 1.2 + request.lineSpacing
    var start = 0
    let resolved = lines.enumerated().map { index, line in
      defer { start += line.utf8.count }
      let width = CGFloat(line.count) * advance
      let x: CGFloat =
        switch request.alignment {
        case .leading: 0
        case .center: (widest - width) / 2
        case .trailing: widest - width
        }
      return ResolvedText.Line(
        runs: [], baseline: CGFloat(index) * height + request.font.size * 0.9, x: x, width: width,
        range: start..<start + line.utf8.count)
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
