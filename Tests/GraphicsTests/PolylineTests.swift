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

  @Test("a line whose points are set to no numbers is still equal to its copy")
  func equality() {
    var line = Polyline(Self.points([1, 2]))
    line.points[0].y = .nan
    let copy = line
    #expect(line == copy)
    #expect(line != Polyline(Self.points([1, 2])))
    #expect(Polyline(Self.points([1, 2])) == Polyline(Self.points([1, 2])))
  }
}
