package import Graphics

/// A cache of the last results of a shaper, in two generations, of which the older one is dropped as a
/// whole.
///
/// A generation holds more texts than a frame, because the next frame requests most of them again. A result
/// takes about 2 kB. Texts that change during an animation, such as dates, are never requested again.
package struct ShapeCache {
  /// The maximum number of results of a generation.
  private static let mostResults = 1024
  /// The maximum number of glyphs of a generation, about 12 MiB.
  ///
  /// A result with more glyphs has a generation for itself.
  private static let mostGlyphs = 1 << 18
  /// The number of string bytes that are counted as one glyph, by their memory.
  private static let bytesPerGlyph = 40

  private var young: [TextRequest: ResolvedText] = [:]
  private var old: [TextRequest: ResolvedText] = [:]
  /// The number of glyphs in `young`, including those counted for its strings.
  private var size = 0

  package init() {}

  package subscript(request: TextRequest) -> ResolvedText? {
    mutating get {
      if let known = young[request] { return known }
      guard let known = old[request] else { return nil }
      keep(known)
      return known
    }
  }

  /// Adds a result, and drops the older generation if the younger one is full.
  package mutating func keep(_ text: ResolvedText) {
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
