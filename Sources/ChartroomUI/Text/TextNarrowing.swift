package import Foundation
import Graphics

extension TextLeaf {
  /// Returns limits of the width of the text for a proposed width of 0.
  ///
  /// Stacks ask for this width to find how far a text can shrink. Nearly each letter is then a line, so that shaping
  /// the text takes about ten times as long as on one line. The limits follow from the letters on one line.
  ///
  /// - Parameters:
  ///   - height: The proposed height.
  ///   - core: The stage.
  /// - Returns: The limits, in points; `nil` for a text with other characters than the letters and digits of ASCII and
  ///   spaces, with ligatures, with styles or a limit of lines, and for a height in which lines may be omitted.
  @MainActor
  package func leastWidth(inHeight height: CGFloat?, core: StageCore) -> ClosedRange<CGFloat>? {
    guard extras == nil, request.spans.isEmpty, request.lineLimit == nil,
      request.string.utf8.allSatisfy(Self.isPlain)
    else { return nil }
    let text = shaped(for: ProposedViewSize(width: .infinity, height: height), core: core)
    guard text.lines.count == 1, text.lines[0].runs.count == 1 else { return nil }
    let run = text.lines[0].runs[0]
    let count = request.string.utf8.count
    let tallest = (text.size.height + max(request.lineSpacing, 0)) * CGFloat(count)
    guard run.glyphs.count == count, tallest <= height ?? .infinity else { return nil }
    var widest: CGFloat = 0
    var end = run.x + run.width
    for (glyph, character) in zip(run.glyphs, request.string.utf8).reversed() {
      if character != Self.space { widest = max(widest, end - glyph.position.x) }
      end = glyph.position.x
    }
    let least = max(widest - Self.mostWidening * run.size, 0)
    return least...widest + Self.mostKerning * run.size + 1 / core.scale
  }

  /// The largest reduction of the space between two letters of a font, in ems.
  private static let mostKerning: CGFloat = 0.15
  /// The largest addition to the space between two letters of a font, in ems.
  private static let mostWidening: CGFloat = 0.1

  private static let space = UInt8(ascii: " ")

  /// Returns whether a byte is a letter or a digit of ASCII or a space.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, space: true
    default: false
    }
  }
}
