/// The destination of the frames of a sequence.
///
/// A sink has two parts. Its encoders, one per worker, convert pixels to bytes concurrently. The sink
/// itself gets the bytes in order, one frame at a time, while the workers draw the next frames.
///
/// The order of calls is `begin`, then `write` for every frame from 0, then `finish`. After a failure or a
/// cancellation, `cancel` replaces the remaining calls.
public protocol FrameSink: Sendable {
  /// Creates the encoder of one worker.
  ///
  /// It is called after `begin`, on the worker's thread, on a copy of the sink.
  ///
  /// - Parameter format: The size, rate and number of the frames.
  /// - Returns: A new encoder, which no other worker uses.
  /// - Throws: Any error; it ends the sequence.
  func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder

  /// Opens the output.
  ///
  /// - Parameter format: The size, rate and number of the frames.
  /// - Throws: Any error; it ends the sequence.
  mutating func begin(_ format: FrameFormat) async throws

  /// Writes the bytes of a frame.
  ///
  /// It may block its thread. Until it returns, at most 2 × workers + 1 more frames are drawn.
  ///
  /// - Parameters:
  ///   - bytes: The encoded frame. Keep no copy, because the storage is reused.
  ///   - frame: The number of the frame, from 0.
  /// - Throws: Any error; it ends the sequence.
  mutating func write(_ bytes: [UInt8], frame: Int) async throws

  /// Ends the output after the last frame.
  ///
  /// - Throws: Any error; the sequence has failed, and `cancel` is called.
  mutating func finish() async throws

  /// Removes unfinished output after the sequence failed or was cancelled, possibly in `begin`.
  mutating func cancel() async
}

/// An encoder of frames, used by one worker.
///
/// It is used from one thread at a time. It may keep data of earlier pictures, but the bytes of a frame must
/// not depend on earlier pictures.
public protocol FrameEncoder: AnyObject {
  /// Encodes one frame.
  ///
  /// - Parameters:
  ///   - picture: The pixels, and the rectangles that changed.
  ///   - bytes: Replaced by the frame's bytes. It contains the bytes of some other frame, so that its
  ///     storage can be reused.
  /// - Throws: Any error; it ends the sequence.
  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws
}
