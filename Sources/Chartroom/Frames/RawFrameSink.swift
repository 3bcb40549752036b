import CairoCanvas

/// A sink that writes frames as raw pixels without headers, which is ffmpeg's `rawvideo`.
public struct RawFrameSink: FrameSink {
  /// The layout of the pixels.
  public enum PixelLayout: String, Hashable, Sendable {
    /// Blue, green, red, alpha; premultiplied. Equals ffmpeg's `bgra` where all pixels are opaque.
    case bgraPremultiplied
    /// Red, green, blue, alpha; not premultiplied. This is ffmpeg's `rgba`.
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

  /// Creates an encoder.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder {
    RawFrameEncoder(layout)
  }

  /// Opens the destination.
  ///
  /// - Throws: `OutputError`.
  public mutating func begin(_ format: FrameFormat) throws { output = try ByteOutput(place) }

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

/// An encoder that copies pixels, because the worker draws the next frame while the sink still writes.
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
