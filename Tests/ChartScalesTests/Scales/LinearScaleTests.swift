import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("LinearScale")
struct LinearScaleTests {
  private func check(_ scale: LinearScale, covers values: ClosedRange<Double>, _ note: String) {
    #expect(scale.domain.lowerBound <= values.lowerBound, "\(note)")
    #expect(scale.domain.upperBound >= values.upperBound, "\(note)")
    #expect(scale.domain.lowerBound == scale.ticks.first, "\(note)")
    #expect(scale.ticks.allSatisfy { scale.domain.contains($0) }, "\(note)")
    #expect(zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy(<), "\(note)")
    let labels = ChartFormats.standard.axisNumbers(scale.ticks)
    #expect(Set(labels).count == labels.count, "\(note): \(labels)")
  }

  @Test("covers, rises and prints no tick twice on random ranges")
  func laws() {
    var random = SplitMix64(seed: 7)
    for number in 0..<3_000 {
      let size = pow(10, Double.random(in: -12...15, using: &random))
      let middle = Double.random(in: -1...1, using: &random) * size
      let span = size * pow(10, Double.random(in: -9...0, using: &random))
      let integers = Bool.random(using: &random)
      let low = integers ? middle.rounded() : middle
      let high = integers ? (middle + span).rounded() : middle + span
      let height = Double.random(in: 0...900, using: &random)
      let scale = LinearScale(values: low...high, height: height, integers: integers)
      check(scale, covers: low...high, "case \(number): \(low)...\(high) at \(height)")
      #expect((1...24).contains(scale.ticks.count))
      if integers { #expect(scale.ticks.allSatisfy { $0 == $0.rounded() }) }
    }
  }

  @Test("draws five or six lines, fills the plot and keeps labels apart at the design's height")
  func typical() {
    var random = SplitMix64(seed: 8)
    var lines = [Int](repeating: 0, count: 12)
    var fill = 0.0
    for _ in 0..<2_000 {
      let low = Double.random(in: 0...1_000_000, using: &random)
      let high = low + pow(10, Double.random(in: 1...6, using: &random))
      let scale = LinearScale(values: low...high, height: 270)
      let span = scale.domain.upperBound - scale.domain.lowerBound
      lines[scale.ticks.count] += 1
      fill += (high - low) / span
      #expect((4...8).contains(scale.ticks.count))
      #expect((high - low) / span > 0.55)
      #expect(scale.y(of: scale.ticks[scale.ticks.count - 1], height: 270) >= 15.9)
      #expect(
        (scale.ticks[1] - scale.ticks[0]) / span * 270
          >= LinearScale.leastSpacing(lines: scale.ticks.count))
    }
    #expect(lines[5] + lines[6] > 1_500)
    #expect(fill / 2_000 > 0.8)
  }

  @Test("gives round ticks for the contest's data")
  func known() {
    #expect(
      LinearScale(values: 19...278, height: 270, integers: true).ticks == [
        0, 50, 100, 150, 200, 250,
      ])
    #expect(
      LinearScale(values: 328_510...4_505_200, height: 270, integers: true).ticks
        == [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000])
    #expect(LinearScale(values: 0.1...0.62, height: 270).ticks == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6])
  }

  @Test("surrounds a constant", arguments: [5.0, 0, -3, 1000, 0.004, -0.004, 1e300, -1e300, 1e15])
  func constant(value: Double) {
    for integers in [true, false] where !integers || value == value.rounded() {
      let scale = LinearScale(values: value...value, height: 270, integers: integers)
      check(scale, covers: value...value, "\(value)")
      #expect(scale.ticks.count > 1)
    }
  }

  @Test(
    "draws a constant in the middle of a scale that its values fill",
    arguments: [0, -7, 0x1p54, 1e17, -1e300])
  func filledConstant(value: Double) {
    let scale = LinearScale(filling: value...value)
    #expect(scale.domain.lowerBound < value && value < scale.domain.upperBound)
    #expect(abs(scale.y(of: value, height: 100) - 50) < 0.1)
  }

  @Test("never shows negative counts for a constant count")
  func constantCounts() {
    #expect(LinearScale(values: 0...0, height: 270, integers: true).ticks == [0, 1])
    #expect(LinearScale(values: 5...5, height: 270, integers: true).ticks == [4, 5, 6])
  }

  @Test("takes 0...1 where nothing is visible")
  func nothing() {
    let scale = LinearScale(values: nil, height: 270)
    #expect(scale.ticks == [0, 0.2, 0.4, 0.6, 0.8, 1])
  }

  @Test("survives extreme values")
  func extremes() {
    let huge = Double.greatestFiniteMagnitude
    let tiny = Double.leastNonzeroMagnitude
    for values in [
      -huge...huge, -1e300...1e300, 0...tiny, -tiny...0, 1...1.nextUp, 1e15...(1e15 + 10),
      0...1e-12, -huge...(-huge),
    ] {
      let scale = LinearScale(values: values, height: 270)
      #expect(scale.domain.lowerBound < scale.domain.upperBound, "\(values)")
      #expect(zip(scale.ticks, scale.ticks.dropFirst()).allSatisfy(<), "\(values)")
      #expect(scale.ticks.allSatisfy { $0.isFinite }, "\(values)")
      #expect(!scale.ticks.isEmpty && scale.ticks.count < 12, "\(values): \(scale.ticks)")
    }
  }

  @Test("has one line at least, whatever the height")
  func heights() {
    for height in [0, -5, 1, 20, 33, 60, .nan, .infinity, 1e9] as [Double] {
      let scale = LinearScale(values: 3...99, height: height)
      check(scale, covers: 3...99, "\(height)")
    }
    #expect(LinearScale.lineCount(height: 270) == 6)
    #expect(LinearScale.lineCount(height: 10) == 1)
    #expect(LinearScale(values: 3...99, height: 20).ticks.count == 1)
  }

  @Test("starts at zero where it is told to")
  func zero() {
    #expect(LinearScale(values: 80...99, height: 270, includesZero: true).domain.lowerBound == 0)
    #expect(LinearScale(values: -99 ... -80, height: 270, includesZero: true).ticks.contains(0))
  }

  @Test("maps values to points from the top")
  func mapping() {
    let scale = LinearScale(values: 0...100, height: 270)
    #expect(scale.y(of: scale.domain.lowerBound, height: 270) == 270)
    #expect(scale.y(of: scale.domain.upperBound, height: 270) == 0)
    #expect(scale.y(of: .nan, height: 270).isNaN)
  }

  @Test("ticks of huge values print with few digits")
  func hugeTicks() {
    let ticks = LinearScale(values: 0...4.5e299, height: 370).ticks
    #expect(ticks.map { "\($0)" }.allSatisfy { $0.count <= 8 }, "\(ticks)")
  }
}

@Suite("a mix of linear scales")
struct MixedScaleTests {
  private static let small = LinearScale(values: 0...100, height: 300)
  private static let large = LinearScale(values: 500...900, height: 300)

  @Test("has the weighted mean of the domains, and of equal scales is the scale itself")
  func domain() throws {
    let mix = try #require(LinearScale(mixing: [(Self.small, 0.5), (Self.large, 0.5)]))
    #expect(
      mix.domain.upperBound == (Self.small.domain.upperBound + Self.large.domain.upperBound) / 2)
    #expect(
      mix.domain.lowerBound == (Self.small.domain.lowerBound + Self.large.domain.lowerBound) / 2)
    #expect(mix.domain.lowerBound > Self.small.domain.lowerBound)
    // Ten tenths are less than 1.
    #expect(
      LinearScale(mixing: Array(repeating: (Self.small, 0.1), count: 10)) == Self.small)
    #expect(LinearScale(mixing: []) == nil)
  }

  @Test("has a grid for each set of lines, with the sum of their weights as its opacity")
  func grids() throws {
    let mix = try #require(
      LinearScale(mixing: [(Self.small, 0.25), (Self.large, 0.5), (Self.small, 0.25)]))
    #expect(mix.grids.map(\.values) == [Self.small.ticks, Self.large.ticks])
    #expect(mix.grids.map(\.opacity) == [0.5, 0.5])
    let heavy = try #require(LinearScale(mixing: [(Self.small, 0.25), (Self.large, 0.75)]))
    #expect(heavy.ticks == Self.large.ticks)
  }
}
