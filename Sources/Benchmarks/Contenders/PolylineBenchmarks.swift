import Foundation
import Graphics

extension BenchmarkSuite {
  /// Noisy lines, two pixels wide: stroked by Cairo and by columns of pixels.
  static let polylines =
    [1_000, 7_680, 100_000].map { vertices in
      strokes("\(vertices)", vertices: vertices) { [BenchmarkCanvas.walk(vertices)] }
    } + [
      // The number of points that M4 keeps of long series at this width, with two buckets per column.
      strokes("five-series", vertices: 5 * 15_360) {
        (3..<8).map { BenchmarkCanvas.walk(15_360, seed: $0) }
      }
    ]

  private static func strokes(
    _ name: String, vertices: Int, _ lines: @escaping @MainActor @Sendable () -> [[CGPoint]]
  ) -> BenchmarkGroup {
    func contender(
      _ way: String, _ command: @escaping @Sendable ([CGPoint]) -> DrawCommand
    ) -> BenchmarkGroup.Contender<[[CGPoint]]> {
      BenchmarkCanvas.contender("stroke/\(way)/\(name)", points: vertices) { lines in
        DrawList(lines.map(command))
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
}
