public import Foundation

/// The size, rate and number of the frames of a sequence.
public struct FrameFormat: Hashable, Sendable {
  /// The width in device pixels, 1...32 767.
  public var width: Int
  /// The height in device pixels, 1...32 767.
  public var height: Int
  /// Device pixels per point, positive and finite.
  public var scale: CGFloat
  /// Frames per second of the finished sequence, 1 or more; smaller values count as 1.
  public var framesPerSecond: Int
  /// The number of frames, 0 or more; smaller values count as 0.
  public var count: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - framesPerSecond: Frames per second, 1 or more; smaller values count as 1.
  ///   - count: The number of frames, 0 or more; smaller values count as 0.
  public init(
    width: Int, height: Int, scale: CGFloat = 1, framesPerSecond: Int = 60, count: Int
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.count = count
  }

  /// Returns the time of a frame in seconds: *k*/*n* for frame *k* at *n* frames per second.
  public func time(of frame: Int) -> Double { Double(frame) / Double(rate) }

  /// The effective frames per second, 1 or more.
  var rate: Int { max(framesPerSecond, 1) }
}
