import ChartScales
import ChartSets
import ChartroomUI
import Testing

@Suite("ScaleMix")
struct ScaleMixTests {
  private static let scales = [10.0, 300, 7_000].map {
    LinearScale(values: 0...$0, height: 270)
  }
  private static let samples: [ScaleMix] =
    [.zero] + scales.map { ScaleMix($0) }
    + [
      ScaleMix(scales[0]) + ScaleMix(scales[1]),
      ScaleMix(scales[2]).scaled(by: -0.5) + ScaleMix(scales[0]).scaled(by: 2),
    ]

  /// The mix a part of the way from one to another.
  private static func between(_ start: ScaleMix, _ end: ScaleMix, _ part: Double) -> ScaleMix {
    start + (end - start).scaled(by: part)
  }

  @Test("mixes are a vector space, whatever the order of their scales is")
  func laws() {
    for first in Self.samples {
      #expect(first + .zero == first && first - first == .zero && first.scaled(by: 0) == .zero)
      for second in Self.samples {
        #expect(first + second == second + first)
        #expect((first + second) - second == first)
        #expect((first + second).scaled(by: 2) == first.scaled(by: 2) + second.scaled(by: 2))
        #expect(
          (first + second).magnitudeSquared + (first - second).magnitudeSquared
            == 2 * (first.magnitudeSquared + second.magnitudeSquared))
      }
    }
    #expect(ScaleMix(Self.scales[0]) != ScaleMix(Self.scales[1]))
  }

  @Test("the mix of one scale is the scale, and no scale has none")
  func ends() {
    for scale in Self.scales { #expect(ScaleMix(scale).scale == scale) }
    #expect(ScaleMix.zero.scale == nil)
    #expect((ScaleMix(Self.scales[0]) - ScaleMix(Self.scales[0])).scale == nil)
    let (start, end) = (ScaleMix(Self.scales[0]), ScaleMix(Self.scales[1]))
    #expect(Self.between(start, end, 0).scale == Self.scales[0])
    // No grid line of the old scale is left at the end.
    #expect(Self.between(start, end, 1).scale == Self.scales[1])
  }

  @Test("the way between two scales moves both edges evenly, and fades one grid into the other")
  func way() throws {
    let (start, end) = (Self.scales[0], Self.scales[1])
    for part in stride(from: 0.125, to: 1, by: 0.125) {
      let scale = try #require(Self.between(ScaleMix(start), ScaleMix(end), part).scale)
      let top =
        start.domain.upperBound + (end.domain.upperBound - start.domain.upperBound) * part
      #expect(abs(scale.domain.upperBound - top) < 1e-9 && scale.domain.lowerBound == 0)
      #expect(scale.grids.map(\.values) == [start.ticks, end.ticks])
      #expect(scale.grids.map(\.opacity) == [1 - part, part])
    }
  }

  @Test(
    "a spring that overshoots draws no grid with an opacity outside of 0 to 1",
    arguments: [-0.25, -0.01, 1.01, 1.25])
  func overshoot(part: Double) throws {
    let (start, end) = (Self.scales[0], Self.scales[1])
    let scale = try #require(Self.between(ScaleMix(start), ScaleMix(end), part).scale)
    #expect(scale.grids.map(\.values) == [part < 0 ? start.ticks : end.ticks])
    #expect(scale.grids.map(\.opacity) == [1])
    #expect(scale.ticks == (part < 0 ? start.ticks : end.ticks))
  }
}
