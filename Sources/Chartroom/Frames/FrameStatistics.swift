/// The times and counts of a sequence of frames.
public struct FrameStatistics: Hashable, Sendable {
  /// The number of frames written.
  public var frames = 0
  /// The time from the first call of the source to the end of the last call of the sink.
  public var elapsed = Duration.zero
  /// The time spent in the source, which makes draw lists serially.
  public var evaluating = Duration.zero
  /// The time spent on drawing pixels, the sum of all workers.
  public var rasterizing = Duration.zero
  /// The time spent on encoding pixels, the sum of all workers.
  public var encoding = Duration.zero
  /// The time spent in the sink, which writes frames serially.
  public var writing = Duration.zero
  /// The number of redrawn pixels, the sum of all frames.
  public var redrawnPixels = 0

  /// Creates statistics of no frames.
  package init() {}

  /// A stage of making frames, and its time over all frames.
  package struct Stage {
    /// The name of the stage, such as `draw`.
    package let name: String
    /// The time of the stage.
    package let time: Duration
    /// The fraction of the time of all stages, 0 to 1.
    package let share: Double
  }

  /// The stages of making frames, in order.
  package var stages: [Stage] {
    let times = [
      ("evaluate", evaluating), ("draw", rasterizing), ("encode", encoding), ("write", writing),
    ]
    let sum = max(times.reduce(.zero) { $0 + $1.1 }, .nanoseconds(1))
    return times.map { Stage(name: $0.0, time: $0.1, share: $0.1 / sum) }
  }
}
