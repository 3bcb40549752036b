import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("RawFrameSink")
struct RawFrameSinkTests {
  private let frames: SampleFrames

  init() throws { frames = try SampleFrames() }

  @Test("raw pixels are those of the pictures, one after the other")
  func raw() async throws {
    try await frames.render(
      RawFrameSink(.bgraPremultiplied, to: .path(frames.folder.path + "/a.bgra")))
    #expect(
      try frames.folder.bytes(of: "a.bgra") == (0..<7).flatMap { try frames.bitmap($0).pixels })
    try await frames.render(RawFrameSink(.rgbaStraight, to: .path(frames.folder.path + "/a.rgba")))
    let expected = try (0..<7).flatMap { frame in
      let bitmap = try frames.bitmap(frame)
      return (0..<21).flatMap { y in
        (0..<33).flatMap { x in
          let pixel = bitmap.rgbaStraight(x: x, y: y)
          return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
    }
    #expect(try frames.folder.bytes(of: "a.rgba") == expected)
    #expect(try frames.folder.names == ["a.bgra", "a.rgba"])
  }

  @Test("a sink that is cancelled or that has not begun leaves no file")
  func cancelled() throws {
    var sink = RawFrameSink(.rgbaStraight, to: .path(frames.folder.path + "/a"))
    try sink.write([1], frame: 0)
    try sink.finish()
    #expect(try frames.folder.names.isEmpty)
    try sink.begin(frames.format)
    try sink.write([1, 2], frame: 0)
    sink.cancel()
    try sink.finish()
    #expect(try frames.folder.names.isEmpty)
    try sink.begin(frames.format)
    try sink.write([3, 4], frame: 0)
    try sink.finish()
    #expect(try frames.folder.contents == ["a": [3, 4]])
  }
}
