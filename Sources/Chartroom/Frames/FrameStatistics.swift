/// The times and counts of rendering a sequence of frames.
public struct FrameStatistics: Hashable, Sendable {
  /// The number of frames written.
  public var frames = 0
  /// The wall-clock time from the first call of the source to the end of the last call of the sink.
  public var elapsed = Duration.zero
  /// The time spent in the source, which creates the draw lists one at a time.
  public var evaluating = Duration.zero
  /// The time spent drawing pixels, summed over all workers.
  public var rasterizing = Duration.zero
  /// The time spent encoding pixels, summed over all workers.
  public var encoding = Duration.zero
  /// The time spent in the sink, which writes the frames one at a time.
  public var writing = Duration.zero
  /// The number of redrawn pixels, summed over all frames.
  public var redrawnPixels = 0

  /// Creates statistics with zero frames and times.
  package init() {}

  /// A stage of rendering, and its time over all frames.
  package struct Stage {
    /// The name of the stage, such as `draw`.
    package let name: String
    /// The time of the stage, summed over all frames and threads.
    package let time: Duration
    /// The stage's fraction of the time of all stages, 0 to 1.
    package let share: Double
  }

  /// The stages of rendering, in their order: `evaluate`, `draw`, `encode`, `write`.
  package var stages: [Stage] {
    let times = [
      ("evaluate", evaluating), ("draw", rasterizing), ("encode", encoding), ("write", writing),
    ]
    let sum = max(times.reduce(.zero) { $0 + $1.1 }, .nanoseconds(1))
    return times.map { Stage(name: $0.0, time: $0.1, share: $0.1 / sum) }
  }
}
