import ChartScales
import ChartSets
import Foundation
import Testing

@Suite("YMark")
struct YMarkTests {
  private static let height: CGFloat = 300
  private static let small = LinearScale(values: 0...100, height: height)
  private static let large = LinearScale(values: 0...250, height: height)

  private static func labels(_ scale: LinearScale) -> [YMark] {
    YMark.labels(of: scale, height: height) { $0.map { "\($0)" } }
  }

  @Test("a settled scale has all of its lines, solid")
  func settled() {
    let marks = YMark.lines(of: Self.small, height: Self.height)
    #expect(marks.map(\.value) == Self.small.ticks)
    #expect(marks.allSatisfy { $0.opacity == 1 })
  }

  @Test("what two grids share stays solid, the others have the weight of their grid")
  func shared() throws {
    let mix = try #require(
      LinearScale(mixing: [(Self.small, weight: 0.25), (Self.large, weight: 0.75)]))
    for mark in Self.labels(mix) {
      let isInBoth = Self.small.ticks.contains(mark.value) && Self.large.ticks.contains(mark.value)
      if isInBoth {
        #expect(mark.opacity == 1, "\(mark.value)")
      } else {
        #expect(mark.opacity <= (Self.small.ticks.contains(mark.value) ? 0.25 : 0.75))
      }
    }
    #expect(Set(Self.labels(mix).map(\.id)).count == Self.labels(mix).count)
  }

  @Test("a line that leaves the plot, or whose label does, is not there")
  func outside() throws {
    let mix = try #require(
      LinearScale(mixing: [(Self.small, weight: 0.9), (Self.large, weight: 0.1)]))
    #expect(Self.large.ticks.contains { $0 > mix.domain.upperBound })
    for mark in Self.labels(mix) { #expect(mix.domain.contains(mark.value)) }
  }
}
