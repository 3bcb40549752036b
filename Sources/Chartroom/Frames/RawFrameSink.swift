import CairoCanvas

/// A sink that writes frames as raw pixels without headers, the `rawvideo` format of ffmpeg.
public struct RawFrameSink: FrameSink {
  /// The order of the channels, and whether colours are premultiplied by alpha.
  public enum PixelLayout: String, Hashable, Sendable {
    /// Blue, green, red and alpha, 8 bits each, with colours premultiplied by alpha.
    ///
    /// For opaque pixels, it is the same as ffmpeg's `bgra`, which is not premultiplied.
    case bgraPremultiplied
    /// Red, green, blue and alpha, 8 bits each, not premultiplied; the same as ffmpeg's `rgba`.
    case rgbaStraight
  }

  private let layout: PixelLayout
  private let place: OutputPlace
  private var output: ByteOutput?

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - layout: The layout of the pixels.
  ///   - place: The destination of the bytes.
  public init(_ layout: PixelLayout, to place: OutputPlace) {
    self.layout = layout
    self.place = place
  }

  /// Creates an encoder that converts frames to the sink's pixel layout.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder {
    RawFrameEncoder(layout)
  }

  /// Opens the destination.
  ///
  /// - Throws: `OutputError` if the destination cannot be opened.
  public mutating func begin(_ format: FrameFormat) throws { output = try ByteOutput(place) }

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

/// An encoder that copies pixels, because the worker draws the next frame while the sink is still writing.
private final class RawFrameEncoder: FrameEncoder {
  private let layout: RawFrameSink.PixelLayout

  init(_ layout: RawFrameSink.PixelLayout) { self.layout = layout }

  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws {
    try picture.withPixels { pixels in
      switch layout {
      case .bgraPremultiplied:
        try bytes.claimCapacity(pixels.byteCount)
        bytes.removeAll(keepingCapacity: true)
        pixels.withUnsafeBytes { bytes.append(contentsOf: $0) }
      case .rgbaStraight: try StraightRGBA.convert(pixels, into: &bytes)
      }
    }
  }
}
