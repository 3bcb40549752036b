public import Foundation

/// The size, frame rate and number of frames of a sequence.
public struct FrameFormat: Hashable, Sendable {
  /// The width of a frame, 1 to 32 767 device pixels.
  public var width: Int
  /// The height of a frame, 1 to 32 767 device pixels.
  public var height: Int
  /// The number of device pixels per point, positive and finite.
  public var scale: CGFloat
  /// The frame rate, in frames per second; values below 1 count as 1.
  public var framesPerSecond: Int
  /// The number of frames; negative values count as 0.
  public var count: Int

  /// Creates a format.
  ///
  /// The size and the scale are not checked here: rendering throws an error for values out of range.
  ///
  /// - Parameters:
  ///   - width: The width of a frame, 1 to 32 767 device pixels.
  ///   - height: The height of a frame, 1 to 32 767 device pixels.
  ///   - scale: The number of device pixels per point, positive and finite; 1 by default.
  ///   - framesPerSecond: The frame rate, in frames per second; 60 by default. Values below 1 count as 1.
  ///   - count: The number of frames; negative values count as 0.
  public init(
    width: Int, height: Int, scale: CGFloat = 1, framesPerSecond: Int = 60, count: Int
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.count = count
  }

  /// Returns the time of a frame, in seconds: *k*/*n* for frame *k* at *n* frames per second.
  public func time(of frame: Int) -> Double { Double(frame) / Double(rate) }

  /// The effective frame rate, 1 frame per second or more.
  var rate: Int { max(framesPerSecond, 1) }
}
