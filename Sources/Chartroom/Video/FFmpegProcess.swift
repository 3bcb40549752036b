import Foundation
import Subprocess

/// A running ffmpeg process that reads frames from its standard input.
///
/// Its standard error is read continuously, so that ffmpeg never blocks on it. The last bytes are kept.
final class FFmpegProcess: Sendable {
  private typealias Child = Execution<CustomWriteInput, DiscardedOutput, SequenceOutput>

  /// How ffmpeg ended.
  private struct Ending {
    var status: TerminationStatus
    var messages: Messages

    /// Whether the file is complete.
    ///
    /// On a full disk, ffmpeg ends with status 0 although its file is truncated.
    var isWell: Bool { status == .exited(0) && messages.error == nil }
  }

  /// The text of the standard error.
  private struct Messages {
    /// The prefixes of ffmpeg's own errors under `-loglevel level+error`.
    ///
    /// Other components, such as the dynamic loader, also write to standard error.
    private static let marks = ["[error] ", "[fatal] ", "[panic] "]
    /// The maximum number of bytes that are kept.
    private static let most = 4096

    /// The first error.
    private(set) var error: String?
    private var end: [UInt8] = []

    /// Appends bytes.
    mutating func read(_ bytes: some Sequence<UInt8>) {
      end.append(contentsOf: bytes)
      // The kept bytes include the beginning of a line that is split between two chunks.
      error =
        error
        ?? String(decoding: end, as: UTF8.self).split(separator: "\n")
        .first { line in Self.marks.contains { line.contains($0) } }.map(String.init)
      if end.count > Self.most { end.removeFirst(end.count - Self.most) }
    }

    /// The first error and the last bytes.
    var text: String {
      let last = String(decoding: end, as: UTF8.self)
      let all = error.map { last.contains($0) ? last : "\($0)\n…\n\(last)" } ?? last
      return Self.marks.reduce(all) { $0.replacing($1, with: "") }
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// A process that has started.
  private struct Start: Sendable {
    var writer: StandardInputWriter
    var process: pid_t
  }

  private let writer: StandardInputWriter
  private let ending: Task<Ending, any Error>
  private let progress: ProcessProgress
  private let output: String

  private init(
    _ writer: StandardInputWriter, _ ending: Task<Ending, any Error>, _ progress: ProcessProgress,
    output: String
  ) {
    self.writer = writer
    self.ending = ending
    self.progress = progress
    self.output = output
  }

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of `ffmpeg`.
  ///   - searchPath: The folders to search for `ffmpeg`, separated by colons; `nil` for the `PATH` of this
  ///     process.
  ///   - temporary: The hidden file that ffmpeg writes; ffmpeg is ended before the file is removed.
  ///   - output: The final name of that file, for error messages.
  ///   - patience: The time without progress after which ffmpeg is ended.
  /// - Returns: The process, which waits for its input.
  /// - Throws: `VideoError.missingProgram` or `VideoError.notStarted`; `OutputError` with `EMFILE` when
  ///   fewer than 16 descriptors are free; `CancellationError` when the task is cancelled, after ffmpeg
  ///   has ended.
  static func start(
    _ arguments: [String], on searchPath: String?, writing temporary: String, for output: String,
    patience: Duration
  ) async throws -> FFmpegProcess {
    guard OpenFiles.free >= neededDescriptors else {
      throw OutputError(path: output, operation: .create, code: EMFILE)
    }
    let (starts, started) = AsyncStream.makeStream(of: Start.self)
    let ending = Task {
      defer { started.finish() }
      // Registered before it starts until it has been reaped: a signal must find it in between, even
      // after its standard error has been closed.
      Temporaries.setWriter(.starting, of: temporary)
      defer { Temporaries.setWriter(nil, of: temporary) }
      let result = try await Subprocess.run(
        .name("ffmpeg"), arguments: Arguments(arguments),
        environment: searchPath.map { .inherit.updating(["PATH": $0]) } ?? .inherit,
        input: .inputWriter, output: .discarded, error: .sequence
      ) { (child: Child) in
        let number = child.processIdentifier.value
        Temporaries.setWriter(.running(number), of: temporary)
        widenInput(of: number)
        started.yield(Start(writer: child.standardInputWriter, process: number))
        return try await messages(of: child)
      }
      return Ending(status: result.terminationStatus, messages: result.closureResult)
    }
    // No writer arrives if the task is cancelled.
    let start = await starts.first { _ in true }
    if Task.isCancelled {
      ending.cancel()
      _ = await ending.result
      throw CancellationError()
    }
    if let start {
      let progress = ProcessProgress(of: start.process, writing: temporary, patience: patience)
      return FFmpegProcess(start.writer, ending, progress, output: output)
    }
    do {
      throw VideoError.notStarted(try await ending.value.messages.text)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw VideoError.missingProgram
    } catch let error as SubprocessError {
      throw VideoError.notStarted("\(error)")
    }
  }

  /// The free descriptors that starting a process needs, with a reserve for concurrent work.
  ///
  /// With fewer, `Subprocess` traps or waits for a process that has ended.
  private static let neededDescriptors = 16

  /// Enlarges the pipe to a process, so that both ends wait for each other less often.
  ///
  /// A frame has 3 MB, and a pipe holds 64 kB by default. With 256 kB, ffmpeg was as fast as from a file and
  /// took a fifth less time than with 64 kB. With 1 MiB, it was slower again, because the buffer exceeds the
  /// processor's caches. If the system refuses the size, the pipe stays unchanged.
  private static func widenInput(of process: pid_t) {
    let input = open("/proc/\(process)/fd/0", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0 else { return }
    // `F_SETPIPE_SZ`, which only GNU's own headers name.
    _ = fcntl(input, 1031, 1 << 18)
    close(input)
  }

  /// Reads standard error to its end.
  private static func messages(of child: Child) async throws -> Messages {
    var messages = Messages()
    for try await chunk in child.standardError {
      chunk.withUnsafeBytes { messages.read($0) }
    }
    return messages
  }

  /// Writes bytes to ffmpeg, and suspends until ffmpeg has read them.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg has ended; `OutputError` when its file exceeds the limit on
  ///   file sizes; `CancellationError` when the task is cancelled, after ffmpeg has ended.
  func write(_ bytes: [UInt8]) async throws {
    do {
      let count = try await progress.watch(elseEnd: ending) { try await writer.write(bytes) }
      if count == bytes.count { return }
    } catch {
      // The exit status explains the failure better than a broken pipe.
    }
    try Task.checkCancellation()
    throw try await failure(of: ended())
  }

  /// Closes ffmpeg's input, and waits until ffmpeg has written its file.
  ///
  /// - Throws: The errors of `write`, and `VideoError.failed` if ffmpeg ends with a nonzero status or reports
  ///   an error.
  func finish() async throws {
    try await writer.finish()
    let ending = try await ended()
    if !ending.isWell { throw failure(of: ending) }
  }

  /// Waits until ffmpeg has ended; cancelling the task ends ffmpeg.
  private func ended() async throws -> Ending {
    let result = await withTaskCancellationHandler {
      await progress.watch(elseEnd: ending) { await ending.result }
    } onCancel: {
      ending.cancel()
    }
    try Task.checkCancellation()
    if progress.isStalled {
      throw VideoError.failed(
        output: output,
        ending: "made no progress for \(progress.patience.components.seconds) seconds",
        messages: "")
    }
    return try result.get()
  }

  /// Ends ffmpeg, and waits until it has ended.
  func cancel() async {
    ending.cancel()
    _ = await ending.result
  }

  private func failure(of ending: Ending) -> any Error {
    let words: String
    switch ending.status {
    case .exited(0) where ending.messages.error == nil: words = "ended before the last frame"
    case .exited(0): words = "reported an error"
    case .exited(let code): words = "ended with status \(code)"
    case .signaled(SIGXFSZ): return OutputError(path: output, operation: .write, code: EFBIG)
    case .signaled(SIGKILL):
      words = "was ended by signal 9, which the system sends when memory is short"
    case .signaled(let number): words = "was ended by signal \(number)"
    }
    return VideoError.failed(output: output, ending: words, messages: ending.messages.text)
  }
}
