import Foundation
import Subprocess

/// A running ffmpeg that is fed through its standard input.
///
/// What it writes to its standard error is read all the time, so that it never waits for that, and
/// the end of it is kept.
final class FFmpegProcess: Sendable {
  private typealias Child = Execution<CustomWriteInput, DiscardedOutput, SequenceOutput>

  /// How ffmpeg ended.
  private struct Ending {
    var status: TerminationStatus
    var messages: Messages

    /// Whether the file can be believed: on a full disk ffmpeg ends with 0 although it has no end.
    var isWell: Bool { status == .exited(0) && messages.error == nil }
  }

  /// What is known of the standard error.
  private struct Messages {
    /// What ffmpeg puts before its own errors, as its option `-loglevel level+error` asks; others,
    /// such as the dynamic loader, write there too.
    private static let marks = ["[error] ", "[fatal] ", "[panic] "]
    /// The bytes that are kept of the end.
    private static let most = 4096

    /// The first error.
    private(set) var error: String?
    private var end: [UInt8] = []

    /// Adds bytes.
    mutating func read(_ bytes: some Sequence<UInt8>) {
      end.append(contentsOf: bytes)
      // What is kept holds the beginning of a line that two chunks share.
      error =
        error
        ?? String(decoding: end, as: UTF8.self).split(separator: "\n")
        .first { line in Self.marks.contains { line.contains($0) } }.map(String.init)
      if end.count > Self.most { end.removeFirst(end.count - Self.most) }
    }

    /// The first error and the last of all.
    var text: String {
      let last = String(decoding: end, as: UTF8.self)
      let all = error.map { last.contains($0) ? last : "\($0)\n…\n\(last)" } ?? last
      return Self.marks.reduce(all) { $0.replacing($1, with: "") }
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private let writer: StandardInputWriter
  private let ending: Task<Ending, any Error>
  private let output: String

  private init(
    _ writer: StandardInputWriter, _ ending: Task<Ending, any Error>, output: String
  ) {
    self.writer = writer
    self.ending = ending
    self.output = output
  }

  /// Starts ffmpeg.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind `ffmpeg`.
  ///   - searchPath: Where `ffmpeg` is looked for; `nil` for the path of this process.
  ///   - temporary: The hidden file that it writes; it is ended before that is removed.
  ///   - output: The file that this becomes, for messages.
  /// - Returns: The process, which waits for its input.
  /// - Throws: `VideoError.missingProgram`, or `VideoError.notStarted`; `OutputError` when few more files
  ///   can be opened; `CancellationError` when the task is cancelled, after ffmpeg is gone.
  static func start(
    _ arguments: [String], on searchPath: String?, writing temporary: String, for output: String
  ) async throws -> FFmpegProcess {
    guard freeDescriptors >= neededDescriptors else {
      throw OutputError(path: output, operation: .create, code: EMFILE)
    }
    let (writers, started) = AsyncStream.makeStream(of: StandardInputWriter.self)
    let ending = Task {
      defer { started.finish() }
      // From before it is there until nothing is left of it: a signal must find it in between, even
      // when its standard error has ended.
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
        started.yield(child.standardInputWriter)
        return try await messages(of: child)
      }
      return Ending(status: result.terminationStatus, messages: result.closureResult)
    }
    // There is none when the task is cancelled, too.
    let writer = await writers.first { _ in true }
    if Task.isCancelled {
      ending.cancel()
      _ = await ending.result
      throw CancellationError()
    }
    if let writer { return FFmpegProcess(writer, ending, output: output) }
    do {
      throw VideoError.notStarted(try await ending.value.messages.text)
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw VideoError.missingProgram
    } catch let error as SubprocessError {
      throw VideoError.notStarted("\(error)")
    }
  }

  /// The descriptors that starting a process takes for a moment, and some for what runs beside.
  ///
  /// With fewer `Subprocess` traps, or waits for a process that has ended.
  private static let neededDescriptors = 16

  /// How many more files this process can open.
  private static var freeDescriptors: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    else { return .max }
    return Int(clamping: limit.rlim_cur) - open.count
  }

  /// Lets the pipe to a process hold more, so that both ends wait for each other less often.
  ///
  /// A frame is 3 MB and a pipe 64 kB. With 256 kB ffmpeg took as long as from a file, a fifth less
  /// than before; with 1 MiB longer again, since that is no longer near the processor. Where the
  /// system refuses, everything is as it was.
  private static func widenInput(of process: pid_t) {
    let input = open("/proc/\(process)/fd/0", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0 else { return }
    // `F_SETPIPE_SZ`, which only GNU's own headers name.
    _ = fcntl(input, 1031, 1 << 18)
    close(input)
  }

  /// Reads the standard error to its end.
  private static func messages(of child: Child) async throws -> Messages {
    var messages = Messages()
    for try await chunk in child.standardError {
      chunk.withUnsafeBytes { messages.read($0) }
    }
    return messages
  }

  /// Hands over bytes, as fast as ffmpeg takes them.
  ///
  /// - Throws: `VideoError.failed` when ffmpeg has ended; `OutputError` when its file has become larger
  ///   than this user's may; `CancellationError` when the task is cancelled, after ffmpeg is gone.
  func write(_ bytes: [UInt8]) async throws {
    do {
      if try await writer.write(bytes) == bytes.count { return }
    } catch {
      // How it ended says more than that nobody reads any more.
    }
    try Task.checkCancellation()
    throw try await failure(of: ended())
  }

  /// Tells ffmpeg that there is no more, and waits until it has written its file.
  ///
  /// - Throws: As `write`, and `VideoError.failed` when it ends with another status than 0 or tells
  ///   of an error.
  func finish() async throws {
    try await writer.finish()
    let ending = try await ended()
    if !ending.isWell { throw failure(of: ending) }
  }

  /// Waits until ffmpeg is gone, which it is soon when the task is cancelled.
  private func ended() async throws -> Ending {
    let result = await withTaskCancellationHandler {
      await ending.result
    } onCancel: {
      ending.cancel()
    }
    try Task.checkCancellation()
    return try result.get()
  }

  /// Ends ffmpeg, and waits until it is gone.
  func cancel() async {
    ending.cancel()
    _ = await ending.result
  }

  private func failure(of ending: Ending) -> any Error {
    let words: String
    switch ending.status {
    case .exited(0): words = "told of an error"
    case .exited(let code): words = "ended with status \(code)"
    case .signaled(SIGXFSZ): return OutputError(path: output, operation: .write, code: EFBIG)
    case .signaled(SIGKILL):
      words = "was ended by signal 9, as the system does where memory runs out"
    case .signaled(let number): words = "was ended by signal \(number)"
    }
    return VideoError.failed(output: output, ending: words, messages: ending.messages.text)
  }
}
