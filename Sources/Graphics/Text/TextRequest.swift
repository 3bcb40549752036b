public import Foundation

/// The complete input of text shaping: equal requests give equal results.
public struct TextRequest: Hashable, Sendable {
  /// The text; its line breaks are kept.
  public var string: String
  /// The font.
  public var font: Font.Resolved
  /// The width at which lines wrap, in points; `nil` does not wrap.
  public var width: CGFloat?
  /// The maximum number of lines, at least 1; `nil` is no limit.
  public var lineLimit: Int?
  /// The alignment of the lines.
  public var alignment: TextAlignment
  package var truncation: TextTruncation
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The leading side of lines, and the direction of paragraphs without letters.
  ///
  /// Other paragraphs have the direction of their first letter, by rules P2 and P3 of the Unicode
  /// Bidirectional Algorithm.
  public var layoutDirection: LayoutDirection
  /// A BCP 47 or POSIX locale identifier, which selects regional letterforms.
  public var localeIdentifier: String

  package init(
    string: String, font: Font.Resolved, width: CGFloat? = nil, lineLimit: Int? = nil,
    alignment: TextAlignment = .leading, truncation: TextTruncation = .tail,
    lineSpacing: CGFloat = 0, layoutDirection: LayoutDirection = .leftToRight,
    localeIdentifier: String = "en_US"
  ) {
    self.string = string
    self.font = font
    self.width = width
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.layoutDirection = layoutDirection
    self.localeIdentifier = localeIdentifier
  }
}

/// The position at which a text that does not fit is truncated.
package enum TextTruncation: String, Hashable, Sendable {
  case head, middle, tail
}
