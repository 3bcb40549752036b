import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("FFmpegProcess", .timeLimit(.minutes(10)))
struct FFmpegProcessTests {
  /// Encodes one frame with a script in the place of ffmpeg, and returns the error.
  private func error(_ script: String, in folder: TemporaryFolder) async throws -> String {
    try folder.putProgram(script, in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    var sink = VideoSink(
      to: folder.path + "/a.mp4", as: .mp4, searchPath: folder.path + "/bin:/usr/bin:/bin")
    do {
      try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
      try await sink.write(Array(repeating: 0, count: 1 << 20), frame: 0)
      try await sink.finish()
      return "none"
    } catch {
      await sink.cancel()
      return "\(error)".replacing(folder.path + "/", with: "")
    }
  }

  @Test(
    "the end of ffmpeg and its messages are the error",
    arguments: [
      (
        "cat > /dev/null; echo 'warm' >&2; echo '[mp4 @ 0] [error] it is broken' >&2; exit 3",
        "ended with status 3:\nwarm\n[mp4 @ 0] it is broken"
      ),
      (
        "cat > /dev/null; echo '[fatal] disk full' >&2; exit 0",
        "reported an error:\ndisk full"
      ),
      (
        "cat > /dev/null; kill -TERM $$",
        "was ended by signal 15. Check that `ffmpeg -version` works, and run the command again."
      ),
      (
        "cat > /dev/null; echo '[info] fine' >&2; exit 0",
        "wrote nothing. Check that `ffmpeg -version` works, and run the command again."
      ),
      (
        "cat > /dev/null; kill -KILL $$",
        "was ended by signal 9, which the system sends when memory is short. "
          + "Check that `ffmpeg -version` works, and run the command again."
      ),
    ])
  func endings(script: String, words: String) async throws {
    let folder = try TemporaryFolder()
    #expect(
      try await error(script, in: folder)
        == "a.mp4: the video was not written, because ffmpeg " + words)
    #expect(try folder.names == ["bin"])
  }

  @Test("keeps the first error and the end of long messages")
  func longMessages() async throws {
    let folder = try TemporaryFolder()
    let words = try await error(
      """
      cat > /dev/null
      echo '[error] the first' >&2
      for i in 1 2 3 4 5 6 7 8 9; do printf '%01000d\\n' $i >&2; done
      exit 1
      """, in: folder)
    #expect(words.contains("ended with status 1:\nthe first\n…\n"))
    #expect(words.hasSuffix("9") && words.utf8.count < 4_300, "\(words.utf8.count)")
  }

  @Test("a file beyond the limit on file sizes is an error of the output")
  func fileSize() async throws {
    let folder = try TemporaryFolder()
    let words = try await error("cat > /dev/null; kill -XFSZ $$", in: folder)
    #expect(words.hasPrefix("a.mp4: cannot write: File too large."))
  }

  @Test("a path without ffmpeg is an error that says so")
  func missing() async throws {
    let folder = try TemporaryFolder()
    var sink = VideoSink(to: folder.path + "/a.mov", as: .mov, searchPath: folder.path)
    await #expect(throws: VideoError.missingProgram) {
      try await sink.begin(FrameFormat(width: 64, height: 64, count: 1))
    }
    await sink.cancel()
    #expect(try folder.names.isEmpty)
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
