public import Foundation

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
