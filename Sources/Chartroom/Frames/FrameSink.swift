/// A destination for the frames of a sequence.
///
/// A sink has two parts. Its encoders, one per worker, convert pixels to bytes concurrently. The sink
/// itself receives the bytes in order, one frame at a time, while the workers draw the next frames.
///
/// The order of calls is `begin`, then `write` for every frame from 0, then `finish`. After a failure or a
/// cancellation, `cancel` replaces the remaining calls.
public protocol FrameSink: Sendable {
  /// Creates the encoder of one worker.
  ///
  /// This method is called after `begin`, on the worker's thread and on a copy of the sink.
  ///
  /// - Parameter format: The size, frame rate and number of frames.
  /// - Returns: A new encoder, which no other worker uses.
  /// - Throws: An error that ends the sequence.
  func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder

  /// Opens the output.
  ///
  /// - Parameter format: The size, frame rate and number of frames.
  /// - Throws: An error that ends the sequence.
  mutating func begin(_ format: FrameFormat) async throws

  /// Writes the bytes of a frame.
  ///
  /// This method can block its thread. Until it returns, at most 2 × workers + 1 more frames are drawn.
  ///
  /// - Parameters:
  ///   - bytes: The encoded frame. Do not retain the array, because its storage is reused.
  ///   - frame: The number of the frame, counted from 0.
  /// - Throws: An error that ends the sequence.
  mutating func write(_ bytes: [UInt8], frame: Int) async throws

  /// Completes the output after the last frame.
  ///
  /// - Throws: An error that makes the sequence fail; `cancel` is then called.
  mutating func finish() async throws

  /// Removes unfinished output after the sequence failed or was cancelled, even if `begin` failed.
  mutating func cancel() async
}

/// An encoder that converts the pixels of frames to bytes for one worker.
///
/// It is used from one thread at a time. It can keep data of earlier frames, but the bytes of a frame must
/// not depend on earlier frames.
public protocol FrameEncoder: AnyObject {
  /// Encodes one frame.
  ///
  /// - Parameters:
  ///   - picture: The pixels, and the rectangles that changed.
  ///   - bytes: The array to fill with the frame's bytes. On entry, it is empty or contains an earlier frame,
  ///     so that its storage can be reused. The method must replace all of its contents.
  /// - Throws: An error that ends the sequence.
  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws
}
