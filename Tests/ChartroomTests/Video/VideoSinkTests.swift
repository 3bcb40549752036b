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
}
