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
  /// ffmpeg ended before its time, or with another status than 0: how it ended, and the last of what
  /// it wrote to its standard error.
  case failed(ending: String, messages: String)

  /// What was found, and the remedy.
  public var description: String {
    switch self {
    case .missingProgram:
      return "ffmpeg is not installed. Install the Debian package ffmpeg, or write PNG, y4m or raw "
        + "frames."
    case .oddSize(let width, let height):
      return "\(width)x\(height) pixels do not fit H.264 in 4:2:0, which takes even numbers. Give "
        + "another --size or --scale, or write a .mov."
    case .frameRate(let rate, let most):
      return "\(rate) frames a second are too many for a GIF, which takes at most \(most). Give a "
        + "lower --fps, as \(most) or 25."
    case .notStarted(let reason): return "ffmpeg could not be started: \(reason)"
    case .failed(let ending, let messages):
      return messages.isEmpty ? "ffmpeg \(ending)." : "ffmpeg \(ending):\n\(messages)"
    }
  }
}
