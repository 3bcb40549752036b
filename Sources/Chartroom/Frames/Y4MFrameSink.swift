public import CairoCanvas

/// A sink that writes frames as YUV4MPEG2: planar video after a line of text, which ffmpeg and most
/// encoders read from files and pipes.
///
/// The format has no alpha: transparent and translucent pixels are composited over black. The matrix is that
/// of BT.709, which the format cannot express; pass it to the reader (`-colorspace bt709`).
public struct Y4MFrameSink: FrameSink {
  private let subsampling: ChromaSubsampling
  private let range: ColorRange
  private let place: OutputPlace
  private var output: ByteOutput?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - place: The destination of the bytes.
  ///   - subsampling: The chroma subsampling, `C420jpeg` or `C444` in the stream; 4:2:0 by default.
  ///   - range: The range of the sample values; limited by default.
  public init(
    to place: OutputPlace, subsampling: ChromaSubsampling = .yuv420, range: ColorRange = .limited
  ) {
    self.place = place
    self.subsampling = subsampling
    self.range = range
  }

  /// Creates an encoder.
  ///
  /// - Throws: `CanvasError.outOfMemory`.
  public func makeEncoder(_ format: FrameFormat) throws(CanvasError) -> any FrameEncoder {
    try Y4MFrameEncoder(
      YCbCrPicture(
        width: format.width, height: format.height, subsampling: subsampling, range: range,
        header: Array("FRAME\n".utf8)))
  }

  /// Opens the destination and writes the header line.
  ///
  /// - Throws: `OutputError`.
  public mutating func begin(_ format: FrameFormat) throws {
    let output = try ByteOutput(place)
    self.output = output
    try output.write(Array(header(format).utf8))
  }

  /// Returns the header line: progressive video, square pixels.
  func header(_ format: FrameFormat) -> String {
    let chroma = subsampling == .yuv420 ? "420jpeg" : "444"
    return "YUV4MPEG2 W\(format.width) H\(format.height) F\(format.rate):1 Ip A1:1 C\(chroma)"
      + " XCOLORRANGE=\(range.rawValue.uppercased())\n"
  }

  /// Writes a frame; blocks while a pipe is full.
  ///
  /// - Throws: `OutputError`; its code is `EPIPE` when the reader has closed the pipe.
  public mutating func write(_ bytes: [UInt8], frame: Int) throws { try output?.write(bytes) }

  /// Ends the stream; a file is renamed to its final name.
  ///
  /// - Throws: `OutputError`.
  public mutating func finish() throws { try output.take()?.finish() }

  /// Removes an unfinished file.
  public mutating func cancel() { output.take()?.cancel() }
}

/// An encoder that keeps the planes of its previous frame and converts the changed areas.
private final class Y4MFrameEncoder: FrameEncoder {
  private var frame: YCbCrPicture

  init(_ frame: YCbCrPicture) { self.frame = frame }

  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws {
    let changed = picture.changed
    picture.withPixels { pixels in
      for rect in changed { frame.convert(rect, of: pixels) }
    }
    try bytes.claimCapacity(frame.bytes.count)
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: frame.bytes)
  }
}
