import CairoCanvas
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// A noisy line, two pixels wide: stroked by Cairo, and by the columns of pixels that it crosses.
  static let polylines = [1_000, 7_680].map { vertices in
    func contender(
      _ way: String, _ list: @escaping @Sendable ([CGPoint]) -> DrawList
    ) -> BenchmarkGroup.Contender<[CGPoint]> {
      .init(Benchmark(.stage, "stroke/\(way)/\(vertices)", work: .init(points: vertices))) {
        points in
        let list = list(points)
        let easel = try Easel()
        return {
          try easel.canvas.draw(list)
          return list.commands.count
        }
      }
    }
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    let paint = Paint.color(Color.Resolved(red: 0.1, green: 0.3, blue: 0.8))
    return BenchmarkGroup(
      "stage/stroke/\(vertices)",
      reference: contender("cairo") { points in
        DrawList([.stroke(Path { $0.addLines(points) }, style, paint)])
      },
      others: [
        contender("columns") { DrawList([.polyline(Polyline($0), style, paint)]) }
      ]
    ) { walk(vertices) }
  }

  /// A line from the left edge to the right one, in steps of up to 30 points up or down.
  private static func walk(_ count: Int) -> [CGPoint] {
    var random = SplitMix64(seed: 3)
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
