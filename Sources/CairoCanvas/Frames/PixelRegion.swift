/// A region of pixels: a few rectangles that do not overlap.
package struct PixelRegion {
  /// The maximum number of rectangles.
  ///
  /// Additional rectangles are joined with others, even if this adds many pixels.
  private static let most = 12
  /// The cost of drawing an additional rectangle, in pixels.
  ///
  /// Two rectangles are joined if this adds at most as many pixels.
  private static let worthJoining = 2048

  /// The rectangles, which do not overlap.
  package private(set) var rects: [PixelRect] = []

  /// Creates a region without pixels.
  package init() {}

  /// Creates a region of one rectangle.
  package init(_ rect: PixelRect) { add(rect) }

  /// Whether the region has no pixels.
  package var isEmpty: Bool { rects.isEmpty }

  /// Adds the pixels of a rectangle, and possibly others.
  package mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = rects.firstIndex(where: { Self.waste(of: $0, rect) <= Self.worthJoining }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.most { joinCheapest() }
  }

  /// Returns whether one of the rectangles overlaps `rect`.
  package func intersects(_ rect: PixelRect) -> Bool {
    rects.contains { !$0.intersection(rect).isEmpty }
  }

  /// Whether one of the rectangles contains `rect`.
  package func contains(_ rect: PixelRect) -> Bool {
    rects.contains { $0.intersection(rect) == rect }
  }

  private mutating func joinCheapest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let waste = Self.waste(of: rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }

  /// Returns the number of pixels that joining two rectangles adds; less than 0 where they overlap.
  private static func waste(of first: PixelRect, _ second: PixelRect) -> Int {
    guard first.intersection(second).isEmpty else { return -1 }
    return first.union(second).count - first.count - second.count
  }
}

extension PixelRect {
  /// The number of pixels.
  package var count: Int { width * height }
}
