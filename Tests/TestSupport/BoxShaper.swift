import Foundation
package import Graphics

/// A text shaper with simple metrics: every character is half the font size wide, a line is 1.2
/// times it high with the baseline at 0.9.
///
/// Words break at spaces, long words anywhere. Characters of a span have its font and kerning, and pictures their
/// width, in texts of one line.
///
/// Layout tests use it so that they can be checked by hand and hold on every machine.
package final class BoxShaper: TextShaper {
  /// How many texts were shaped.
  package private(set) var requests = 0

  package init() {}

  /// Returns the number of characters in a width, which is at least 1, also for NaN.
  private static func room(in width: CGFloat, advance: CGFloat) -> Int {
    let count = (width + 1e-6) / max(advance, 1e-9)
    guard count > 1 else { return 1 }
    return count < 1e9 ? Int(count) : .max
  }

  package func shape(_ request: TextRequest) -> ResolvedText {
    requests += 1
    let advance = request.font.size / 2
    let room = request.width.map { Self.room(in: $0, advance: advance) } ?? .max
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
    let height = request.largestFontSize * 1.2 + request.lineSpacing
    var start = 0
    let resolved = lines.enumerated().map { index, line in
      defer { start += line.utf8.count }
      let runs = Self.runs(of: line, request)
      let width = runs.reduce(0) { $0 + $1.width }
      let x: CGFloat =
        switch request.alignment {
        case .leading: 0
        case .center: (widest - width) / 2
        case .trailing: widest - width
        }
      return ResolvedText.Line(
        runs: runs, baseline: CGFloat(index) * height + request.largestFontSize * 0.9, x: x,
        width: width,
        range: start..<start + line.utf8.count)
    }
    return ResolvedText(
      request: request, lines: resolved,
      size: CGSize(
        width: resolved.map(\.width).max() ?? 0,
        height: CGFloat(resolved.count) * height - request.lineSpacing),
      isTruncated: isTruncated)
  }

  /// Returns a run without glyphs for each span, or for the whole line.
  private static func runs(of line: String, _ request: TextRequest) -> [ResolvedText.Run] {
    let face = ResolvedText.Face(path: "", index: 0)
    guard !request.spans.isEmpty else {
      let width = CGFloat(line.count) * request.font.size / 2
      return [ResolvedText.Run(face: face, size: request.font.size, width: width, glyphs: [])]
    }
    var runs: [ResolvedText.Run] = []
    var offset = 0
    for character in line {
      let index = request.spans.firstIndex { $0.range.contains(offset) } ?? request.spans.count - 1
      let span = request.spans[index]
      offset += character.utf8.count
      let width = span.attachment?.width ?? span.font.size / 2 + span.kerning
      if runs.last?.span == Int32(index) {
        runs[runs.count - 1].width += width
        continue
      }
      runs.append(
        ResolvedText.Run(
          face: face, size: span.font.size, span: Int32(index),
          x: runs.last.map { $0.x + $0.width } ?? 0, width: width, glyphs: []))
    }
    return runs
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
