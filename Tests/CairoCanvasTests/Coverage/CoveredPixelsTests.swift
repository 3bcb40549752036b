import CairoCanvas
import Testing

@Suite("covered pixels")
struct CoveredPixelsTests {
  /// A mark of 4 × 3 pixels that covers the middle row wherever it is.
  private static let outline = CoveredPixels.Outline(
    covered: [0, 0b1111, 0], touched: [0b0110, 0b1111, 0b0110])

  private func pixels() -> CoveredPixels {
    CoveredPixels(of: Self.outline, in: PixelRect(minX: -10, minY: -5, maxX: 200, maxY: 40))
  }

  /// Returns whether marks with a first column at those places are hidden, one after the other.
  private func hidden(_ places: [(x: Int, y: Int)]) -> [Bool] {
    var pixels = CoveredPixels(
      of: Self.outline, in: PixelRect(minX: -10, minY: -5, maxX: 200, maxY: 40))
    return places.map { pixels.hides(x: $0.x, y: $0.y) }
  }

  @Test(
    "a mark is hidden once all pixels that it touches are covered", arguments: [-10, 0, 52, 199])
  func hiding(x: Int) {
    // The lower row of the fourth mark is the first one of the fifth.
    let places = [9, 10, 10, 11, 10, 11].map { (x: x, y: $0) }
    #expect(hidden(places) == [false, false, false, false, true, false])
  }

  @Test("one uncovered pixel shows a mark", arguments: [59, 61])
  func showing(x: Int) {
    let places = [9, 10, 11].map { (x: 60, y: $0) }
    #expect(hidden(places + [(60, 10), (x, 10)]) == [false, false, false, true, false])
  }

  @Test("the area is that of the covered pixels")
  func area() { #expect(Self.outline.area == 4) }
}
