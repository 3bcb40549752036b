/// A sink that discards all frames, for measuring the speed of drawing without encoding or output.
public struct NullFrameSink: FrameSink {
  /// Creates a sink.
  public init() {}

  /// Creates an encoder that produces no bytes.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder { Encoder() }

  /// Does nothing, because there is no output to open.
  public mutating func begin(_ format: FrameFormat) {}

  /// Discards a frame.
  public mutating func write(_ bytes: [UInt8], frame: Int) {}

  /// Does nothing, because there is no output to complete.
  public mutating func finish() {}

  /// Does nothing, because there is no output to remove.
  public mutating func cancel() {}

  private final class Encoder: FrameEncoder {
    func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) {}
  }
}
