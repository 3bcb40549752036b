import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("ProcessProgress", .timeLimit(.minutes(10)))
struct ProcessProgressTests {
  @Test(
    "an ffmpeg that makes no progress is ended, and the error says so",
    arguments: [false, true])
  func stalled(readsAll: Bool) async throws {
    let folder = try TemporaryFolder()
    try folder.putProgram(
      """
      echo $$ > '\(folder.path)/number'
      \(readsAll ? "cat > /dev/null; " : "")exec sleep 600
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
}
