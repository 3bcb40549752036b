/// The error for frames that cannot be encoded to a video.
public enum VideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An `ffmpeg` program that is missing from the `PATH`.
  case missingProgram
  /// A size in pixels with an odd side, which H.264 in 4:2:0 does not support.
  case oddSize(width: Int, height: Int)
  /// A frame rate above the container's maximum, both in frames per second.
  case frameRate(Int, most: Int)
  /// A failure to start ffmpeg, with the system's reason.
  case notStarted(String)
  /// A size with a side above the codec's maximum, all in pixels.
  case tooLarge(width: Int, height: Int, most: Int)
  /// A failed run of ffmpeg, such as one with a nonzero status, a reported error or no progress.
  ///
  /// The values are the path of the video, a phrase for how ffmpeg ended, and the end of its standard error.
  case failed(output: String, ending: String, messages: String)

  /// The problem, followed by the remedy or ffmpeg's messages.
  public var description: String {
    switch self {
    case .missingProgram:
      return
        "there is no 'ffmpeg' on the PATH. Install the Debian package ffmpeg, or write PNG, y4m or "
        + "raw frames."
    case .oddSize(let width, let height):
      return
        "'\(width)x\(height)' pixels have an odd width or height, but H.264 in 4:2:0 requires even sides. "
        + "Give another --size or --scale, or write a .mov."
    case .frameRate(let rate, let most):
      return
        "'\(rate)' frames per second exceed the limit of a GIF, which is \(most). Give a lower --fps, "
        + "for example \(most) or 25."
    case .notStarted(let reason):
      return "cannot start ffmpeg: \(reason). Check that `ffmpeg -version` works."
    case .tooLarge(let width, let height, let most):
      return
        "'\(width)x\(height)' pixels exceed the limit of the codec, which is \(most) per side."
        + " Give a smaller --size or --scale, or write PNG or raw frames."
    case .failed(let output, let ending, let messages):
      let found = "\(output): the video was not written, because ffmpeg \(ending)"
      return messages.isEmpty
        ? found + ". Check that `ffmpeg -version` works, and run the command again."
        : "\(found):\n\(messages)"
    }
  }
}
