public import Foundation

/// A part of a text with its own font and spacing.
public struct TextSpan: Hashable, Sendable {
  /// The byte range in the UTF-8 encoding of the request's string.
  public var range: Range<Int>
  /// The font.
  public var font: ResolvedFont
  /// The space added between adjacent characters, in points; may be negative.
  public var kerning: CGFloat
  /// The distance of the baseline above that of the line, in points; may be negative.
  public var baselineOffset: CGFloat
  /// The size of the picture that replaces the characters, in points; `nil` for characters.
  ///
  /// The bottom of the picture is on the baseline of the span.
  public var attachment: CGSize?

  package init(
    range: Range<Int>, font: ResolvedFont, kerning: CGFloat = 0, baselineOffset: CGFloat = 0,
    attachment: CGSize? = nil
  ) {
    self.range = range
    self.font = font
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.attachment = attachment
  }
}
