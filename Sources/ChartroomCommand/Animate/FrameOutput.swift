package import CairoCanvas
package import Chartroom
import Foundation

/// What a stream of bare frames consists of, as the options name it.
package enum StreamFormat: String, CaseIterable, Sendable {
  /// Frames with the little header that video tools read.
  case y4m
  /// Blue, green, red, alpha; colours multiplied by alpha.
  case bgra
  /// Red, green, blue, alpha; colours as they are.
  case rgba
}

/// How much time x264 may take for a smaller file, as x264 names it.
package enum VideoPreset: String, CaseIterable, Sendable {
  case ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow
}

/// Where the frames of an animation go.
package enum FrameOutput: Hashable, Sendable {
  /// A PNG each, and what the option said.
  case pictures(FramePattern, name: String)
  /// All frames one after the other.
  case stream(OutputPlace, StreamFormat, ChromaSubsampling)
  /// A video that ffmpeg makes.
  case video(String, VideoContainer)

  /// The container, where it is a video.
  package var container: VideoContainer? {
    if case .video(_, let container) = self { container } else { nil }
  }

  /// Whether every frame is a file of its own.
  var isPictures: Bool {
    if case .pictures = self { true } else { false }
  }

  /// Whether it is standard output.
  var isStandardOutput: Bool {
    if case .stream(.standardOutput, _, _) = self { true } else { false }
  }

  /// What is printed when it is written; `nil` for standard output, which got the frames.
  var path: String? {
    switch self {
    case .pictures(_, let name): name
    case .stream(.path(let path), _, _): path
    case .stream(.descriptor, _, _): nil
    case .video(let path, _): path
    }
  }

  /// Looks for a picture that a longer run left, which whoever reads all pictures would go on with.
  ///
  /// - Parameter count: The number of frames.
  /// - Returns: The path of the picture behind the last one; `nil` where there is none.
  func leftover(behind count: Int) -> String? {
    guard case .pictures(let pattern, _) = self else { return nil }
    let next = pattern.path(of: count)
    var status = stat()
    return lstat(next, &status) == 0 ? next : nil
  }

  /// The sink of the output; the folder of pictures is made.
  ///
  /// - Parameters:
  ///   - preset: How much time x264 may take.
  ///   - compression: How much time goes into PNG files being small.
  /// - Returns: A sink that has had no frames yet.
  /// - Throws: `OutputError` when the folder cannot be made.
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

  /// Finds out what an output is by its name.
  ///
  /// - Parameters:
  ///   - name: A folder, a name of PNG files with a number such as `%06d`, a file whose extension
  ///     tells, or `-` for standard output.
  ///   - stream: What standard output gets; `nil` for y4m.
  ///   - sampling: The colour samples of y4m; `nil` for 4:2:0.
  /// - Throws: Status 2 for a name that is no output, and for options that do not belong to it.
  package init(
    _ name: String, stream: StreamFormat?, sampling: ChromaSubsampling?
  ) throws(ToolError) {
    self = try Self.named(name, stream: stream, sampling: sampling ?? .yuv420)
    if stream != nil, name != "-" {
      throw ToolError(
        .usage, "--format is for standard output, and --out is '\(name)'. Leave out --format.")
    }
    if sampling != nil {
      guard case .stream(_, .y4m, _) = self else {
        throw ToolError(
          .usage, "--pixels is for y4m, and --out is '\(name)'. Leave out --pixels.")
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
    // A percent sign is nothing special in the name of a video or stream, nor before the last slash.
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
          ? "--out: '\(name)' names one picture, and there are many frames. Give a number in the name, "
            + "for example \(name.dropLast(4))-%06d.png, or a folder."
          : "--out: '\(name)' has the unknown extension .\(ending). Give a folder (\(name)/ if it is one), "
            + "a PNG name with %06d, .y4m, .bgra, .rgba, .mp4, .webm, .mov, .gif, .apng, or -.")
    }
  }

  private static func pattern(_ name: String) throws(ToolError) -> FramePattern {
    guard name.lowercased().hasSuffix(".png") else {
      throw ToolError(
        .usage,
        "--out: '\(name)' numbers frames that are not PNG files. End the name in .png, or in / for a folder."
      )
    }
    do throws(FramePattern.Malformed) {
      return try FramePattern(name)
    } catch {
      throw ToolError(.usage, "--out: \(error)")
    }
  }
}
