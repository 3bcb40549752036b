import CairoCanvas
import Chartroom
import Foundation
import Graphics
import TestSupport
import Testing

/// What the sinks write, against pictures that are drawn one by one.
@Suite("frame sinks")
struct FrameSinkTests {
  private let folder: TemporaryFolder
  private let format = FrameFormat(width: 33, height: 21, framesPerSecond: 25, count: 7)

  init() throws { folder = try TemporaryFolder() }

  private static func list(_ frame: Int) -> DrawList {
    DrawList([
      .fill(
        Path(CGRect(x: 0, y: 0, width: 33, height: 15)), FillStyle(),
        .color(Color.Resolved(red: 0.9, green: 0.8, blue: 0.3))),
      .fill(
        Path(ellipseIn: CGRect(x: CGFloat(frame) * 2, y: 4, width: 15, height: 15)), FillStyle(),
        .color(Color.Resolved(red: 0.1, green: 0.4, blue: 0.8, opacity: 0.7))),
    ])
  }

  private func bitmap(_ frame: Int) throws -> Bitmap {
    try Rasterizer().bitmap(
      of: Self.list(frame), size: CGSize(width: format.width, height: format.height), scale: 1)
  }

  private func render<Sink: FrameSink>(_ sink: Sink, workers: Int = 2) async throws {
    var sink = sink
    try await FrameSequence(format, source: Self.list).render(into: &sink, workers: workers)
  }

  private func file(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: folder.path + "/" + name)))
  }

  @Test("raw pixels are those of the pictures, one after the other")
  func raw() async throws {
    try await render(RawFrameSink(.bgraPremultiplied, to: .path(folder.path + "/a.bgra")))
    #expect(try file("a.bgra") == (0..<7).flatMap { try bitmap($0).pixels })
    try await render(RawFrameSink(.rgbaStraight, to: .path(folder.path + "/a.rgba")))
    let expected = try (0..<7).flatMap { frame in
      let bitmap = try bitmap(frame)
      return (0..<21).flatMap { y in
        (0..<33).flatMap { x in
          let pixel = bitmap.rgbaStraight(x: x, y: y)
          return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
    }
    #expect(try file("a.rgba") == expected)
    #expect(try folder.names == ["a.bgra", "a.rgba"])
  }

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
      to: .path(folder.path + "/a.y4m"), subsampling: subsampling, range: range)
    try await render(sink)
    var expected = Array(
      "YUV4MPEG2 W33 H21 F25:1 Ip A1:1 C\(chroma) XCOLORRANGE=\(word)\n".utf8)
    for frame in 0..<7 {
      var picture = try YCbCrPicture(
        width: 33, height: 21, subsampling: subsampling, range: range)
      let pixels = try bitmap(frame).pixels
      let whole = PixelRect(minX: 0, minY: 0, maxX: 33, maxY: 21)
      picture.convert(whole, of: pixels.span.bytes)
      expected += Array("FRAME\n".utf8) + picture.bytes
    }
    #expect(try file("a.y4m") == expected)
  }

  @Test("PNG frames are files of their own with numbers")
  func png() async throws {
    try await render(PNGFrameSink(FramePattern(folder: folder.path), description: "A disc."))
    #expect(try folder.names == (0..<7).map { "frame-00000\($0).png" })
    for frame in 0..<7 {
      let bytes = try file("frame-00000\(frame).png")
      #expect(
        try PNG.decode(bytes) == PNG.decode(PNG.encode(bitmap(frame), scale: 1, description: nil)))
      #expect(try PNG.metadata(bytes).description == "A disc.")
    }
    await #expect(throws: OutputError.self) {
      try await render(PNGFrameSink(FramePattern(folder: folder.path + "/missing")))
    }
  }

  @Test("a stream that fails leaves no file, and an old one as it was")
  func failingStream() async throws {
    try folder.put("old", in: "a.y4m")
    let sequence = FrameSequence(format) { frame in
      if frame == 5 { throw Failure(stage: "source") }
      return Self.list(frame)
    }
    for sink: any FrameSink in [
      Y4MFrameSink(to: .path(folder.path + "/a.y4m")),
      RawFrameSink(.bgraPremultiplied, to: .path(folder.path + "/b")),
    ] {
      var sink = sink
      await #expect(throws: Failure(stage: "source")) { try await sequence.render(into: &sink) }
    }
    #expect(try folder.names == ["a.y4m"])
    #expect(try folder.text(of: "a.y4m") == "old")
  }

  @Test("sizes that no canvas takes are errors, and leave nothing")
  func badSizes() async throws {
    for (width, height) in [(-5, 5), (0, 0), (Int.max, Int.max), (5, 40_000)] {
      let sequence = FrameSequence(
        FrameFormat(width: width, height: height, framesPerSecond: -1, count: 3), source: Self.list)
      for sink: any FrameSink in [
        Y4MFrameSink(to: .path(folder.path + "/a")),
        RawFrameSink(.rgbaStraight, to: .path(folder.path + "/a")),
        PNGFrameSink(FramePattern(folder: folder.path)),
      ] {
        var sink = sink
        await #expect(throws: CanvasError.invalidSize(width: width, height: height)) {
          try await sequence.render(into: &sink, workers: 2)
        }
      }
    }
    #expect(try folder.names.isEmpty)
  }

  @Test("devices and open files get the bytes as they are; a full disk and a closed pipe are told")
  func places() async throws {
    try await render(RawFrameSink(.bgraPremultiplied, to: .path("/dev/null")))
    await #expect(throws: OutputError(path: "/dev/full", operation: .write, code: ENOSPC)) {
      try await render(Y4MFrameSink(to: .path("/dev/full")))
    }
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let error = await #expect(throws: OutputError.self) {
      try await render(RawFrameSink(.rgbaStraight, to: .descriptor(ends[1], name: "the pipe")))
    }
    #expect(error == OutputError(path: "the pipe", operation: .write, code: EPIPE))
    #expect(fcntl(ends[1], F_GETFD) >= 0)
    close(ends[1])
  }

  @Test("a pipe that does not block gets all bytes, as fast as they are read")
  func patience() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      try? ByteOutput(.descriptor(writing, name: "the pipe")).write(bytes)
      close(writing)
    }
    // The pipe is full by then.
    usleep(20_000)
    let pipe = FileHandle(fileDescriptor: reading, closeOnDealloc: true)
    let isSame = try pipe.readToEnd().map(Array.init) == bytes
    #expect(isSame)
  }
}
