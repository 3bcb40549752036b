import CairoCanvas

/// Frames as YUV4MPEG2: planar video with a line of text before it, which ffmpeg and most encoders
/// read from files and pipes.
///
/// Video has no alpha: what is clear comes out black, and what is half clear as it looks over
/// black. The matrix is BT.709's, which the format cannot say; tell the reader
/// (`-colorspace bt709`).
public struct Y4MFrameSink: FrameSink {
  /// How many pixels share a colour difference.
  public enum Subsampling: String, Hashable, Sendable {
    /// Squares of four, sited in their middle (`C420jpeg`); odd sides are rounded up.
    case yuv420
    /// None: every pixel has its own (`C444`).
    case yuv444
  }

  /// The range of the values.
  public enum ColorRange: String, Hashable, Sendable {
    /// Y′ from 16 to 235, Cb and Cr from 16 to 240: what players expect.
    case limited
    /// All from 0 to 255.
    case full
  }

  private let subsampling: Subsampling
  private let range: ColorRange
  private let place: OutputPlace
  private var output: ByteOutput?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - place: Where the bytes go.
  ///   - subsampling: How many pixels share a colour difference; four by default.
  ///   - range: The range of the values; limited by default.
  public init(
    to place: OutputPlace, subsampling: Subsampling = .yuv420, range: ColorRange = .limited
  ) {
    self.place = place
    self.subsampling = subsampling
    self.range = range
  }

  /// A new encoder.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder {
    Y4MFrameEncoder(
      YCbCrPicture(
        width: format.width, height: format.height,
        subsampling: subsampling == .yuv420 ? .yuv420 : .yuv444,
        range: range == .limited ? .limited : .full, header: Array("FRAME\n".utf8)))
  }

  /// Opens the place and writes the line.
  ///
  /// - Throws: `OutputError`.
  public mutating func begin(_ format: FrameFormat) throws {
    let output = try ByteOutput(place)
    self.output = output
    try output.write(Array(header(format).utf8))
  }

  /// The line before the frames: progressive, square pixels.
  func header(_ format: FrameFormat) -> String {
    let chroma = subsampling == .yuv420 ? "420jpeg" : "444"
    return "YUV4MPEG2 W\(format.width) H\(format.height) F\(format.rate):1 Ip A1:1 C\(chroma)"
      + " XCOLORRANGE=\(range.rawValue.uppercased())\n"
  }

  /// Writes a frame; blocks while a pipe is full.
  ///
  /// - Throws: `OutputError`; `EPIPE` when the reader went away.
  public mutating func write(_ bytes: [UInt8], frame: Int) throws { try output?.write(bytes) }

  /// Ends the stream; a file takes its final name.
  ///
  /// - Throws: `OutputError`.
  public mutating func finish() throws { try output.take()?.finish() }

  /// Removes an unfinished file.
  public mutating func cancel() { output.take()?.cancel() }
}

/// Keeps the planes of the last frame, and converts what changed.
private final class Y4MFrameEncoder: FrameEncoder {
  private var frame: YCbCrPicture

  init(_ frame: YCbCrPicture) { self.frame = frame }

  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) {
    let changed = picture.changed
    picture.withPixels { pixels in
      for rect in changed { frame.convert(rect, of: pixels) }
    }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: frame.bytes)
  }
}
