import ChartScales
import TestSupport
import Testing

@Suite("WindowBounds")
struct WindowBoundsTests {
  @Test("keeps two fractions that are in order, to the bit")
  func kept() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<1000 {
      let ends = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
        .sorted()
      let bounds = WindowBounds(lower: ends[0], upper: ends[1])
      #expect([bounds.lower, bounds.upper] == ends)
      #expect(bounds.length == ends[1] - ends[0])
    }
    #expect(WindowBounds.whole == WindowBounds(lower: 0, upper: 1))
  }

  @Test(
    "brings every pair of numbers into 0...1 and into order",
    arguments: [
      (0.8, 0.3, 0.3, 0.8), (-1, 2, 0, 1), (0.9, 7, 0.9, 1), (-.infinity, .infinity, 0, 1),
      (.infinity, -.infinity, 0, 1), (.nan, 0.4, 0, 0.4), (0.6, .nan, 0.6, 1),
      (.nan, .nan, 0, 1), (2, 3, 1, 1), (-3, -2, 0, 0), (0.5, 0.5, 0.5, 0.5),
    ] as [(Double, Double, Double, Double)])
  func mended(lower: Double, upper: Double, start: Double, end: Double) {
    let bounds = WindowBounds(lower: lower, upper: upper)
    #expect(bounds.lower == start)
    #expect(bounds.upper == end)
  }
}
