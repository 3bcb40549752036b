import Chartroom
import Foundation
import Showcase

extension BenchmarkSuite {
  /// What the main actor does for a frame of the pan.
  static let frameStages = [
    BenchmarkGroup(Benchmark(.stage, "frames/layout", work: .init(points: 500_000))) {
      let frames = 600
      let scene = try FrameScene(points: 100_000, frames: frames)
      var index = 0
      return {
        index = (index + 1) % frames
        return scene.drawList(of: index).commands.count
      }
    }
  ]
}
