import ChartScales
import TestSupport
import Testing

@Suite("TimeWindow")
struct TimeWindowTests {
  private func indices(_ count: Int, _ lower: Double, _ upper: Double) -> Range<Int> {
    TimeWindow(axis: .even(count), bounds: WindowBounds(lower: lower, upper: upper)).indices
  }

  @Test("shows every point, the last one too", arguments: [0, 1, 2, 5, 112, 372, 100_000])
  func full(count: Int) {
    #expect(indices(count, 0, 1) == 0..<count)
  }

  @Test("takes the points in sight and one beyond each edge")
  func edges() {
    #expect(indices(112, 0.3, 0.8) == 33..<90)
    #expect(indices(11, 0.3, 0.8) == 3..<9)
    #expect(indices(11, 0.31, 0.79) == 3..<9)
    #expect(indices(11, 0.7, 1) == 7..<11)
  }

  @Test("holds the two neighbours when it is narrower than a step")
  func narrow() {
    #expect(indices(11, 0.52, 0.53) == 5..<7)
    #expect(indices(11, 0.5, 0.5) == 5..<7)
    #expect(indices(11, 1, 1) == 9..<11)
    #expect(indices(11, 0, 0) == 0..<2)
    #expect(indices(1, 0.3, 0.8) == 0..<1)
  }

  @Test("clamps, swaps and replaces odd bounds")
  func odd() {
    #expect(indices(11, -3, 7) == 0..<11)
    #expect(indices(11, 0.8, 0.3) == 3..<9)
    #expect(indices(11, .nan, .nan) == 0..<11)
    #expect(indices(11, 0.5, .infinity) == 5..<11)
  }

  @Test("tells the points in sight from those beyond its edges")
  func seen() {
    func seen(_ lower: Double, _ upper: Double) -> Range<Int> {
      TimeWindow(axis: .even(11), bounds: WindowBounds(lower: lower, upper: upper)).seen
    }
    #expect(seen(0.3, 0.8) == 3..<9)
    #expect(seen(0.31, 0.79) == 4..<8)
    #expect(seen(0.5, 0.5) == 5..<6)
    #expect(seen(0.52, 0.53).isEmpty)
    #expect(seen(0, 1) == 0..<11)
  }

  @Test("is true to time where points are uneven")
  func uneven() {
    // Ten steps long, with a hole from 2 to 8, and two points at 9.
    let axis = TimeAxis([0, 1000, 2000, 8000, 9000, 9000, 10_000])
    let window = TimeWindow(axis: axis, bounds: WindowBounds(lower: 0.3, upper: 0.9))
    #expect(window.positions == 3...9)
    #expect(window.indices == 2..<6)
    #expect(window.seen == 3..<6)
    #expect(TimeWindow(axis: axis, bounds: WindowBounds(lower: 0.3, upper: 0.4)).indices == 2..<4)
    #expect(TimeWindow(axis: axis, bounds: WindowBounds(lower: 0.3, upper: 0.4)).seen.isEmpty)
  }

  @Test("contains its positions and stays in the series for random bounds")
  func laws() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...500, using: &random)
      let window = TimeWindow(
        axis: .even(count),
        bounds: WindowBounds(
          lower: Double.random(in: -0.2...1.2, using: &random),
          upper: Double.random(in: -0.2...1.2, using: &random)))
      let (first, last) = (window.indices.lowerBound, window.indices.upperBound - 1)
      #expect(first >= 0 && last < count && (count == 1 || last > first))
      #expect(Double(first) <= window.positions.lowerBound)
      #expect(Double(last) >= window.positions.upperBound)
      #expect(window.positions.lowerBound - Double(first) < 1.000001)
      #expect(Double(last) - window.positions.upperBound < 1.000001)
    }
  }
}
