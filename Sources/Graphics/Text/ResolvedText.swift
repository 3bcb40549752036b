public import Foundation

/// Shaped text: its lines, glyphs and baselines, in points, with the origin at the top left corner.
public struct ResolvedText: Hashable, Sendable {
  /// A font face, which contains the outlines of glyphs.
  public struct Face: Hashable, Sendable {
    /// The path of the font file in the file system.
    public var path: String
    /// The zero-based index of the face in the font file.
    public var index: Int
    /// Whether the glyphs are synthetically emboldened, because the family has no bold face.
    public var isEmboldened: Bool
    /// Whether the glyphs are synthetically slanted, because the family has no italic face.
    public var isSlanted: Bool

    package init(path: String, index: Int, isEmboldened: Bool = false, isSlanted: Bool = false) {
      self.path = path
      self.index = index
      self.isEmboldened = isEmboldened
      self.isSlanted = isSlanted
    }
  }

  /// A positioned glyph.
  public struct Glyph: Hashable, Sendable {
    /// The index of the glyph in its face.
    public var id: UInt32
    /// The origin of the glyph on the baseline, in points from the top left corner of the text.
    public var position: CGPoint
    /// The byte offset of the glyph's cluster in the UTF-8 encoding of the request's string.
    ///
    /// A cluster is a sequence of characters that are shaped together, such as those of a ligature.
    public var cluster: Int

    package init(id: UInt32, position: CGPoint, cluster: Int) {
      self.id = id
      self.position = position
      self.cluster = cluster
    }
  }

  /// A sequence of glyphs with the same face, size, direction and span.
  public struct Run: Hashable, Sendable {
    /// The face that contains the glyphs.
    public var face: Face
    /// The font size, in points.
    public var size: CGFloat
    /// Whether the text of the run is read from right to left.
    public var isRightToLeft: Bool
    /// The index of the run's part in the request's `spans`; 0 if there are none.
    public var span: Int32
    /// The left edge of the run, in points from the left edge of the text.
    public var x: CGFloat
    /// The sum of the advances of the glyphs, in points.
    public var width: CGFloat
    /// The glyphs in visual order, from left to right; none for a picture.
    public var glyphs: [Glyph]

    package init(
      face: Face, size: CGFloat, isRightToLeft: Bool = false, span: Int32 = 0, x: CGFloat = 0,
      width: CGFloat = 0, glyphs: [Glyph]
    ) {
      self.face = face
      self.size = size
      self.isRightToLeft = isRightToLeft
      self.span = span
      self.x = x
      self.width = width
      self.glyphs = glyphs
    }

    /// Hashes only the properties that usually differ between runs; `==` compares all properties.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(face)
      hasher.combine(size)
      hasher.combine(glyphs)
    }
  }

  /// A line of text.
  public struct Line: Hashable, Sendable {
    /// The runs in visual order, from left to right; empty for an empty line.
    public var runs: [Run]
    /// The distance of the baseline from the top of the text, in points.
    public var baseline: CGFloat
    /// The left edge of the line, in points from the left edge of the text.
    public var x: CGFloat
    /// The width of the line, in points: the sum of the advances of its glyphs.
    public var width: CGFloat
    /// The byte range of the line in the UTF-8 encoding of the request's string.
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

  private struct Values: Hashable, Sendable {
    var request: TextRequest
    var lines: [Line]
    var size: CGSize
    var isTruncated: Bool
    var missing: [Unicode.Scalar]
    var missingFamilies: [String] = []
    var halo: TextHalo?
    var paints: [Paint] = []
  }

  /// The values, which copies share, because draw commands contain many texts and most come from a cache.
  private var storage: Boxed<Values>

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = storage.value
    change(&values)
    storage = Boxed(values)
  }

  /// The request from which the text was shaped.
  public var request: TextRequest {
    get { storage.value.request }
    set { change { $0.request = newValue } }
  }
  /// The lines, from top to bottom; at least one.
  public var lines: [Line] {
    get { storage.value.lines }
    set { change { $0.lines = newValue } }
  }
  /// The size of the text, in points.
  ///
  /// The width is that of the widest line. It does not exceed the request's width, unless a single character
  /// is wider.
  public var size: CGSize {
    get { storage.value.size }
    set { change { $0.size = newValue } }
  }
  /// Whether part of the text is omitted, because it exceeds the limit of lines or characters.
  public var isTruncated: Bool {
    get { storage.value.isTruncated }
    set { change { $0.isTruncated = newValue } }
  }
  /// The Unicode scalars without a glyph in any available font, each listed once.
  public var missing: [Unicode.Scalar] {
    get { storage.value.missing }
    set { change { $0.missing = newValue } }
  }
  /// The names of the requested font families that were not found, each listed once.
  public var missingFamilies: [String] {
    get { storage.value.missingFamilies }
    set { if newValue != missingFamilies { change { $0.missingFamilies = newValue } } }
  }
  /// The outline that is drawn behind the letters; `nil`, the default, draws none.
  package var halo: TextHalo? {
    get { storage.value.halo }
    set { if newValue != halo { change { $0.halo = newValue } } }
  }
  /// The paint of each of the request's spans; empty if the whole text has one paint.
  package var paints: [Paint] {
    get { storage.value.paints }
    set { if newValue != paints { change { $0.paints = newValue } } }
  }

  package init(
    request: TextRequest, lines: [Line], size: CGSize, isTruncated: Bool = false,
    missing: [Unicode.Scalar] = []
  ) {
    storage = Boxed(
      Values(
        request: request, lines: lines, size: size, isTruncated: isTruncated, missing: missing))
  }

  /// The distance of the first baseline from the top of the text, in points.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The distance of the last baseline from the top of the text, in points.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
