public import Foundation

/// The direction in which lines of text and rows of views run.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// How the lines of one text stand to each other.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// Lines begin at the leading edge.
  case leading
  /// Lines are centred.
  case center
  /// Lines end at the trailing edge.
  case trailing
}

/// Where a text that is too long loses its letters.
package enum TextTruncation: String, Hashable, Sendable {
  case head, middle, tail
}

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

/// Turns text into placed glyphs, once, for layout and drawing alike.
///
/// A shaper is used from one thread at a time; its results may go anywhere.
public protocol TextShaper: AnyObject {
  /// Shapes a text.
  ///
  /// - Returns: The lines with their glyphs. An empty string has one empty line of the font's
  ///   height. A request for too small a width still shows at least one letter a line.
  func shape(_ request: TextRequest) -> ResolvedText
}

/// A shaped text: its lines, glyphs and baselines, in points, with (0, 0) at the top left.
public struct ResolvedText: Hashable, Sendable {
  /// The font file that a glyph comes from.
  public struct Face: Hashable, Sendable {
    /// The font file.
    public var path: String
    /// The face in that file.
    public var index: Int
    /// Whether the glyphs are emboldened because the family has no bold face.
    public var isEmboldened: Bool
    /// Whether the glyphs are slanted because the family has no italic face.
    public var isSlanted: Bool

    package init(path: String, index: Int, isEmboldened: Bool = false, isSlanted: Bool = false) {
      self.path = path
      self.index = index
      self.isEmboldened = isEmboldened
      self.isSlanted = isSlanted
    }
  }

  /// One glyph and where it stands.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// The origin of the glyph on the baseline, from the top left of the text.
    public var position: CGPoint
    /// The UTF-8 offset, in the request's string, of the cluster the glyph belongs to.
    public var cluster: Int

    package init(id: UInt32, position: CGPoint, cluster: Int) {
      self.id = id
      self.position = position
      self.cluster = cluster
    }
  }

  /// Glyphs of one face and size in one direction, from left to right.
  public struct Run: Hashable, Sendable {
    /// The face.
    public var face: Face
    /// The size in points.
    public var size: CGFloat
    /// Whether the text of this run reads from right to left.
    public var isRightToLeft: Bool
    /// The glyphs, from left to right.
    public var glyphs: [Glyph]

    package init(face: Face, size: CGFloat, isRightToLeft: Bool = false, glyphs: [Glyph]) {
      self.face = face
      self.size = size
      self.isRightToLeft = isRightToLeft
      self.glyphs = glyphs
    }
  }

  /// One line of text.
  public struct Line: Hashable, Sendable {
    /// The runs, from left to right.
    public var runs: [Run]
    /// The distance of the baseline from the top of the text.
    public var baseline: CGFloat
    /// The left edge and the width of the line's advance box.
    public var x: CGFloat
    /// The width of the line's advance box.
    public var width: CGFloat
    /// The UTF-8 range of the line in the request's string.
    public var range: Range<Int>

    package init(
      runs: [Run], baseline: CGFloat, x: CGFloat, width: CGFloat, range: Range<Int>
    ) {
      self.runs = runs
      self.baseline = baseline
      self.x = x
      self.width = width
      self.range = range
    }
  }

  /// What was asked for.
  public var request: TextRequest
  /// The lines, from top to bottom; at least one.
  public var lines: [Line]
  /// The size of all lines together: the widest line, never more than the request's width when
  /// words could be broken to fit.
  public var size: CGSize
  /// Whether some of the text is not shown.
  public var isTruncated: Bool
  /// The characters for which no font has a glyph, each once.
  public var missing: [Unicode.Scalar]

  package init(
    request: TextRequest, lines: [Line], size: CGSize, isTruncated: Bool = false,
    missing: [Unicode.Scalar] = []
  ) {
    self.request = request
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.missing = missing
  }

  /// The first line's baseline from the top of the text.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline from the top of the text.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
