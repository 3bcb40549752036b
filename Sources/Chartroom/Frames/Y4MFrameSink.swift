public import CairoCanvas

/// A sink that writes frames as YUV4MPEG2 (`.y4m`), an uncompressed planar video format.
///
/// ffmpeg and most encoders read it from files and pipes. The format has no alpha channel, so transparent and
/// translucent pixels are composited over black. The colour matrix is that of BT.709. The file cannot name
/// the matrix, so pass it to the reader, for example as `-colorspace bt709` to ffmpeg.
public struct Y4MFrameSink: FrameSink {
  private let subsampling: ChromaSubsampling
  private let range: ColorRange
  private let place: OutputPlace
  private var output: ByteOutput?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - place: The destination of the bytes.
  ///   - subsampling: The chroma subsampling; 4:2:0 by default. The stream names it `C420jpeg` or `C444`.
  ///   - range: The range of the sample values; `.limited` by default.
  public init(
    to place: OutputPlace, subsampling: ChromaSubsampling = .yuv420, range: ColorRange = .limited
  ) {
    self.place = place
    self.subsampling = subsampling
    self.range = range
  }

  /// Creates an encoder that converts frames to planes of luma and chroma.
  ///
  /// - Throws: `CanvasError` if there is not enough memory.
  public func makeEncoder(_ format: FrameFormat) throws(CanvasError) -> any FrameEncoder {
    try Y4MFrameEncoder(
      YCbCrPicture(
        width: format.width, height: format.height, subsampling: subsampling, range: range,
        header: Array("FRAME\n".utf8)))
  }

  /// Opens the destination and writes the header line.
  ///
  /// - Throws: `OutputError` if the destination cannot be opened or written.
  public mutating func begin(_ format: FrameFormat) throws {
    let output = try ByteOutput(place)
    self.output = output
    try output.write(Array(header(format).utf8))
  }

  /// Returns the header line, for progressive video with square pixels.
  func header(_ format: FrameFormat) -> String {
    let chroma = subsampling == .yuv420 ? "420jpeg" : "444"
    return "YUV4MPEG2 W\(format.width) H\(format.height) F\(format.rate):1 Ip A1:1 C\(chroma)"
      + " XCOLORRANGE=\(range.rawValue.uppercased())\n"
  }

  /// Writes a frame, and blocks the thread while the output is a full pipe.
  ///
  /// - Throws: `OutputError` if the bytes cannot be written, with the code `EPIPE` if the reader has closed
  ///   the pipe.
  public mutating func write(_ bytes: [UInt8], frame: Int) throws { try output?.write(bytes) }

  /// Ends the stream: renames a file to its final name, or closes a pipe or device.
  ///
  /// A descriptor given by the caller stays open.
  ///
  /// - Throws: `OutputError` if the file cannot be synced or renamed.
  public mutating func finish() throws { try output.take()?.finish() }

  /// Ends the stream without completing it: removes an unfinished file, and closes a pipe or device.
  ///
  /// A descriptor given by the caller stays open.
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
