import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ChainSweep")
struct ChainSweepTests {
  private func round(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  @Test("nearly vertical hairlines are as smooth as nearly horizontal ones")
  func steep() throws {
    for line in [HardLine.nearlyVertical, .nearlyHorizontal, .steps] {
      for width in [0.5, 1, 2] as [CGFloat] {
        let bitmap = try picture(
          width: HardLine.width, height: HardLine.height,
          [.polyline(line.polyline, round(width), .black)])
        let truth = SampledStroke(
          line.runs, style: round(width), width: HardLine.width, height: HardLine.height,
          samples: 64)
        #expect(truth.error(of: bitmap).mean < 0.006)
      }
    }
  }

  @Test("edges that meet within a pixel leave no seam")
  func seams() throws {
    let runs = (0..<8).flatMap { row in
      [CGPoint(x: -5, y: 8.5 + 3 * Double(row)), CGPoint(x: 45, y: 8.5 + 3 * Double(row))]
    }
    let line = Polyline(points: runs, runs: (0..<8).map { 2 * $0..<2 * $0 + 2 })
    let bitmap = try picture([.polyline(line, round(3), .black)])
    for y in 7..<31 { #expect(bitmap.alpha(20, y) == 255) }
  }

  @Test("more chains than fit together are covered as few are")
  func manyChains() throws {
    // Every piece is a chain of its own, and all reach the same columns.
    let count = 3_000
    let points = (0...count).map { index in
      CGPoint(x: index.isMultiple(of: 2) ? 2 : 38, y: 5 + 30 * CGFloat(index) / CGFloat(count))
    }
    let bitmap = try picture([.polyline(Polyline(points), round(1), .black)])
    for y in 6..<34 {
      for x in 3..<37 { #expect(bitmap.alpha(x, y) == 255) }
    }
    #expect(bitmap.alpha(20, 3) == 0 && bitmap.alpha(20, 36) == 0)
  }
}
