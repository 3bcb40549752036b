import Graphics

/// The last thousand results or so: two generations, of which the older one is dropped whole.
///
/// More than a frame has, for the next one asks for most of them again. A result takes about 2 kB, and
/// dates that pass by in an animation are never asked for again.
struct ShapeCache {
  private static let generation = 512
  private var young: [TextRequest: ResolvedText] = [:]
  private var old: [TextRequest: ResolvedText] = [:]

  subscript(request: TextRequest) -> ResolvedText? {
    mutating get {
      if let known = young[request] { return known }
      guard let known = old[request] else { return nil }
      self[request] = known
      return known
    }
    set {
      if young.count >= Self.generation {
        old = young
        young = [:]
      }
      young[request] = newValue
    }
  }
}
