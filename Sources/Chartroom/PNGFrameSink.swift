import CairoCanvas
import Foundation
public import Graphics

/// Frames as PNG files, one each.
///
/// Every file appears whole or not at all. They are brought to the disk when all are written, for
/// waiting for the disk at every frame would hold the others up; a power cut before that may leave
/// empty files. Frames that were written before a failure stay.
public struct PNGFrameSink: FrameSink {
  private let pattern: FramePattern
  private let description: String?
  private let compression: PNGCompression
  private var written = 0

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - pattern: The paths of the files. Their folder must exist; files that are there already are
  ///     replaced.
  ///   - description: What the frames show, in words; written into every file.
  ///   - compression: How much time goes into the files being small; little by default, for frames
  ///     are many and seldom kept.
  public init(
    _ pattern: FramePattern, description: String? = nil, compression: PNGCompression = .fast
  ) {
    self.pattern = pattern
    self.description = description
    self.compression = compression
  }

  /// A new encoder.
  public func makeEncoder(_ format: FrameFormat) -> any FrameEncoder {
    PNGFrameEncoder(scale: format.scale, description: description, compression: compression)
  }

  /// Does nothing.
  public mutating func begin(_ format: FrameFormat) {}

  /// Writes a file.
  ///
  /// - Throws: `OutputError`.
  public mutating func write(_ bytes: [UInt8], frame: Int) throws {
    try AtomicFile.write(bytes, to: pattern.path(of: frame), syncs: false)
    written += 1
  }

  /// Brings all files to the disk.
  ///
  /// - Throws: `OutputError`.
  public mutating func finish() throws {
    try AtomicFile.sync((0..<written).lazy.map(pattern.path))
  }

  /// Does nothing: finished frames stay.
  public mutating func cancel() {}
}

private final class PNGFrameEncoder: FrameEncoder {
  private let scale: CGFloat
  private let description: String?
  private let compression: PNGCompression
  /// The last file, for frames in which nothing changed.
  private var last: [UInt8] = []

  init(scale: CGFloat, description: String?, compression: PNGCompression) {
    self.scale = scale
    self.description = description
    self.compression = compression
  }

  func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws {
    if last.isEmpty || !picture.changed.isEmpty {
      last = try PNG.encode(
        picture.bitmap(), scale: scale, description: description, compression: compression,
        // The others belong to other workers.
        threads: 1)
    }
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: last)
  }
}
