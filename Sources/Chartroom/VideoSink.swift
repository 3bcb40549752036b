import Foundation

/// Frames as a video that ffmpeg packs: the file appears whole at the end, or not at all.
///
///     var sink = VideoSink(to: "pan.mp4", as: .mp4)
///
/// ffmpeg runs as a process of its own and must be installed (Debian: `ffmpeg`). For `mp4` frames
/// are converted to 4:2:0 here, where only what changed is converted; the containers with alpha get
/// every pixel. Bytes of the video depend on the version of ffmpeg and its codecs.
public struct VideoSink: FrameSink {
  private let path: String
  private let container: VideoContainer
  private let preset: String
  private let searchPath: String?
  private var draft: AtomicFile.Draft?
  private var process: FFmpegProcess?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The file; its folder must be there.
  ///   - container: What is packed into it.
  ///   - preset: How much time x264 may take for smaller files, from `ultrafast` to `veryslow`;
  ///     `medium` by default. Only `mp4` asks.
  public init(to path: String, as container: VideoContainer, preset: String = "medium") {
    self.init(to: path, as: container, preset: preset, searchPath: nil)
  }

  /// Creates a sink that looks for `ffmpeg` elsewhere than on the path of the process: in the folders
  /// of `searchPath`, with colons in between.
  package init(
    to path: String, as container: VideoContainer, preset: String = "medium", searchPath: String?
  ) {
    self.path = path
    self.container = container
    self.preset = preset
    self.searchPath = searchPath
  }

  /// What ffmpeg reads where there is no alpha; standard output stands for the pipe.
  private var y4m: Y4MFrameSink { Y4MFrameSink(to: .standardOutput) }
  /// What it reads otherwise.
  private var pixels: RawFrameSink { RawFrameSink(.rgbaStraight, to: .standardOutput) }

  /// A new encoder.
  public func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder {
    container.takesPlanes ? y4m.makeEncoder(format) : pixels.makeEncoder(format)
  }

  /// Starts ffmpeg, which writes to a hidden file beside the final one.
  ///
  /// - Throws: `VideoError` for what the container cannot hold and when ffmpeg is not installed,
  ///   `OutputError` when the file cannot be created, `CancellationError`.
  public mutating func begin(_ format: FrameFormat) async throws {
    try container.check(format)
    let draft = try AtomicFile.Draft(of: path, calls: SystemCalls())
    self.draft = draft
    let process = try await FFmpegProcess.start(
      container.arguments(format, preset: preset, output: draft.temporary), on: searchPath,
      writing: draft.temporary, for: path)
    self.process = process
    if container.takesPlanes { try await process.write(Array(y4m.header(format).utf8)) }
  }

  /// Hands a frame to ffmpeg, as fast as it takes it.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg has ended, `OutputError` when the file has become too
  ///   large for this user, `CancellationError`.
  public mutating func write(_ bytes: [UInt8], frame: Int) async throws {
    try await process?.write(bytes)
  }

  /// Waits for ffmpeg to end; the video takes its final name.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg ends with another status than 0, tells of an error or
  ///   leaves an empty file, `OutputError` as `write` and when the file cannot take its name,
  ///   `CancellationError`.
  public mutating func finish() async throws {
    try await process?.finish()
    process = nil
    if let draft, draft.isEmpty {
      throw VideoError.failed(output: path, ending: "wrote nothing", messages: "")
    }
    try draft.take()?.putInPlace()
  }

  /// Ends ffmpeg, waits until it is gone, and removes what it wrote.
  public mutating func cancel() async {
    await process.take()?.cancel()
    draft.take()?.remove()
  }
}
