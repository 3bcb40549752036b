/// Where the frames of a sequence go.
///
/// A sink has two halves. Its encoders make bytes of pixels, one per worker and all at once; the
/// sink itself gets the bytes in order, one frame at a time, while the workers draw the next ones.
///
/// Calls come in this order: `begin`, then `write` for every frame from 0, then `finish`. After
/// anything fails, or the task is cancelled, comes `cancel` instead of what is left.
public protocol FrameSink: Sendable {
  /// Makes the encoder of one worker.
  ///
  /// Called after `begin`, on the worker's thread, on a copy of the sink.
  /// - Parameter format: What the frames have in common.
  /// - Returns: An encoder that nobody else uses.
  /// - Throws: Any error; it ends the sequence.
  func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder

  /// Opens what the frames are written to.
  ///
  /// - Parameter format: What the frames have in common.
  /// - Throws: Any error; it ends the sequence.
  mutating func begin(_ format: FrameFormat) async throws

  /// Takes the bytes of a frame.
  ///
  /// May block its thread. As long as it does not return, only a few more frames are drawn.
  /// - Parameters:
  ///   - bytes: What an encoder made of the frame. Keep no copy: the storage is used again.
  ///   - frame: The number of the frame, from 0.
  /// - Throws: Any error; it ends the sequence.
  mutating func write(_ bytes: [UInt8], frame: Int) async throws

  /// Ends the output after the last frame.
  ///
  /// - Throws: Any error; the sequence has failed, and `cancel` is called.
  mutating func finish() async throws

  /// Takes back what can be taken back: the sequence failed or was cancelled, maybe in `begin`.
  mutating func cancel() async
}

/// Makes the bytes of frames, for one worker.
///
/// It is used from one thread at a time. It may keep what it made of one picture for the next: the
/// bytes must not depend on which pictures it had before.
public protocol FrameEncoder: AnyObject {
  /// Makes the bytes of one frame.
  ///
  /// - Parameters:
  ///   - picture: The pixels, and which of them changed.
  ///   - bytes: Replaced by the frame's bytes. What it holds is left from any other frame, so that
  ///     its storage can be used again.
  /// - Throws: Any error; it ends the sequence.
  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws
}
