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

  /// Creates statistics of no frames.
  package init() {}

  /// A step of making frames, and what all frames together took in it.
  package struct Stage {
    /// Its name: what it does.
    package let name: String
    /// Its time.
    package let time: Duration
    /// Its part of the time of all steps, 0 to 1.
    package let share: Double
  }

  /// The steps of making frames, in order.
  package var stages: [Stage] {
    let times = [
      ("evaluate", evaluating), ("draw", rasterizing), ("encode", encoding), ("write", writing),
    ]
    let sum = max(times.reduce(.zero) { $0 + $1.1 }, .nanoseconds(1))
    return times.map { Stage(name: $0.0, time: $0.1, share: $0.1 / sum) }
  }
}
