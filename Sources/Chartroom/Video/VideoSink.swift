import Foundation

/// A sink that encodes frames to a video with ffmpeg; the file appears complete at the end, or not at all.
///
///     var sink = VideoSink(to: "pan.mp4", as: .mp4)
///
/// ffmpeg runs as a child process and must be installed (Debian package `ffmpeg`). For `mp4`, the sink
/// converts the changed areas of frames to 4:2:0; the containers with alpha get all pixels. The bytes of the
/// video depend on the versions of ffmpeg and its codecs.
///
/// An ffmpeg that makes no progress for a minute, while a frame or the end of the file waits for it, is ended,
/// and the video fails. When this process is killed, ffmpeg's input ends, and ffmpeg with it.
public struct VideoSink: FrameSink {
  private let path: String
  private let container: VideoContainer
  private let preset: String
  private let searchPath: String?
  private let patience: Duration
  private var draft: AtomicFile.Draft?
  private var process: FFmpegProcess?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - path: The path of the file; its folder must exist.
  ///   - container: The container and codec.
  ///   - preset: The encoding effort of x264, from `ultrafast` to `veryslow`; `medium` by default. It is
  ///     ignored for containers other than `mp4`.
  public init(to path: String, as container: VideoContainer, preset: String = "medium") {
    self.init(to: path, as: container, preset: preset, searchPath: nil)
  }

  /// Creates a sink that searches for `ffmpeg` in the folders of `searchPath`, separated by colons.
  ///
  /// `nil` searches the `PATH` of this process. An ffmpeg that makes no progress for as long as `patience` is
  /// ended.
  package init(
    to path: String, as container: VideoContainer, preset: String = "medium", searchPath: String?,
    patience: Duration = .seconds(60)
  ) {
    self.patience = patience
    self.path = path
    self.container = container
    self.preset = preset
    self.searchPath = searchPath
  }

  /// The encoder's format for containers without alpha; the destination is not used.
  private var y4m: Y4MFrameSink { Y4MFrameSink(to: .standardOutput) }
  /// The encoder's format for containers with alpha; the destination is not used.
  private var pixels: RawFrameSink { RawFrameSink(.rgbaStraight, to: .standardOutput) }

  /// Creates an encoder.
  public func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder {
    try container.takesPlanes ? y4m.makeEncoder(format) : pixels.makeEncoder(format)
  }

  /// Starts ffmpeg, which writes to a hidden file in the folder of the final file.
  ///
  /// - Throws: `VideoError` for a format that the container does not support and when ffmpeg is not
  ///   installed, `OutputError` when the file cannot be created, `CancellationError`.
  public mutating func begin(_ format: FrameFormat) async throws {
    try container.check(format)
    let draft = try AtomicFile.Draft(of: path, calls: SystemCalls())
    self.draft = draft
    let process = try await FFmpegProcess.start(
      container.arguments(format, preset: preset, output: draft.temporary), on: searchPath,
      writing: draft.temporary, for: path, patience: patience)
    self.process = process
    if container.takesPlanes { try await process.write(Array(y4m.header(format).utf8)) }
  }

  /// Writes a frame to ffmpeg, and suspends until ffmpeg has read it.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg has ended, `OutputError` when the file exceeds the limit on
  ///   file sizes, `CancellationError`.
  public mutating func write(_ bytes: [UInt8], frame: Int) async throws {
    try await process?.write(bytes)
  }

  /// Waits until ffmpeg has ended, and renames the video to its final name.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg ends with a status other than 0, reports an error or
  ///   leaves an empty file, `OutputError` as `write` and when the file cannot be renamed,
  ///   `CancellationError`.
  public mutating func finish() async throws {
    try await process?.finish()
    process = nil
    if let draft, draft.isEmpty {
      throw VideoError.failed(output: path, ending: "wrote nothing", messages: "")
    }
    try draft.take()?.putInPlace()
  }

  /// Ends ffmpeg, waits until it has ended, and removes its file.
  public mutating func cancel() async {
    await process.take()?.cancel()
    draft.take()?.remove()
  }
}
