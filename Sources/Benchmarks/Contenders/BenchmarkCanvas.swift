import CairoCanvas
import Foundation
import Graphics
import Showcase

/// A reusable canvas in Full HD; creating one for each run would take longer than drawing a line.
final class BenchmarkCanvas {
  static let width = 1_920
  static let height = 1_080

  var canvas: ImageCanvas

  init() throws { canvas = try ImageCanvas(width: Self.width, height: Self.height, scale: 1) }

  /// Returns a contender that draws a list made from the group's input.
  ///
  /// - Parameters:
  ///   - name: The name of the benchmark, without its level.
  ///   - points: The number of points.
  ///   - list: Returns the draw list; its time is not measured.
  /// - Returns: The contender of a group.
  static func contender<Input>(
    _ name: String, points: Int, _ list: @escaping @Sendable (Input) -> DrawList
  ) -> BenchmarkGroup.Contender<Input> {
    .init(Benchmark(.stage, name, work: .init(points: points))) { input in
      let list = list(input)
      let target = try BenchmarkCanvas()
      return {
        try target.canvas.draw(list)
        return list.commands.count
      }
    }
  }

  /// Returns a line from the left to the right edge, in steps of up to 30 points up or down.
  static func walk(_ count: Int, seed: UInt64 = 3) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    var y = CGFloat(height) / 2
    return (0..<count).map { index in
      y = max(0, min(y + 60 * (random.unit() - 0.5), CGFloat(height)))
      return CGPoint(x: CGFloat(width) * CGFloat(index) / CGFloat(count - 1), y: y)
    }
  }

  /// Returns random points of the picture.
  static func scatter(_ count: Int) -> [CGPoint] {
    var random = SplitMix64(seed: 4)
    return (0..<count).map { _ in
      CGPoint(x: CGFloat(width) * random.unit(), y: CGFloat(height) * random.unit())
    }
  }
}
