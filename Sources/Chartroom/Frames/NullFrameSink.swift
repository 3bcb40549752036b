/// A sink that discards all frames, for measuring drawing alone.
public struct NullFrameSink: FrameSink {
  /// Creates a sink.
  public init() {}

  /// Creates an encoder, which produces no bytes.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder { Encoder() }

  /// Does nothing.
  public mutating func begin(_ format: FrameFormat) {}

  /// Does nothing.
  public mutating func write(_ bytes: [UInt8], frame: Int) {}

  /// Does nothing.
  public mutating func finish() {}

  /// Does nothing.
  public mutating func cancel() {}

  private final class Encoder: FrameEncoder {
    func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) {}
  }
}
