import Graphics

/// The last results of a shaper: two generations, of which the older one is dropped whole.
///
/// A generation has space for more texts than a frame has, for the next frame asks for most of them
/// again. A result takes about 2 kB. Dates that pass by in an animation are never asked for again.
struct ShapeCache {
  /// The most results of a generation.
  private static let mostResults = 512
  /// The most glyphs of a generation, about 12 MiB.
  ///
  /// A longer text is kept alone.
  private static let mostGlyphs = 1 << 18
  /// The bytes of a string that take as much memory as a glyph.
  private static let bytesPerGlyph = 40

  private var young: [TextRequest: ResolvedText] = [:]
  private var old: [TextRequest: ResolvedText] = [:]
  /// The glyphs of `young`, and its strings counted as glyphs.
  private var size = 0

  subscript(request: TextRequest) -> ResolvedText? {
    mutating get {
      if let known = young[request] { return known }
      guard let known = old[request] else { return nil }
      keep(known)
      return known
    }
  }

  /// Adds a result, and drops old ones if need be.
  mutating func keep(_ text: ResolvedText) {
    let added = Self.size(of: text)
    if young.count >= Self.mostResults || size + added > Self.mostGlyphs, !young.isEmpty {
      old = young
      young = [:]
      size = 0
    }
    size += added
    young[text.request] = text
  }

  private static func size(of text: ResolvedText) -> Int {
    text.lines.reduce(text.request.string.utf8.count / bytesPerGlyph) { sum, line in
      line.runs.reduce(sum) { $0 + $1.glyphs.count }
    }
  }
}
