import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("VideoContainer", .timeLimit(.minutes(10)))
struct VideoContainerTests {
  @Test(
    "is named by the extension of a path, in any case",
    arguments: [
      ("a.mp4", .mp4), ("out/pan.WebM", .webm), ("/x.y/a.b.mov", .mov), (".gif", .gif),
      ("a.apng", .apng), ("a.png", nil), ("mp4", nil), ("", nil), ("a.", nil), ("a.mp4/b", nil),
      ("a.mp4 ", nil), ("a.mp4/", nil),
    ] as [(String, VideoContainer?)])
  func extensions(path: String, container: VideoContainer?) {
    #expect(VideoContainer(path: path) == container)
  }

  private func error(
    _ container: VideoContainer, _ width: Int, _ height: Int, fps: Int = 60
  ) -> VideoError? {
    do throws(VideoError) {
      try container.check(
        FrameFormat(width: width, height: height, framesPerSecond: fps, count: 1))
      return nil
    } catch {
      return error
    }
  }

  @Test("refuses odd sides for MP4 only", arguments: VideoContainer.allCases)
  func oddSides(container: VideoContainer) {
    #expect(error(container, 640, 480, fps: 50) == nil)
    for (width, height) in [(641, 480), (640, 481), (641, 481)] {
      let expected = container == .mp4 ? VideoError.oddSize(width: width, height: height) : nil
      #expect(error(container, width, height, fps: 50) == expected)
    }
  }

  @Test("refuses sides beyond those of the codecs", arguments: VideoContainer.allCases)
  func longSides(container: VideoContainer) {
    let isLimited = [.mp4, .webm].contains(container)
    #expect(error(container, 16_384, 2, fps: 50) == nil)
    for (width, height) in [(16_386, 2), (2, 16_386)] {
      let expected = VideoError.tooLarge(width: width, height: height, most: 16_384)
      #expect(error(container, width, height, fps: 50) == (isLimited ? expected : nil))
    }
  }

  @Test("refuses more than 50 frames per second for GIF only", arguments: VideoContainer.allCases)
  func rates(container: VideoContainer) {
    #expect(error(container, 64, 64, fps: 50) == nil)
    #expect(
      error(container, 64, 64, fps: 51) == (container == .gif ? .frameRate(51, most: 50) : nil))
  }

  @Test("gives ffmpeg the format of its input and the file", arguments: VideoContainer.allCases)
  func arguments(container: VideoContainer) async throws {
    let folder = try TemporaryFolder()
    try folder.putProgram(
      """
      printf '%s\\n' "$@" > '\(folder.path)/arguments'
      for last; do true; done
      cat > "${last#file:}"
      """, in: "bin/ffmpeg")
    signal(SIGPIPE, SIG_IGN)
    var sink = VideoSink(
      to: folder.path + "/a", as: container, preset: "slow",
      searchPath: folder.path + "/bin:/usr/bin:/bin")
    try await sink.begin(FrameFormat(width: 64, height: 48, framesPerSecond: 0, count: 1))
    try await sink.write([1, 2, 3], frame: 0)
    try await sink.finish()
    let arguments = try folder.text(of: "arguments").split(separator: "\n").map(String.init)
    func value(_ option: String) -> String? {
      arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
    let bytes = try folder.bytes(of: "a")
    if container == .mp4 {
      #expect(value("-f") == "yuv4mpegpipe" && value("-preset") == "slow")
      #expect(bytes.starts(with: Array("YUV4MPEG2 W64 H48 F1:1 ".utf8)))
    } else {
      #expect(value("-f") == "rawvideo" && value("-pixel_format") == "rgba")
      #expect(value("-video_size") == "64x48" && value("-framerate") == "1")
      #expect(!arguments.contains("slow") && bytes == [1, 2, 3])
    }
    // All of the rest must be the same on every machine.
    #expect(value("-fflags") == "+bitexact" && value("-map_metadata") == "-1")
    #expect(arguments.dropLast().suffix(2) == ["-f", container.rawValue])
    #expect(arguments.last?.hasPrefix("file:\(folder.path)/.a.") == true)
    #expect([.mp4, .webm].contains(container) == (value("-threads") == "4"))
  }
}
