public import Foundation

/// What all frames of a sequence have in common.
public struct FrameFormat: Hashable, Sendable {
  /// The width in device pixels, 1...32 767.
  public var width: Int
  /// The height in device pixels, 1...32 767.
  public var height: Int
  /// Device pixels per point, positive and finite.
  public var scale: CGFloat
  /// Frames per second of the finished sequence, 1 or more; less counts as 1.
  public var framesPerSecond: Int
  /// The number of frames, 0 or more; less counts as 0.
  public var count: Int

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - width: The width in device pixels, 1...32 767.
  ///   - height: The height in device pixels, 1...32 767.
  ///   - scale: Device pixels per point, positive and finite.
  ///   - framesPerSecond: Frames per second, 1 or more; less counts as 1.
  ///   - count: The number of frames, 0 or more; less counts as 0.
  public init(
    width: Int, height: Int, scale: CGFloat = 1, framesPerSecond: Int = 60, count: Int
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.count = count
  }

  /// The time of a frame in seconds: frame *k* of *n* a second stands at *k*/*n*.
  public func time(of frame: Int) -> Double { Double(frame) / Double(rate) }

  /// What `framesPerSecond` counts as.
  var rate: Int { max(framesPerSecond, 1) }
}
