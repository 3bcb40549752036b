import CairoCanvas
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Noisy lines, two pixels wide: stroked by Cairo, and by the columns of pixels that they cross.
  static let polylines =
    [1_000, 7_680, 100_000].map { vertices in
      strokes("\(vertices)", vertices: vertices) { [walk(vertices, seed: 3)] }
    } + [
      // What M4 leaves of long series in a picture of this width, with two buckets a column.
      strokes("five-series", vertices: 5 * 15_360) { (3..<8).map { walk(15_360, seed: $0) } }
    ]

  private static func strokes(
    _ name: String, vertices: Int, _ lines: @escaping @MainActor @Sendable () -> [[CGPoint]]
  ) -> BenchmarkGroup {
    func contender(
      _ way: String, _ command: @escaping @Sendable ([CGPoint]) -> DrawCommand
    ) -> BenchmarkGroup.Contender<[[CGPoint]]> {
      .init(Benchmark(.stage, "stroke/\(way)/\(name)", work: .init(points: vertices))) { lines in
        let list = DrawList(lines.map(command))
        let easel = try Easel()
        return {
          try easel.canvas.draw(list)
          return list.commands.count
        }
      }
    }
    let round = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    let paint = Paint.color(Color.Resolved(red: 0.1, green: 0.3, blue: 0.8))
    return BenchmarkGroup(
      "stage/stroke/\(name)",
      reference: contender("cairo") { points in
        .stroke(Path { $0.addLines(points) }, round, paint)
      },
      others: [
        contender("columns") { .polyline(Polyline($0), round, paint) },
        contender("columns-mitered") { .polyline(Polyline($0), StrokeStyle(lineWidth: 2), paint) },
      ], input: lines)
  }

  /// A line from the left edge to the right one, in steps of up to 30 points up or down.
  private static func walk(_ count: Int, seed: UInt64) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    let (width, height) = (CGFloat(Easel.width), CGFloat(Easel.height))
    var y = height / 2
    return (0..<count).map { index in
      y = max(0, min(y + 60 * (random.unit() - 0.5), height))
      return CGPoint(x: width * CGFloat(index) / CGFloat(count - 1), y: y)
    }
  }
}

/// A canvas in full HD that is drawn on over and over: making one would take longer than a line.
private final class Easel {
  static let width = 1_920
  static let height = 1_080

  var canvas: ImageCanvas

  init() throws { canvas = try ImageCanvas(width: Self.width, height: Self.height, scale: 1) }
}
