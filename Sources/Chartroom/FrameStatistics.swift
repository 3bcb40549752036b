/// What a sequence of frames took.
public struct FrameStatistics: Hashable, Sendable {
  /// The frames that the sink took.
  public var frames = 0
  /// From the first call of the source to the end of the last call of the sink.
  public var elapsed = Duration.zero
  /// The time in the source, which makes draw lists one after the other.
  public var evaluating = Duration.zero
  /// The time that draw lists took to become pixels, of all workers together.
  public var rasterizing = Duration.zero
  /// The time that pixels took to become bytes, of all workers together.
  public var encoding = Duration.zero
  /// The time in the sink, which takes bytes one frame after the other.
  public var writing = Duration.zero
  /// The pixels that were drawn anew, of all frames together.
  public var redrawnPixels = 0
}
