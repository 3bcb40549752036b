import Chartroom
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// The work of the main actor for one frame of the pan, and for the frames of a second.
  static let frameStages = [layout("layout", frames: 1), layout("layout/second", frames: 60)]

  private static func layout(_ name: String, frames: Int) -> BenchmarkGroup {
    BenchmarkGroup(
      Benchmark(
        .stage, "frames/\(name)", work: .init(points: 500_000, frames: 1), parts: frames)
    ) {
      let count = 600
      let scene = try FrameScene(points: 100_000, frames: count)
      var index = 0
      return {
        var commands = 0
        for _ in 0..<frames {
          index = (index + 1) % count
          commands = scene.drawList(of: index).commands.count
        }
        return commands
      }
    }
  }

  /// The pan, from the data to each sink, with one worker and with two; times are those of a frame.
  ///
  /// It lasts three seconds, because starting ffmpeg takes as long as a dozen frames.
  static let frames =
    FrameTarget.allCases.map { frames("pan", points: 100_000, count: 180, into: $0) }
    + [frames("pan-ready", points: 100_000, count: 180, into: .null, isReady: true)]

  /// One second of the pan, for comparisons with other programs.
  static let peerFrames = [10_000, 100_000].flatMap { points in
    [FrameTarget.null, .x264].map { frames("pan-\(points)", points: points, count: 60, into: $0) }
  }

  /// Returns a group of a pan with one worker and with two.
  ///
  /// Evaluation is serial and limits the speed-up. If `isReady` is true, the frames are evaluated before the
  /// measurement, so that only the work of the workers is measured.
  private static func frames(
    _ name: String, points: Int, count: Int, into target: FrameTarget, isReady: Bool = false
  ) -> BenchmarkGroup {
    let format = FrameFormat(
      width: Int(FrameScene.size.width), height: Int(FrameScene.size.height),
      framesPerSecond: Int(FrameScene.rate), count: count)
    func contender(workers: Int) -> BenchmarkGroup.Contender<FrameRun> {
      .init(
        waiting: Benchmark(
          .scene,
          "frames/\(name)/\(target.rawValue)" + (workers == 1 ? "" : "/\(workers)"),
          work: .init(points: 5 * points, frames: 1), parts: count)
      ) { run in
        var spent = FrameShares()
        return WaitingWork(
          body: {
            var sink = target.sink(in: run.folder.path)
            let statistics = try await FrameSequence(format, source: run.drawList)
              .render(into: &sink, workers: workers)
            spent.add(statistics)
            return statistics.frames
          }, begin: { PeakMemory.restart() }, end: { spent.noteMemory() }, remark: { spent.text }
        )
      }
    }
    return BenchmarkGroup(
      "scene/frames/\(name)/\(target.rawValue)", reference: contender(workers: 1),
      others: [contender(workers: 2)]
    ) { try FrameRun(points: points, frames: count, isReady: isReady) }
  }
}

/// The sinks of the frames of a benchmark.
private enum FrameTarget: String, CaseIterable {
  case null, raw, y4m, png, x264

  /// Returns a new sink.
  func sink(in folder: String) -> any FrameSink {
    switch self {
    case .null: NullFrameSink()
    case .raw: RawFrameSink(.bgraPremultiplied, to: .path("/dev/null"))
    case .y4m: Y4MFrameSink(to: .path("/dev/null"))
    case .png: PNGFrameSink(FramePattern(folder: folder))
    case .x264: VideoSink(to: folder + "/pan.mp4", as: .mp4, preset: "ultrafast")
    }
  }
}

/// The scene of a benchmark, with a folder for its files.
@MainActor
private struct FrameRun {
  private let scene: FrameScene
  private let ready: [DrawList]
  let folder: BenchmarkFolder

  init(points: Int, frames: Int, isReady: Bool) throws {
    let scene = try FrameScene(points: points, frames: frames)
    self.scene = scene
    ready = isReady ? (0..<frames).map(scene.drawList) : []
    folder = try BenchmarkFolder()
  }

  func drawList(of frame: Int) -> DrawList {
    ready.isEmpty ? scene.drawList(of: frame) : ready[frame]
  }
}

/// The shares of the stages in the time of frames, and their peak memory.
private struct FrameShares {
  private var spent = FrameStatistics()
  private var memory = 0

  mutating func add(_ run: FrameStatistics) {
    spent.evaluating += run.evaluating
    spent.rasterizing += run.rasterizing
    spent.encoding += run.encoding
    spent.writing += run.writing
  }

  mutating func noteMemory() { memory = max(memory, PeakMemory.bytes) }

  var text: String {
    let shares = spent.stages.map { "\($0.name) \(Int((100 * $0.share).rounded())) %" }
    return shares.joined(separator: ", ") + ", \(memory >> 20) MiB"
  }
}
