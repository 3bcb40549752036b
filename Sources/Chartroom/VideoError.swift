/// Why frames could not become a video.
public enum VideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no program `ffmpeg` on the path.
  case missingProgram
  /// H.264 in 4:2:0 takes an even width and height only, in pixels.
  case oddSize(width: Int, height: Int)
  /// The container cannot tell so many frames a second apart.
  case frameRate(Int, most: Int)
  /// ffmpeg could not be started; the system's reason.
  case notStarted(String)
  /// The codec takes no longer sides.
  case tooLarge(width: Int, height: Int, most: Int)
  /// ffmpeg ended before its time, with another status than 0, or told of an error: the file, how it
  /// ended, and the last of what it wrote to its standard error.
  case failed(output: String, ending: String, messages: String)

  /// What was found, and the remedy.
  public var description: String {
    switch self {
    case .missingProgram:
      return "there is no ffmpeg on the path (PATH). Install the Debian package ffmpeg, or write "
        + "PNG, y4m or raw frames."
    case .oddSize(let width, let height):
      return "\(width)x\(height) pixels do not fit H.264 in 4:2:0, which takes even numbers. Give "
        + "another --size or --scale, or write a .mov."
    case .frameRate(let rate, let most):
      return "\(rate) frames a second are too many for a GIF, which takes at most \(most). Give a "
        + "lower --fps, as \(most) or 25."
    case .notStarted(let reason): return "ffmpeg could not be started: \(reason)"
    case .tooLarge(let width, let height, let most):
      return
        "\(width)x\(height) pixels are too many for the codec, whose sides have at most \(most)."
        + " Give a smaller --size or --scale, or write PNG or raw frames."
    case .failed(let output, let ending, let messages):
      let found = "\(output): there is no video, for ffmpeg \(ending)"
      return messages.isEmpty
        ? found + ". Run it again; see whether `ffmpeg -version` works." : "\(found):\n\(messages)"
    }
  }
}
