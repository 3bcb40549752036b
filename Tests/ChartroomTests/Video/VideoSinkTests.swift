import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("VideoSink", .timeLimit(.minutes(10)))
struct VideoSinkTests {
  /// What a sink is doing when its task is cancelled.
  enum Moment: CaseIterable, Sendable {
    case begin, write, finish

    /// What the script that stands in for ffmpeg does before it waits for its end.
    var script: String {
      switch self {
      case .begin: ""
      case .write: "exec < /dev/null"
      case .finish: "cat > /dev/null"
      }
    }
  }

  @Test(
    "a task that is cancelled ends ffmpeg, and leaves nothing", arguments: Moment.allCases)
  func cancellation(moment: Moment) async throws {
    let folder = try TemporaryFolder()
    try folder.putProgram(
      """
      \(moment.script)
      echo $$ > '\(folder.path)/number.new'
      mv '\(folder.path)/number.new' '\(folder.path)/number'
      exec sleep 600
      """, in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    let task = Task { [path = folder.path] in
      while moment == .begin, !Task.isCancelled { await Task.yield() }
      var sink = VideoSink(
        to: path + "/a.mp4", as: .mp4, searchPath: path + "/bin:/usr/bin:/bin")
      do {
        try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
        // More than a pipe holds.
        try await sink.write(Array(repeating: 0, count: 1 << 20), frame: 0)
        try await sink.finish()
      } catch {
        await sink.cancel()
        throw error
      }
    }
    while moment != .begin, access(folder.path + "/number", F_OK) != 0 {
      try await Task.sleep(for: .milliseconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.names.filter { !$0.hasPrefix("number") } == ["bin"])
    if let number = try? folder.text(of: "number") { #expect(!ProcessTable.runs(number)) }
  }

  @Test(
    "an ffmpeg that makes no progress is ended, and the error says so",
    arguments: [Moment.write, .finish])
  func stalled(moment: Moment) async throws {
    let folder = try TemporaryFolder()
    try folder.putProgram(
      """
      echo $$ > '\(folder.path)/number'
      \(moment == .write ? "exec sleep 600" : "cat > /dev/null; exec sleep 600")
      """, in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    var sink = VideoSink(
      to: folder.path + "/a.mp4", as: .mp4, searchPath: folder.path + "/bin:/usr/bin:/bin",
      patience: .seconds(1))
    do {
      try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
      try await sink.write(Array(repeating: 0, count: 1 << 20), frame: 0)
      try await sink.finish()
      Issue.record("nothing was wrong")
    } catch {
      #expect(
        "\(error)".contains("a.mp4: the video was not written, because ffmpeg made no progress"))
      await sink.cancel()
    }
    #expect(!ProcessTable.runs(try folder.text(of: "number")))
    #expect(try folder.names.sorted() == ["bin", "number"])
  }

  @Test("an ffmpeg that works for longer than the patience is waited for")
  func slow() async throws {
    let folder = try TemporaryFolder()
    // The last argument is the file, with a scheme in front.
    try folder.putProgram(
      """
      for last; do true; done
      cat > /dev/null
      for part in 1 2 3 4 5 6 7 8 9 10; do echo $part >> "${last#file:}"; sleep 0.3; done
      """, in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    var sink = VideoSink(
      to: folder.path + "/a.mp4", as: .mp4, searchPath: folder.path + "/bin:/usr/bin:/bin",
      patience: .seconds(2))
    try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
    try await sink.finish()
    #expect(try folder.text(of: "a.mp4").hasPrefix("1\n2\n"))
  }

  @Test("an ffmpeg that ends early without an error is an error that says so")
  func early() async throws {
    let folder = try TemporaryFolder()
    try folder.putProgram("exit 0", in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    var sink = VideoSink(
      to: folder.path + "/a.mp4", as: .mp4, searchPath: folder.path + "/bin:/usr/bin:/bin")
    do {
      try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
      for frame in 0..<100 {
        try await sink.write(Array(repeating: 0, count: 1 << 20), frame: frame)
      }
      Issue.record("nothing was wrong")
    } catch {
      #expect("\(error)".contains("because ffmpeg ended before the last frame"), "\(error)")
      await sink.cancel()
    }
  }
}
