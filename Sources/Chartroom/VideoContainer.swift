/// A container that ffmpeg packs frames into.
public enum VideoContainer: String, CaseIterable, Sendable {
  /// H.264 in 4:2:0 of BT.709, for every player; without alpha.
  case mp4
  /// VP9 with alpha, for browsers.
  case webm
  /// ProRes 4444 with alpha, for editors.
  case mov
  /// At most 256 colours a frame, for where nothing else is shown.
  case gif
  /// A PNG that moves: every pixel as it was drawn, with alpha.
  case apng

  /// The container that a file's extension names, in capitals or not; `nil` for others.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// The longest side that x264 and libvpx take.
  private static let longestSide = 16_384

  /// Whether frames are handed to ffmpeg as 4:2:0, and not with every pixel and its alpha.
  var takesPlanes: Bool { self == .mp4 }

  /// Finds what the container cannot hold.
  ///
  /// - Parameter format: What the frames have in common.
  /// - Throws: `VideoError.oddSize` where H.264 would cut a colour sample in half,
  ///   `VideoError.frameRate` beyond the 50 frames a second that a GIF can tell apart,
  ///   `VideoError.tooLarge` for sides that H.264 or VP9 do not take.
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

  /// The arguments of ffmpeg that reads frames from its standard input.
  ///
  /// They name no time and no version, and fix the number of threads, on which the bytes of H.264
  /// and VP9 depend; the same ffmpeg makes the same file of the same frames.
  /// - Parameters:
  ///   - format: What the frames have in common.
  ///   - preset: How much time x264 may take, from `ultrafast` to `veryslow`; for `mp4`.
  ///   - path: The file, which may be there already.
  /// - Returns: What stands behind `ffmpeg`.
  func arguments(_ format: FrameFormat, preset: String, output path: String) -> [String] {
    ["-hide_banner", "-nostdin", "-loglevel", "level+error", "-y"]
      + input(format) + ["-map_metadata", "-1"] + codec(preset: preset)
      // Whatever the path looks like, it is one.
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
    // What ffmpeg converts itself it would convert by BT.601.
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
      // A palette for each frame: one for all of them would keep all of them in memory first.
      [
        "-filter_complex",
        "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none",
      ]
    case .apng: ["-c:v", "apng", "-pix_fmt", "rgba", "-plays", "0"]
    }
  }
}
