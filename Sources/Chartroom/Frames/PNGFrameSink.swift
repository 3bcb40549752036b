public import CairoCanvas
import Foundation

/// A sink that writes each frame as a PNG file.
///
/// Every file appears complete or not at all. The files are synced to the disk only after the last frame, so
/// that rendering does not wait for the disk. A power failure before that can leave empty files. If the
/// sequence fails, the files already written remain.
public struct PNGFrameSink: FrameSink {
  private let pattern: FramePattern
  private let description: String?
  private let compression: PNGCompression
  private var written = 0

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - pattern: The paths of the files. Their folder must exist. Existing files are replaced.
  ///   - description: A text description of the frames, stored in every file; `nil`, the default, stores
  ///     none.
  ///   - compression: The compression effort; `.fast` by default, because frames are numerous and usually
  ///     short-lived.
  public init(
    _ pattern: FramePattern, description: String? = nil, compression: PNGCompression = .fast
  ) {
    self.pattern = pattern
    self.description = description
    self.compression = compression
  }

  /// Creates an encoder that compresses frames to PNG files.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder {
    PNGFrameEncoder(scale: format.scale, description: description, compression: compression)
  }

  /// Does nothing, because every frame has a separate file.
  public mutating func begin(_ format: FrameFormat) {}

  /// Writes the file of a frame.
  ///
  /// - Throws: `OutputError` if the file cannot be written.
  public mutating func write(_ bytes: [UInt8], frame: Int) throws {
    try AtomicFile.write(bytes, to: pattern.path(of: frame), syncs: false)
    written += 1
  }

  /// Syncs all files to the disk.
  ///
  /// - Throws: `OutputError` with the first path that cannot be synced.
  public mutating func finish() throws {
    try AtomicFile.sync((0..<written).lazy.map(pattern.path))
  }

  /// Does nothing, because the files already written remain.
  public mutating func cancel() {}
}

private final class PNGFrameEncoder: FrameEncoder {
  private let scale: CGFloat
  private let description: String?
  private let compression: PNGCompression
  /// The previous file, reused for frames without changes.
  private var last: [UInt8] = []

  init(scale: CGFloat, description: String?, compression: PNGCompression) {
    self.scale = scale
    self.description = description
    self.compression = compression
  }

  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws {
    if last.isEmpty || !picture.changed.isEmpty {
      try FreeMemory.require(4 * picture.width * picture.height)
      last = try PNG.encode(
        picture.bitmap(), scale: scale, description: description, compression: compression,
        // The other processors are used by the other workers.
        threads: 1)
    }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: last)
  }
}
