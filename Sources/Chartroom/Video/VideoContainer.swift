/// The container and codec of a video that ffmpeg encodes.
public enum VideoContainer: String, CaseIterable, Sendable {
  /// MP4 with H.264 in 4:2:0 (BT.709), which almost every player supports.
  ///
  /// The video has no alpha.
  case mp4
  /// WebM with VP9 and alpha, for browsers.
  case webm
  /// QuickTime with ProRes 4444 and alpha, for video editors.
  case mov
  /// GIF with at most 256 colours per frame, for programs that do not support video.
  case gif
  /// Animated PNG, which is lossless and has alpha.
  case apng

  /// Creates the container that a file's extension names, ignoring case.
  ///
  /// The result is `nil` for any other extension, and for a path without one.
  ///
  /// - Parameter path: The path of the file, such as `out/pan.mp4`.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The maximum side that x264 and libvpx support, in pixels.
  private static let longestSide = 16_384

  /// Whether ffmpeg receives frames in 4:2:0 rather than as pixels with alpha.
  var takesPlanes: Bool { self == .mp4 }

  /// Checks that the container supports a format.
  ///
  /// - Parameter format: The size, frame rate and number of frames.
  /// - Throws: `VideoError.oddSize` if a side of an MP4 is odd; `VideoError.tooLarge` if a side of an MP4 or
  ///   a WebM exceeds 16 384 pixels; `VideoError.frameRate` if a GIF has more than 50 frames per second.
  public func check(_ format: FrameFormat) throws(VideoError) {
    switch self {
    case .mp4 where format.width % 2 != 0 || format.height % 2 != 0:
      throw .oddSize(width: format.width, height: format.height)
    case .mp4 where max(format.width, format.height) > Self.longestSide,
      .webm where max(format.width, format.height) > Self.longestSide:
      throw .tooLarge(width: format.width, height: format.height, most: Self.longestSide)
    case .gif where format.framesPerSecond > 50:
      throw .frameRate(format.framesPerSecond, most: 50)
    default: break
    }
  }

  /// Returns the arguments for an ffmpeg process that reads frames from its standard input.
  ///
  /// They exclude times and versions from the file and fix the number of threads, on which the bytes of
  /// H.264 and VP9 depend. The same version of ffmpeg therefore produces the same file from the same frames.
  ///
  /// - Parameters:
  ///   - format: The size, frame rate and number of frames.
  ///   - preset: The encoding effort of x264, from `ultrafast` to `veryslow`; for `mp4` only.
  ///   - path: The path of the file; an existing file is replaced.
  /// - Returns: The arguments after `ffmpeg`.
  func arguments(_ format: FrameFormat, preset: String, output path: String) -> [String] {
    ["-hide_banner", "-nostdin", "-loglevel", "level+error", "-y"]
      + input(format) + ["-map_metadata", "-1"] + codec(preset: preset)
      // The prefix keeps ffmpeg from parsing the path as an option or a protocol.
      + ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", rawValue, "file:" + path]
  }

  private func input(_ format: FrameFormat) -> [String] {
    takesPlanes
      ? ["-f", "yuv4mpegpipe", "-i", "pipe:0"]
      : [
        "-f", "rawvideo", "-pixel_format", "rgba", "-video_size",
        "\(format.width)x\(format.height)", "-framerate", "\(format.rate)", "-i",
        "pipe:0",
      ]
  }

  private func codec(preset: String) -> [String] {
    let colors = [
      "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
      "bt709",
    ]
    // By default, ffmpeg would convert by BT.601.
    let conversion = [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv,setparams=range=tv:colorspace=bt709"
        + ":color_primaries=bt709:color_trc=bt709",
    ]
    return switch self {
    case .mp4:
      [
        "-c:v", "libx264", "-preset", preset, "-crf", "18", "-pix_fmt", "yuv420p", "-threads", "4",
      ] + colors + ["-movflags", "+faststart"]
    case .webm:
      conversion + [
        "-c:v", "libvpx-vp9", "-pix_fmt", "yuva420p", "-b:v", "0", "-crf", "24", "-cpu-used", "4",
        "-row-mt", "1", "-auto-alt-ref", "0", "-threads", "4",
      ] + colors
    case .mov:
      conversion + [
        "-c:v", "prores_ks", "-profile:v", "4444", "-pix_fmt", "yuva444p10le", "-alpha_bits", "16",
      ] + colors
    case .gif:
      // One palette per frame: a shared palette would need all frames in memory first.
      [
        "-filter_complex",
        "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none",
      ]
    case .apng: ["-c:v", "apng", "-pix_fmt", "rgba", "-plays", "0"]
    }
  }
}
