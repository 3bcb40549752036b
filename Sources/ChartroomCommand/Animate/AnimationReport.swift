import Chartroom
import Foundation

/// The report of `chartroom animate --report`: the speed, the memory and the time of each stage.
struct AnimationReport: CustomStringConvertible {
  private let statistics: FrameStatistics
  private let plan: AnimationPlan
  private let memory: Int

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - statistics: The times and counts of the frames.
  ///   - plan: The plan of the animation.
  ///   - memory: The peak memory of the process, in bytes.
  init(_ statistics: FrameStatistics, _ plan: AnimationPlan, memory: Int) {
    self.statistics = statistics
    self.plan = plan
    self.memory = memory
  }

  var description: String {
    let frames = max(statistics.frames, 1)
    let (width, height) = (plan.frames.width, plan.frames.height)
    let seconds = max(statistics.elapsed / .seconds(1), 1e-9)
    let lines = statistics.stages.map { stage in
      "  \(stage.name): \(NumberText.decimals(stage.time / .milliseconds(1) / Double(frames), 2)) ms a "
        + "frame, \(NumberText.decimals(100 * stage.share, 0)) %"
    }
    let redrawn = Double(statistics.redrawnPixels) / Double(frames * width * height)
    return """
      chartroom: \(statistics.frames) frames of \(width)x\(height) in \
      \(NumberText.decimals(seconds, 2)) s, \(NumberText.decimals(Double(statistics.frames) / seconds, 1)) a \
      second, with \(plan.workers) \(plan.workers == 1 ? "worker" : "workers") and at most \
      \(memory >> 20) MiB
      \(lines.joined(separator: "\n"))
        redrawn: \(NumberText.decimals(100 * redrawn, 0)) % of the pixels
      """
  }
}
