/// A benchmark: its name and the amount of work of a run.
package struct Benchmark: Hashable, Sendable {
  /// The measured function.
  ///
  /// It returns a number that depends on its result, such as a count or a checksum. It is called through a
  /// closure, so that the compiler cannot eliminate any of the work.
  package typealias Body = @MainActor () throws -> Int

  /// The measured function of a benchmark that waits for other threads; as `Body`.
  package typealias WaitingBody = @MainActor () async throws -> Int

  /// The part of the program that a benchmark covers.
  package enum Level: String, CaseIterable, Sendable {
    /// A single function on plain numbers.
    case kernel
    /// A change of a view tree, with its evaluation, layout and draw list.
    case engine
    /// A chart of many marks.
    case charts
    /// A stage of the pipeline from a view to a file.
    case stage
    /// A whole picture.
    case scene

    /// A description of the work that is timed.
    package var timed: String {
      switch self {
      case .kernel: "one call, with its result; not its input"
      case .engine:
        "a change of a view tree to its new draw list; in engine/make/ one row of a new tree"
      case .charts:
        "a new chart of 1200 × 600 points at scale 2 to the bytes of its fast PNG; in charts/change/ a"
          + " change of one mark to the new draw list; in charts/drag/ a step of a drag to the pixels of"
          + " its frame in Full HD"
      case .stage: "one step: view to draw list, to bitmap, to PNG; or one line or area drawn"
      case .scene:
        "a new view to the bytes of its PNG, fonts loaded, no file written; in whole/ columns of numbers"
          + " to PNG, with /cold by a new process from its start to its end; in frames/ one frame of a"
          + " run of them, from the data to the sink"
      }
    }
  }

  /// The amount of work of a run, for throughput; `nil` for measures that do not apply.
  package struct Work: Hashable, Sendable {
    /// The number of data points read.
    package var points: Int?
    /// The number of device pixels of the picture.
    package var pixels: Int?
    /// The number of bytes read, each counted once.
    package var bytes: Int?
    /// The number of animation frames.
    package var frames: Int?

    /// Creates an amount of work; by default without any measure.
    package init(
      points: Int? = nil, pixels: Int? = nil, bytes: Int? = nil, frames: Int? = nil
    ) {
      self.points = points
      self.pixels = pixels
      self.bytes = bytes
      self.frames = frames
    }
  }

  /// The part of the program that the benchmark covers.
  package let level: Level
  /// The name, which starts with the level and is hierarchical, such as `kernel/m4/float64/1000000`.
  package let name: String
  /// The amount of work of one part of a run.
  package let work: Work
  /// The number of equal parts of a run; times are those of one part.
  package let parts: Int
  /// Whether the processor's caches contain none of the input when a run starts.
  package let isCold: Bool

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - level: The part of the program that the benchmark covers.
  ///   - path: The name without its level; unique within the level.
  ///   - work: The amount of work of one part of a run.
  ///   - parts: The number of equal parts of a run, such as frames; 1 by default.
  ///   - isCold: Whether the caches are flushed before each run, outside of the measured time.
  package init(
    _ level: Level, _ path: String, work: Work = Work(), parts: Int = 1, isCold: Bool = false
  ) {
    self.parts = max(parts, 1)
    self.level = level
    self.isCold = isCold
    self.name = "\(level.rawValue)/\(path)"
    self.work = work
  }
}
