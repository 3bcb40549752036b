public import Foundation

/// All that shaping a text depends on; equal requests give equal results.
public struct TextRequest: Hashable, Sendable {
  /// The text.
  ///
  /// Line breaks in it are kept.
  public var string: String
  /// The font.
  public var font: Font.Resolved
  /// The width to break lines at, in points; `nil` breaks at line breaks only.
  public var width: CGFloat?
  /// The most lines to show, at least 1; `nil` shows all.
  public var lineLimit: Int?
  /// How lines stand to each other.
  public var alignment: TextAlignment
  package var truncation: TextTruncation
  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat
  /// The side where lines begin, and the direction of paragraphs without letters.
  ///
  /// Others run as their first letter does (rules P2 and P3 of the Unicode Bidirectional Algorithm).
  public var layoutDirection: LayoutDirection
  /// A BCP 47 or POSIX identifier; shaping picks regional letterforms by it.
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

/// Where a text that is too long loses its letters.
package enum TextTruncation: String, Hashable, Sendable {
  case head, middle, tail
}
