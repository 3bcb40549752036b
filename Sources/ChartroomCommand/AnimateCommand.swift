public import ArgumentParser
public import CairoCanvas
import ChartSets
import Chartroom
import Foundation
import Graphics

/// `chartroom animate CHARTSET --to-window A...B --duration S --out …`.
struct AnimateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "animate",
    abstract: "Draws the frames of a chart whose window travels, as pictures, a stream or a video.",
    discussion: """
      The ends of the mini-map's window move evenly from --window to --to-window, and the Y scale \
      follows; frame k stands at k/fps seconds. --out chooses what becomes of the frames: a folder or \
      a name with %06d gets a PNG each; .y4m, .bgra and .rgba get bare frames; .mp4 (H.264), .webm \
      (VP9), .mov (ProRes 4444), .gif and .apng are made by ffmpeg, which must be installed; - is \
      standard output. A file appears whole or not at all.
      """)

  @Argument(help: "Chart set (JSON).")
  var file: String

  @Option(
    name: .customLong("chart"), parsing: .unconditional,
    help: ArgumentHelp("Which chart of the file, from 1.", valueName: "n"))
  var number = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Part of the time axis at first, 0 the first point, 1 the last (default: 0.3...0.8).",
      valueName: "from...to"))
  var window: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Part of the time axis when the duration is over, a frame after the last.",
      valueName: "from...to"))
  var toWindow: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Seconds that it takes.", valueName: "seconds"))
  var duration: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second, 1 to 1000 (default: 60, and 50 for .gif, which takes no more).",
      valueName: "n"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width and height in points.", valueName: "WxH"))
  var size = "1280x720"

  @Option(parsing: .unconditional, help: "Pixels per point, above 0 and at most 16.")
  var scale = "1"

  @Option(
    help: ArgumentHelp(
      "Folder, PNG name with %06d, .y4m, .bgra, .rgba, .mp4, .webm, .mov, .gif, .apng, or -.",
      valueName: "path"))
  var out: String

  @Option(help: "What standard output gets: y4m, bgra or rgba (default: y4m).")
  var format: StreamFormat?

  @Option(help: "Colour samples of y4m: 420 (one for 2×2 pixels) or 444 (default: 420).")
  var pixels: ChromaSubsampling?

  @Option(
    help: ArgumentHelp(
      "How much time H.264 may take: ultrafast to veryslow (default: medium).", valueName: "preset")
  )
  var preset: VideoPreset?

  @Option(
    name: .customLong("png"),
    help: ArgumentHelp(
      "How much time goes into small PNG files: fast, balanced or small (default: fast).",
      valueName: "effort"))
  var compression: PNGCompression?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Threads that draw, 1 to 64 (default: one for each core).", valueName: "n"))
  var workers: String?

  @Option(help: "light or dark.")
  var appearance = AnimationPlan.Appearance.light

  @Option(help: "contest or seed, the look of the BestKora app.")
  var style = RenderCommand.Style.contest

  @OptionGroup
  var chart: ChartOptions

  @Flag(help: "Tell on standard error how fast it was, and where the time went.")
  var report = false

  func perform() async throws -> ExitCode {
    try await Animation(plan: plan()).run()
  }

  /// Checks the options and fills in what was not given.
  func plan() throws(ToolError) -> AnimationPlan {
    let start = try window.map { text throws(ToolError) in try Number.window(text) }
    guard number >= 1 else {
      throw ToolError(.usage, "--chart \(number): charts are counted from 1.")
    }
    let output = try FrameOutput(out, stream: format, sampling: pixels)
    let rate =
      try fps.map { text throws(ToolError) in try Self.rate(text) }
      ?? (output.container == .gif ? 50 : 60)
    if let preset, output.container != .mp4 {
      throw ToolError(.usage, "--preset \(preset.rawValue) is for .mp4. Leave it out.")
    }
    if let compression, !output.isPictures {
      throw ToolError(.usage, "--png \(compression.rawValue) is for PNG files. Leave it out.")
    }
    let size = try PictureSize.parse(size)
    let scale = try Number.scale(scale)
    let pixels = try PictureSize.pixels(of: size, scale: scale)
    let seconds = try Self.seconds(duration)
    let frames = FrameFormat(
      width: pixels.width, height: pixels.height, scale: scale, framesPerSecond: rate,
      count: try Self.count(seconds: seconds, rate: rate))
    do {
      try output.container?.check(frames)
    } catch {
      throw ToolError(.usage, "--out \(out): \(error)")
    }
    return AnimationPlan(
      input: file, number: number, window: start, target: try Number.window(toWindow),
      duration: seconds, frames: frames, size: size, output: output,
      preset: preset ?? .medium, compression: compression ?? .fast,
      workers: try workers.map { text throws(ToolError) in try Self.workers(text) }
        ?? min(ProcessInfo.processInfo.activeProcessorCount, AnimationPlan.mostWorkers),
      appearance: appearance == .dark ? .dark : .light,
      style: style == .seed ? .seed : .contest, hidden: Set(chart.hide), title: chart.title,
      locale: try Region.locale(chart.locale), timeZone: try Region.timeZone(chart.timeZone),
      isReported: report)
  }

  private static func seconds(_ text: String) throws(ToolError) -> Double {
    guard let seconds = Number.parse(text), seconds > 0 else {
      throw ToolError(.usage, "'\(text)' is not a duration. Give seconds, above 0, as 2.5.")
    }
    return seconds
  }

  private static func rate(_ text: String) throws(ToolError) -> Int {
    guard let rate = Int(text), (1...1000).contains(rate) else {
      throw ToolError(
        .usage,
        "'\(text)' is no number of frames a second. Give a whole number from 1 to 1000, as 60.")
    }
    return rate
  }

  private static func count(seconds: Double, rate: Int) throws(ToolError) -> Int {
    let count = (seconds * Double(rate)).rounded()
    guard count >= 1 else {
      throw ToolError(
        .usage,
        "\(Number.text(seconds)) seconds at \(rate) frames a second are less than one frame. Give a "
          + "longer --duration.")
    }
    guard count <= Double(AnimationPlan.mostFrames) else {
      throw ToolError(
        .limit,
        "\(Number.text(seconds)) seconds at \(rate) frames a second are more than "
          + "\(AnimationPlan.mostFrames) frames, which is the limit. Give a shorter --duration.")
    }
    return Int(count)
  }

  private static func workers(_ text: String) throws(ToolError) -> Int {
    guard let count = Int(text), (1...AnimationPlan.mostWorkers).contains(count) else {
      throw ToolError(
        .usage,
        "'\(text)' is no number of workers. Give a whole number from 1 to "
          + "\(AnimationPlan.mostWorkers), as 2.")
    }
    return count
  }
}

extension AnimationPlan.Appearance: ExpressibleByArgument {}
extension StreamFormat: ExpressibleByArgument {}
extension ChromaSubsampling: ExpressibleByArgument {}
extension VideoPreset: ExpressibleByArgument {}
