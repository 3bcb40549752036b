import Foundation
import Graphics
import Testing

@Suite("Polyline")
struct PolylineTests {
  private static func points(_ values: [CGFloat]) -> [CGPoint] {
    values.enumerated().map { CGPoint(x: CGFloat($0), y: $1) }
  }

  @Test(
    "points that are no numbers break the line and are left out",
    arguments: [
      ([1, 2, 3], [0..<3]), ([], []), ([.nan], []), ([.nan, 1], [0..<1]), ([1, .nan], [0..<1]),
      ([1, .nan, 2], [0..<1, 1..<2]), ([1, 2, .nan, .infinity, 3, 4], [0..<2, 2..<4]),
      ([-.infinity, 1, 2, 3], [0..<3]),
    ] as [([CGFloat], [Range<Int>])])
  func gaps(values: [CGFloat], runs: [Range<Int>]) {
    let line = Polyline(Self.points(values))
    #expect(line.runs == runs)
    #expect(line.points == Self.points(values).filter(\.y.isFinite))
  }

  @Test("breaks inside of runs add to those that are given")
  func runs() {
    let line = Polyline(points: Self.points([0, 1, .nan, 3, 4, 5]), runs: [0..<4, 4..<6])
    #expect(line.runs == [0..<2, 2..<3, 3..<5])
    #expect(
      Polyline(points: Self.points([0, 1, 2]), runs: [0..<1, 1..<3]).runs == [0..<1, 1..<3])
  }

  @Test("runs end where the points do, and are not empty", arguments: [1, .nan] as [CGFloat])
  func clampedRuns(last: CGFloat) {
    let line = Polyline(
      points: Self.points([0, 1, 2, last]), runs: [-3..<1, 1..<1, 1..<3, 9..<12, -5 ..< -2, 3..<8])
    #expect(line.runs == [0..<1, 1..<3] + (last.isNaN ? [] : [3..<4]))
    #expect(line.points.count == (last.isNaN ? 3 : 4))
    #expect(Polyline(points: [], runs: [0..<1, 2..<5]).runs.isEmpty)
  }
}
