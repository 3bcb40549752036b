import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport
import Testing

/// What the sinks write, against pictures that are drawn one by one.
@Suite("frame sinks")
struct FrameSinkTests {
  private let frames: SampleFrames

  init() throws { frames = try SampleFrames() }

  @Test("a stream that fails leaves no file, and an old one as it was")
  func failingStream() async throws {
    try frames.folder.put("old", in: "a.y4m")
    let sequence = FrameSequence(frames.format) { frame in
      if frame == 5 { throw Failure(stage: "source") }
      return SampleFrames.list(frame)
    }
    for sink: any FrameSink in [
      Y4MFrameSink(to: .path(frames.folder.path + "/a.y4m")),
      RawFrameSink(.bgraPremultiplied, to: .path(frames.folder.path + "/b")),
    ] {
      var sink = sink
      await #expect(throws: Failure(stage: "source")) { try await sequence.render(into: &sink) }
    }
    #expect(try frames.folder.names == ["a.y4m"])
    #expect(try frames.folder.text(of: "a.y4m") == "old")
  }

  @Test("sizes that no canvas takes are errors, and leave nothing")
  func badSizes() async throws {
    for (width, height) in [(-5, 5), (0, 0), (Int.max, Int.max), (5, 40_000)] {
      let sequence = FrameSequence(
        FrameFormat(width: width, height: height, framesPerSecond: -1, count: 3),
        source: SampleFrames.list)
      for sink: any FrameSink in [
        Y4MFrameSink(to: .path(frames.folder.path + "/a")),
        RawFrameSink(.rgbaStraight, to: .path(frames.folder.path + "/a")),
        PNGFrameSink(FramePattern(folder: frames.folder.path)),
      ] {
        var sink = sink
        await #expect(throws: CanvasError.invalidSize(width: width, height: height)) {
          try await sequence.render(into: &sink, workers: 2)
        }
      }
    }
    #expect(try frames.folder.names.isEmpty)
  }

  @Test("devices and open files get the bytes as they are; a full disk and a closed pipe are told")
  func places() async throws {
    try await frames.render(RawFrameSink(.bgraPremultiplied, to: .path("/dev/null")))
    await #expect(throws: OutputError(path: "/dev/full", operation: .write, code: ENOSPC)) {
      try await frames.render(Y4MFrameSink(to: .path("/dev/full")))
    }
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let error = await #expect(throws: OutputError.self) {
      try await frames.render(
        RawFrameSink(.rgbaStraight, to: .descriptor(ends[1], name: "the pipe")))
    }
    #expect(error == OutputError(path: "the pipe", operation: .write, code: EPIPE))
    #expect(fcntl(ends[1], F_GETFD) >= 0)
    close(ends[1])
  }
}
