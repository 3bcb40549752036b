package import CairoCanvas
package import Chartroom
import Foundation

/// The values of `--format`: the formats of an uncompressed stream.
package enum StreamFormat: String, CaseIterable, Sendable {
  /// YUV4MPEG2, a planar format with text headers.
  case y4m
  /// Blue, green, red and alpha, 8 bits each, with colours premultiplied by alpha.
  case bgra
  /// Red, green, blue and alpha, 8 bits each, not premultiplied.
  case rgba
}

/// The values of `--preset`: the encoding effort of x264.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow
}

/// The output of an animation.
package enum FrameOutput: Hashable, Sendable {
  /// One PNG file per frame: the pattern of the paths, and the value of `--out`.
  case pictures(FramePattern, name: String)
  /// A stream of uncompressed frames: its destination, its format and its chroma subsampling.
  case stream(OutputPlace, StreamFormat, ChromaSubsampling)
  /// A video encoded by ffmpeg: its path, and its container.
  case video(String, VideoContainer)

  /// The container of a video; `nil` for other outputs.
  package var container: VideoContainer? {
    if case .video(_, let container) = self { container } else { nil }
  }

  /// Whether every frame is a separate file.
  var isPictures: Bool {
    if case .pictures = self { true } else { false }
  }

  /// Whether the output is standard output.
  var isStandardOutput: Bool {
    if case .stream(.standardOutput, _, _) = self { true } else { false }
  }

  /// The path to print after the last frame; `nil` for standard output.
  var path: String? {
    switch self {
    case .pictures(_, let name): name
    case .stream(.path(let path), _, _): path
    case .stream(.descriptor, _, _): nil
    case .video(let path, _): path
    }
  }

  /// Returns the first image after the last frame, which an earlier, longer run has left.
  ///
  /// A program that reads all numbered images would read it as another frame.
  ///
  /// - Parameter count: The number of frames.
  /// - Returns: The path of the image; `nil` if there is none.
  func leftover(behind count: Int) -> String? {
    guard case .pictures(let pattern, _) = self else { return nil }
    let next = pattern.path(of: count)
    var status = stat()
    return lstat(next, &status) == 0 ? next : nil
  }

  /// Returns a new sink for the output, and creates the folder of images.
  ///
  /// - Parameters:
  ///   - preset: The encoding effort of x264.
  ///   - compression: The compression effort of PNG files.
  /// - Returns: A sink to which nothing has been written.
  /// - Throws: `OutputError` if the folder cannot be created.
  func sink(preset: VideoPreset, compression: PNGCompression) throws -> any FrameSink {
    switch self {
    case .pictures(let pattern, _):
      let first = pattern.path(of: 0)
      if let slash = first.lastIndex(of: "/"), slash > first.startIndex {
        try OutputFolder.make(String(first[..<slash]))
      }
      return PNGFrameSink(pattern, compression: compression)
    case .stream(let place, .y4m, let sampling):
      return Y4MFrameSink(to: place, subsampling: sampling)
    case .stream(let place, .bgra, _): return RawFrameSink(.bgraPremultiplied, to: place)
    case .stream(let place, .rgba, _): return RawFrameSink(.rgbaStraight, to: place)
    case .video(let path, let container):
      return VideoSink(to: path, as: container, preset: preset.rawValue)
    }
  }

  /// Creates an output from the values of the options.
  ///
  /// - Parameters:
  ///   - name: A folder, a name of PNG files with a placeholder such as `%06d`, a file with a known
  ///     extension, or `-` for standard output.
  ///   - stream: The format of standard output; `nil` for y4m.
  ///   - sampling: The chroma subsampling of y4m; `nil` for 4:2:0.
  /// - Throws: `ToolError` with status 2 if the name is invalid, or if another option does not apply to it.
  package init(
    _ name: String, stream: StreamFormat?, sampling: ChromaSubsampling?
  ) throws(ToolError) {
    self = try Self.named(name, stream: stream, sampling: sampling ?? .yuv420)
    if stream != nil, name != "-" {
      throw ToolError(
        .usage, "--format applies only to standard output, but --out is '\(name)'. Omit --format.")
    }
    if sampling != nil {
      guard case .stream(_, .y4m, _) = self else {
        throw ToolError(
          .usage, "--pixels applies only to y4m, but --out is '\(name)'. Omit --pixels.")
      }
    }
  }

  private static func named(
    _ name: String, stream: StreamFormat?, sampling: ChromaSubsampling
  ) throws(ToolError) -> FrameOutput {
    if name.isEmpty {
      throw ToolError(.usage, "--out is empty. Give a folder, a file, or - for standard output.")
    }
    if name == "-" { return .stream(.standardOutput, stream ?? .y4m, sampling) }
    if let container = VideoContainer(path: name) { return .video(name, container) }
    let file = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let ending = file.lastIndex(of: ".").map { file[$0...].dropFirst().lowercased() }
    switch ending {
    case "y4m": return .stream(.path(name), .y4m, sampling)
    case "bgra": return .stream(.path(name), .bgra, sampling)
    case "rgba": return .stream(.path(name), .rgba, sampling)
    // A percent sign has no meaning in the name of a video or stream, nor before the last slash.
    case _ where file.contains("%"), "png" where name.contains("%"):
      return .pictures(try pattern(name), name: name)
    case nil, "": return .pictures(FramePattern(folder: name), name: name)
    case let ending?:
      var status = stat()
      if stat(name, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
        return .pictures(FramePattern(folder: name), name: name)
      }
      throw ToolError(
        .usage,
        ending == "png"
          ? "--out: '\(name)' names a single image, but every frame needs its own file. Put a placeholder such "
            + "as %06d in the name, for example \(name.dropLast(4))-%06d.png, or give a folder."
          : "--out: '\(name)' has the unknown extension .\(ending). Give a folder (\(name)/ if it is one), "
            + "a PNG name with %06d, .y4m, .bgra, .rgba, .mp4, .webm, .mov, .gif, .apng, or -.")
    }
  }

  private static func pattern(_ name: String) throws(ToolError) -> FramePattern {
    guard name.lowercased().hasSuffix(".png") else {
      throw ToolError(
        .usage,
        "--out: '\(name)' contains a % sign, which marks a frame number, but does not end in .png. "
          + "Add .png, or a final / to name a folder.")
    }
    do throws(FramePattern.Malformed) {
      return try FramePattern(name)
    } catch {
      throw ToolError(.usage, "--out: \(error)")
    }
  }
}
