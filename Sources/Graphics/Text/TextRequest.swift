public import Foundation

/// The complete input of text shaping: with the same installed fonts, equal requests give equal results.
public struct TextRequest: Hashable, Sendable {
  // The order of the properties leaves few gaps between them.

  /// The text to shape; its line breaks are kept.
  public var string: String
  /// The font of the text, except in `spans`.
  public var font: ResolvedFont
  /// The horizontal alignment of the lines.
  public var alignment: TextAlignment
  package var truncation: TextTruncation
  /// The layout direction, which determines the leading edge of lines.
  ///
  /// It is also the direction of paragraphs without letters. Other paragraphs have the direction of their
  /// first letter, by rules P2 and P3 of the Unicode Bidirectional Algorithm.
  public var layoutDirection: LayoutDirection
  /// The parts with their own fonts, in the order of their ranges, which together cover the whole string; empty
  /// if the whole text has `font`.
  public var spans: [TextSpan]
  /// The space added between adjacent lines, in points; may be negative, and counts as 0 if it is not finite.
  public var lineSpacing: CGFloat
  /// The BCP 47 or POSIX identifier of the locale, which selects regional letterforms.
  ///
  /// An empty or malformed identifier counts as `en_US`.
  public var localeIdentifier: String
  /// The width at which lines wrap, in points; `nil` if lines do not wrap.
  ///
  /// A line that does not fit is broken between words, or within a word that is wider than the line. A
  /// negative or NaN width counts as 0.
  public var width: CGFloat?
  /// The maximum number of lines; `nil` for no limit.
  ///
  /// Values below 1 count as 1. An ellipsis marks omitted text.
  public var lineLimit: Int?

  package init(
    string: String, font: ResolvedFont, spans: [TextSpan] = [], width: CGFloat? = nil,
    lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, truncation: TextTruncation = .tail,
    lineSpacing: CGFloat = 0, layoutDirection: LayoutDirection = .leftToRight,
    localeIdentifier: String = "en_US"
  ) {
    self.string = string
    self.font = font
    self.spans = spans
    self.width = width
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.layoutDirection = layoutDirection
    self.localeIdentifier = localeIdentifier
  }

  /// The size of the largest font, in points.
  package var largestFontSize: CGFloat { spans.reduce(font.size) { max($0, $1.font.size) } }

  /// Hashes only the properties that usually differ between the texts of an image; `==` compares all
  /// properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(font.size)
    hasher.combine(width)
  }
}

/// The position at which a text that does not fit is truncated.
package enum TextTruncation: String, Hashable, Sendable {
  case head, middle, tail
}
