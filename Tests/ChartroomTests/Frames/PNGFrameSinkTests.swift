import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PNGFrameSink")
struct PNGFrameSinkTests {
  private let frames: SampleFrames

  init() throws { frames = try SampleFrames() }

  @Test("PNG frames are files of their own with numbers")
  func png() async throws {
    try await frames.render(
      PNGFrameSink(FramePattern(folder: frames.folder.path), description: "A disc."))
    #expect(try frames.folder.names == (0..<7).map { "frame-00000\($0).png" })
    for frame in 0..<7 {
      let bytes = try frames.folder.bytes(of: "frame-00000\(frame).png")
      #expect(
        try PNG.decode(bytes)
          == PNG.decode(PNG.encode(frames.bitmap(frame), scale: 1, description: nil)))
      #expect(try PNG.metadata(bytes).description == "A disc.")
    }
    await #expect(throws: OutputError.self) {
      try await frames.render(PNGFrameSink(FramePattern(folder: frames.folder.path + "/missing")))
    }
  }

  @Test("frames without changes have the bytes of the frame before, also on other workers")
  func still() async throws {
    for workers in [1, 3] {
      var sink = PNGFrameSink(FramePattern(folder: frames.folder.path), compression: .small)
      let still = FrameSequence(frames.format) { SampleFrames.list($0 < 3 ? 1 : 5) }
      try await still.render(into: &sink, workers: workers)
      for frame in 0..<7 {
        #expect(
          try PNG.decode(frames.folder.bytes(of: "frame-00000\(frame).png"))
            == PNG.decode(
              PNG.encode(frames.bitmap(frame < 3 ? 1 : 5), scale: 1, description: nil)))
      }
      let files = Set(try frames.folder.contents.values)
      #expect(files.count == 2)
    }
  }

  @Test("the frames before a failure stay")
  func failure() async throws {
    let sequence = FrameSequence(frames.format) { frame in
      if frame == 4 { throw Failure(stage: "source") }
      return SampleFrames.list(frame)
    }
    var sink = PNGFrameSink(FramePattern(folder: frames.folder.path))
    try sink.write(try PNG.encode(frames.bitmap(0), scale: 1, description: nil), frame: 0)
    sink.cancel()
    #expect(try frames.folder.names == ["frame-000000.png"])
    await #expect(throws: Failure(stage: "source")) { try await sequence.render(into: &sink) }
    #expect(try frames.folder.names.first == "frame-000000.png")
    #expect(try frames.folder.names.count <= 4)
  }

  @Test("syncing names the first file that is gone")
  func gone() async throws {
    let pattern = FramePattern(folder: frames.folder.path)
    var sink = PNGFrameSink(pattern)
    for frame in 0..<3 { try sink.write([1], frame: frame) }
    try FileManager.default.removeItem(atPath: pattern.path(of: 1))
    #expect(throws: OutputError(path: pattern.path(of: 1), operation: .sync, code: ENOENT)) {
      try sink.finish()
    }
  }
}
