import ChartSets
import Chartroom
import Foundation
import Graphics

/// The execution of an `AnimationPlan`.
@MainActor
struct AnimationRun {
  let plan: AnimationPlan

  /// Draws all frames into the output and prints its path.
  ///
  /// If the reader of standard output closes the pipe (`| head -c 1000`), the run ends without an error.
  ///
  /// - Throws: `ToolError`.
  func run() async throws(ToolError) -> ExitCode {
    do {
      let shown = try ShownChart.chart(plan.number, in: plan.input)
      try plan.request.checkHidden(in: shown.set.lines, areSomeMissing: false)
      let chart = try travelling(plan.request.prepared(shown.set))
      PeakMemory.restart()
      var sink = try plan.output.sink(preset: plan.preset, compression: plan.compression)
      let frames = plan.frames
      let statistics = try await FrameSequence(frames) { chart.drawList(at: frames.time(of: $0)) }
        .render(into: &sink, workers: plan.workers)
      try chart.checkSettled()
      StandardError.warn(ofMissing: chart.missingCharacters, in: shown.place)
      if let leftover = plan.output.leftover(behind: frames.count) {
        StandardError.warn(
          "'\(leftover)' is left over from an earlier, longer run, and ffmpeg would read it as another frame. "
            + "Remove it and the frames after it, or give a new folder.")
      }
      if plan.isReported {
        StandardError.print("\(AnimationReport(statistics, plan, memory: PeakMemory.bytes))")
      }
    } catch let error as OutputError where error.code == EPIPE && plan.output.isStandardOutput {
      return .done
    } catch {
      throw ToolError(ending: error)
    }
    if let path = plan.output.path { try StandardOutput.report(path, after: path) }
    return .done
  }

  private func travelling(_ set: LinesSet) throws -> TravellingChart {
    TravellingChart(
      set, travel: WindowTravel(from: set.bounds, to: plan.target, duration: plan.duration),
      size: plan.request.size.points, scale: plan.frames.scale, style: plan.request.style,
      environment: plan.request.environment(plan.appearance), shaper: try MainEngine.shaper())
  }
}
