import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Y4MFrameSink")
struct Y4MFrameSinkTests {
  private let frames: SampleFrames

  init() throws { frames = try SampleFrames() }

  @Test(
    "y4m has its line, a word before every frame, and all planes",
    arguments: [
      (ChromaSubsampling.yuv420, ColorRange.limited, "420jpeg", "LIMITED"),
      (.yuv444, .full, "444", "FULL"),
    ])
  func y4m(
    subsampling: ChromaSubsampling, range: ColorRange, chroma: String,
    word: String
  ) async throws {
    let sink = Y4MFrameSink(
      to: .path(frames.folder.path + "/a.y4m"), subsampling: subsampling, range: range)
    try await frames.render(sink)
    var expected = Array(
      "YUV4MPEG2 W33 H21 F25:1 Ip A1:1 C\(chroma) XCOLORRANGE=\(word)\n".utf8)
    for frame in 0..<7 {
      var picture = try YCbCrPicture(
        width: 33, height: 21, subsampling: subsampling, range: range)
      let pixels = try frames.bitmap(frame).pixels
      let whole = PixelRect(minX: 0, minY: 0, maxX: 33, maxY: 21)
      picture.convert(whole, of: pixels.span.bytes)
      expected += Array("FRAME\n".utf8) + picture.bytes
    }
    #expect(try frames.folder.bytes(of: "a.y4m") == expected)
  }

  @Test("the header names a rate of one frame per second or more")
  func rate() async throws {
    var sink = Y4MFrameSink(to: .path(frames.folder.path + "/a.y4m"))
    try sink.begin(FrameFormat(width: 2, height: 4, framesPerSecond: -3, count: 0))
    try sink.finish()
    #expect(
      try frames.folder.text(of: "a.y4m")
        == "YUV4MPEG2 W2 H4 F1:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n")
  }

  @Test("a stream that is cancelled leaves nothing, and an older file as it was")
  func cancelled() throws {
    try frames.folder.put("old", in: "a.y4m")
    for name in ["a.y4m", "b.y4m"] {
      var sink = Y4MFrameSink(to: .path(frames.folder.path + "/" + name))
      try sink.begin(frames.format)
      try sink.write([1, 2, 3], frame: 0)
      sink.cancel()
      // Neither does anything more.
      sink.cancel()
      try sink.finish()
    }
    #expect(try frames.folder.names == ["a.y4m"])
    #expect(try frames.folder.text(of: "a.y4m") == "old")
  }
}
