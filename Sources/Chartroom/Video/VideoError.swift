/// The error for frames that cannot be made into a video.
public enum VideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no program `ffmpeg` on the `PATH`.
  case missingProgram
  /// The width or the height in pixels is odd, which H.264 in 4:2:0 does not support.
  case oddSize(width: Int, height: Int)
  /// The container does not support so many frames per second.
  case frameRate(Int, most: Int)
  /// ffmpeg cannot be started, for the system's reason.
  case notStarted(String)
  /// The codec does not support so long a side, in pixels.
  case tooLarge(width: Int, height: Int, most: Int)
  /// ffmpeg ended early, ended with a status other than 0, or reported an error.
  ///
  /// The values are the path of the file, how ffmpeg ended, and the end of its standard error.
  case failed(output: String, ending: String, messages: String)

  /// A sentence with the fault, and one with the remedy or ffmpeg's messages.
  public var description: String {
    switch self {
    case .missingProgram:
      return
        "there is no 'ffmpeg' on the PATH. Install the Debian package ffmpeg, or write PNG, y4m or "
        + "raw frames."
    case .oddSize(let width, let height):
      return
        "'\(width)x\(height)' pixels have an odd side, and H.264 in 4:2:0 needs even sides. Give "
        + "another --size or --scale, or write a .mov."
    case .frameRate(let rate, let most):
      return
        "'\(rate)' frames per second exceed the limit of a GIF, which is \(most). Give a lower --fps, "
        + "for example \(most) or 25."
    case .notStarted(let reason): return "cannot start ffmpeg: \(reason)"
    case .tooLarge(let width, let height, let most):
      return
        "'\(width)x\(height)' pixels exceed the limit of the codec, which is \(most) a side."
        + " Give a smaller --size or --scale, or write PNG or raw frames."
    case .failed(let output, let ending, let messages):
      let found = "\(output): the video was not written, because ffmpeg \(ending)"
      return messages.isEmpty
        ? found + ". Check that `ffmpeg -version` works, and run the command again."
        : "\(found):\n\(messages)"
    }
  }
}
