public import ArgumentParser
public import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import Decimation
import Foundation
import Graphics

/// `chartroom animate CHARTSET --to-window A...B --duration S --out …`.
struct AnimateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract:
      "Renders a chart with a moving window as PNG files, an uncompressed stream or a video.",
    discussion: """
      Both ends of the window move at constant speed from --window to --to-window. The Y scale follows, \
      with an easing of a quarter of a second. Frame k shows the chart after k/fps seconds. The name given to \
      --out selects the kind of output. A folder, or a name with %06d, receives one PNG file per frame. Files \
      ending in .y4m, .bgra or .rgba receive uncompressed frames. Files ending in .mp4 (H.264), .webm (VP9), \
      .mov (ProRes 4444), .gif or .apng are encoded by ffmpeg, which must be installed. The name - is standard \
      output. A file appears complete or not at all.
      """)

  @Argument(help: "Chart set file (JSON).")
  var file: String

  @Option(
    name: .customLong("chart"), parsing: .unconditional,
    help: ArgumentHelp(
      "Number of the chart in the file, counted from 1 (default: 1).", valueName: "n"),
    transform: OptionFormat.count("a chart number", in: 1 ... .max, example: 1).read)
  var number: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Visible part of the time axis at the start: 0 is the first point, and 1 the last (default: 0.3...0.8).",
      valueName: "from...to"),
    transform: OptionFormat.window.read)
  var window: WindowBounds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Visible part of the time axis at the end of the duration, one frame after the last frame.",
      valueName: "from...to"),
    transform: OptionFormat.window.read)
  var toWindow: WindowBounds

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Duration of the animation, in seconds.", valueName: "seconds"),
    transform: OptionFormat.seconds.read)
  var duration: Double

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second: 1 to 1000, or 1 to 50 for .gif (default: 60, or 50 for .gif).",
      valueName: "n"),
    transform: OptionFormat.count("a frame rate", in: 1...1000, example: 60).read)
  var fps: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width and height in points (default: 1280x720).", valueName: "WxH"),
    transform: OptionFormat.size.read)
  var size: CGSize?

  @Option(
    help: ArgumentHelp(
      """
      Output: a folder; a PNG name with %06d; a file ending in .y4m, .bgra, .rgba, .mp4, .webm, .mov, .gif or \
      .apng; or - for standard output.
      """,
      valueName: "path"))
  var out: String

  @Option(help: "Format of standard output: y4m, bgra or rgba (default: y4m).")
  var format: StreamFormat?

  @Option(
    help: ArgumentHelp(
      "Chroma subsampling of y4m: 420, or 444 for none (default: 420).", valueName: "sampling"))
  var pixels: ChromaSubsampling?

  @Option(
    help: ArgumentHelp(
      "Encoding effort of H.264: ultrafast to veryslow (default: medium).", valueName: "preset"))
  var preset: VideoPreset?

  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "Compression effort of PNG files: fast, balanced or small (default: fast).",
      valueName: "effort"))
  var compression: PNGCompression?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Number of drawing threads, 1 to 64. With several threads, their frames must not exceed 134 million \
      pixels in total (default: one per processor core, or fewer for large frames).
      """, valueName: "n"),
    transform: OptionFormat.count(
      "a worker count", in: 1...AnimationPlan.mostWorkers, example: 2
    ).read)
  var workers: Int?

  @Option(help: "Appearance: light or dark.")
  var appearance = ColorScheme.light

  @OptionGroup
  var chart: ChartArguments

  @Flag(help: "Print the frame rate, the memory and the time of each stage to standard error.")
  var report = false

  /// Returns the number of threads: the workers, one per core for evaluating and writing, and the libraries'.
  ///
  /// The libraries start up to eight that watch ffmpeg.
  func threads() throws -> Int? {
    let plan = try plan()
    return plan.workers + ParallelWork.processors
      + (plan.output.container == nil ? 4 : 10)
  }

  func perform() async throws -> ExitCode {
    try await AnimationRun(plan: plan()).run()
  }

  /// Checks the options and fills in defaults.
  func plan() throws(ToolError) -> AnimationPlan {
    let output = try FrameOutput(out, stream: format, sampling: pixels)
    let rate = fps ?? (output.container == .gif ? 50 : 60)
    if preset != nil, output.container != .mp4 {
      throw ToolError(
        .usage, "--preset applies only to .mp4, but --out is '\(out)'. Omit --preset.")
    }
    if compression != nil, !output.isPictures {
      throw ToolError(.usage, "--png applies only to PNG files, but --out is '\(out)'. Omit --png.")
    }
    let request = try chart.request(
      window: window, size: size ?? CGSize(width: 1280, height: 720))
    let frames = FrameFormat(
      width: request.size.width, height: request.size.height, scale: request.size.scale,
      framesPerSecond: rate, count: try Self.count(seconds: duration, rate: rate))
    do {
      try output.container?.check(frames)
    } catch {
      throw ToolError(.usage, "--out: '\(out)': \(error)")
    }
    let most = AnimationPlan.mostWorkers(for: request.size)
    if let workers, workers > most {
      throw ToolError(
        .limit,
        "--workers: '\(workers)' workers with frames of \(request.size.width)x\(request.size.height) pixels "
          + "need \(AnimationPlan.frameMebibytes(of: workers, request.size)) MiB of memory for frames, and the "
          + "limit is \(AnimationPlan.mostFrameBytes >> 20). "
          + "Give --workers \(most), or a smaller --size or --scale.")
    }
    return AnimationPlan(
      input: file, number: number ?? 1, request: request, target: toWindow, duration: duration,
      frames: frames, output: output, preset: preset ?? .medium,
      compression: compression ?? .fast,
      workers: workers ?? min(ParallelWork.processors, most),
      appearance: appearance, isReported: report)
  }

  private static func count(seconds: Double, rate: Int) throws(ToolError) -> Int {
    let count = (seconds * Double(rate)).rounded()
    let asked = "'\(NumberText.shortest(seconds))' seconds at \(rate) frames per second"
    guard count >= 1 else {
      throw ToolError(
        .usage, "--duration: \(asked) are less than one frame. Give a longer duration.")
    }
    guard count <= Double(AnimationPlan.mostFrames) else {
      throw ToolError(
        .limit,
        "--duration: \(asked) exceed the limit of \(AnimationPlan.mostFrames) frames. "
          + "Give a shorter duration.")
    }
    return Int(count)
  }
}

extension StreamFormat: ExpressibleByArgument {}
extension ChromaSubsampling: ExpressibleByArgument {}
extension VideoPreset: ExpressibleByArgument {}
