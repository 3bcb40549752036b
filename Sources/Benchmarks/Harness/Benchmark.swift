/// One thing to measure: its name, and how much it does in a run.
package struct Benchmark: Hashable, Sendable {
  /// What is measured, over and over.
  ///
  /// It returns a number that depends on its result, such as a count or a checksum. The compiler
  /// cannot know who calls it and for what, so that no part of the work can be left out.
  package typealias Body = @MainActor () throws -> Int

  /// As `Body`, for work that waits for other threads.
  package typealias WaitingBody = @MainActor () async throws -> Int

  /// How much of the program a benchmark covers.
  package enum Level: String, CaseIterable, Sendable {
    /// One inner function on plain numbers.
    case kernel
    /// One step on the way from a view to a file.
    case stage
    /// A whole picture.
    case scene

    /// What is inside the timer, and what is not.
    package var timed: String {
      switch self {
      case .kernel: "one call, with its result; not its input"
      case .stage: "one step: view to draw list, to bitmap, to PNG; or one line or area drawn"
      case .scene:
        "a new view to the bytes of its PNG, fonts loaded, no file written; in whole/ columns of numbers"
          + " to PNG, with /cold by a new process from its start to its end; in frames/ one frame of a"
          + " run of them, from the data to the sink"
      }
    }
  }

  /// What one run works on, for throughput; `nil` for what does not apply.
  package struct Work: Hashable, Sendable {
    /// Data points that are read.
    package var points: Int?
    /// Device pixels of the picture.
    package var pixels: Int?
    /// Bytes that are read, each counted once.
    package var bytes: Int?
    /// Frames of an animation.
    package var frames: Int?

    /// Creates an amount of work; by default nothing that could be counted.
    package init(
      points: Int? = nil, pixels: Int? = nil, bytes: Int? = nil, frames: Int? = nil
    ) {
      self.points = points
      self.pixels = pixels
      self.bytes = bytes
      self.frames = frames
    }
  }

  /// How much of the program it covers.
  package let level: Level
  /// The level and what is measured, from the general to the special:
  /// `kernel/m4/float64/1000000`.
  package let name: String
  /// What one part of a run works on.
  package let work: Work
  /// How many equal parts a run has: times are those of one part.
  package let parts: Int
  /// Whether the processor's caches hold nothing of its input when a run begins.
  package let isCold: Bool

  /// Creates a benchmark.
  ///
  /// - Parameters:
  ///   - level: How much of the program it covers.
  ///   - path: The name without its level; unique within the level.
  ///   - work: What one part of a run works on.
  ///   - parts: How many equal parts a run has, such as frames; 1 by default.
  ///   - isCold: Whether the caches are emptied before each run, outside of its time.
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
