import Foundation

/// A sink that encodes frames to a video file with ffmpeg.
///
///     var sink = VideoSink(to: "pan.mp4", as: .mp4)
///
/// The file appears complete at the end, or not at all. ffmpeg runs as a child process and must be installed
/// (Debian package `ffmpeg`). For `mp4`, the sink passes frames to ffmpeg in 4:2:0, and converts only the
/// areas that changed. For the other containers, ffmpeg receives all pixels with alpha. The bytes of the
/// video depend on the versions of ffmpeg and its codecs.
///
/// If ffmpeg makes no progress for a minute while the sink waits for it, the sink ends ffmpeg and throws
/// `VideoError.failed`. If this process is killed, ffmpeg reaches the end of its input and ends.
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
  ///   - path: The path of the file. Its folder must exist. An existing file is replaced.
  ///   - container: The container and codec.
  ///   - preset: The name of the x264 preset, from `ultrafast` to `veryslow`; `medium` by default. It is
  ///     ignored for containers other than `mp4`.
  public init(to path: String, as container: VideoContainer, preset: String = "medium") {
    self.init(to: path, as: container, preset: preset, searchPath: nil)
  }

  /// Creates a sink that searches for `ffmpeg` in the folders of `searchPath`, separated by colons.
  ///
  /// If `searchPath` is `nil`, the sink searches the `PATH` of this process. The sink ends ffmpeg if it makes
  /// no progress for the duration `patience`.
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

  /// Creates an encoder that converts frames to the format that ffmpeg reads.
  ///
  /// - Throws: An error if there is not enough memory.
  public func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder {
    try container.takesPlanes ? y4m.makeEncoder(format) : pixels.makeEncoder(format)
  }

  /// Starts ffmpeg, which writes to a hidden file in the folder of the final file.
  ///
  /// - Throws: `VideoError` if the container does not support the format, or if ffmpeg is not installed or
  ///   cannot be started; `OutputError` if the file cannot be created; `CancellationError` if the task is
  ///   cancelled.
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

  /// Writes a frame to the pipe from which ffmpeg reads, and suspends while the pipe is full.
  ///
  /// - Throws: `VideoError.failed` if ffmpeg has ended or makes no progress; `OutputError` if the file
  ///   exceeds the system's limit on file sizes; `CancellationError` if the task is cancelled.
  public mutating func write(_ bytes: [UInt8], frame: Int) async throws {
    try await process?.write(bytes)
  }

  /// Closes ffmpeg's input, waits until ffmpeg has ended, and renames the video to its final name.
  ///
  /// - Throws: `VideoError.failed` if ffmpeg ends with a nonzero status, reports an error, makes no progress
  ///   or leaves an empty file; `OutputError` if the file exceeds the system's limit on file sizes or cannot
  ///   be renamed; `CancellationError` if the task is cancelled.
  public mutating func finish() async throws {
    try await process?.finish()
    process = nil
    if let draft, draft.isEmpty {
      throw VideoError.failed(output: path, ending: "wrote nothing", messages: "")
    }
    try draft.take()?.putInPlace()
  }

  /// Ends ffmpeg, waits until it has ended, and removes the unfinished file.
  public mutating func cancel() async {
    await process.take()?.cancel()
    draft.take()?.remove()
  }
}
