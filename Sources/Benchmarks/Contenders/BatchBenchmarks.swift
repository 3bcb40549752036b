import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Many rectangles and marks with a paint each: as separate commands and as one command.
  static let batches =
    [
      rectangles("rectangles/cells", side: 4), rectangles("rectangles/fractions", side: 4.3),
    ] + [colouredMarks]

  /// The paints of a colour scale.
  private static let paints = (0..<64).map { level in
    let part = Float(level) / 63
    return Paint.color(Color.Resolved(red: part, green: 0.4, blue: 1 - part))
  }

  /// The cells of a heat map; a whole side puts them on whole pixels.
  private static func rectangles(_ name: String, side: CGFloat) -> BenchmarkGroup {
    let count = 100_000
    let columns = Int(CGFloat(BenchmarkCanvas.width) / side)
    @Sendable func cells(_ levels: [Int]) -> [(CGRect, Paint)] {
      levels.enumerated().map { (index: Int, level: Int) -> (CGRect, Paint) in
        let origin = CGPoint(
          x: side * CGFloat(index % columns), y: side * CGFloat(index / columns))
        return (CGRect(origin: origin, size: CGSize(width: side, height: side)), paints[level])
      }
    }
    return BenchmarkGroup(
      "stage/\(name)/\(count)",
      reference: BenchmarkCanvas.contender("\(name)/separate/\(count)", points: count) {
        DrawList(cells($0).map { .fill(Path($0.0), FillStyle(), $0.1) })
      },
      others: [
        BenchmarkCanvas.contender("\(name)/batch/\(count)", points: count) {
          DrawList([.rectangles(PaintedRectangles(cells($0)))])
        }
      ]
    ) {
      var random = SplitMix64(seed: 9)
      return (0..<count).map { _ in Int(random.unit() * 64) }
    }
  }

  /// Discs of four sizes in the colours of a scale.
  private static let colouredMarks = {
    let count = 10_000
    let disc = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    @Sendable func marks(_ points: [CGPoint]) -> [PaintedMarks.Mark] {
      points.enumerated().map { index, point in
        PaintedMarks.Mark(
          at: point, paints[index % 64], scale: [0.5, 1, 1.5, 2][index % 4])
      }
    }
    return BenchmarkGroup(
      "stage/coloured-marks/\(count)",
      reference: BenchmarkCanvas.contender("coloured-marks/separate/\(count)", points: count) {
        points in
        DrawList(
          marks(points).map { mark in
            let path = disc.applying(CGAffineTransform(scaleX: mark.scale, y: mark.scale))
            return .fill(
              path.offsetBy(dx: mark.position.x, dy: mark.position.y), FillStyle(), mark.paint)
          })
      },
      others: [
        BenchmarkCanvas.contender("coloured-marks/batch/\(count)", points: count) {
          DrawList([.paintedMarks(PaintedMarks(disc, marks: marks($0)))])
        }
      ]
    ) { BenchmarkCanvas.scatter(count) }
  }()
}
