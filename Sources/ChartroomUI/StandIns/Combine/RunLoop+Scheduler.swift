public import Foundation
public import OpenCombine

/// A scheduler of publishers.
///
/// In an action, a body or a task of a stage, times are those of the virtual clock, and the stage performs the actions
/// of the main run loop like the closures of `DispatchQueue.main.async(execute:)`. Options are ignored.
extension RunLoop: @retroactive Scheduler {
  /// A time of a run loop or of an operation queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Creates a time.
    public init(_ date: Date) { self.date = date }

    /// The present, on the virtual clock in code of a stage.
    static var now: SchedulerTimeType {
      SchedulerTimeType(TaskScope.ofStage?.tasks.clock.systemDate ?? Date())
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    /// Returns the time after an interval.
    public func advanced(by interval: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(interval.timeInterval))
    }

    /// The time from the present, in whole microseconds, because dates are no more precise; zero for earlier times.
    var delay: Duration {
      let seconds = SchedulerTimeType.now.distance(to: self).magnitude
      return max(.zero, Duration(roundedSeconds: (seconds * 1e6).rounded() / 1e6))
    }

    /// An interval.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length, in seconds.
      public var magnitude: TimeInterval

      /// The length, in seconds.
      public var timeInterval: TimeInterval { magnitude }

      /// Creates an interval from a number of seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: TimeInterval) { self.init(value) }

      /// Creates an interval from a number of seconds.
      public init(integerLiteral value: TimeInterval) { self.init(value) }

      /// Creates an interval from a number of seconds; `nil` if it is not a `Double`.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
      }

      /// Whether an interval is shorter than another.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }

      /// The sum of two intervals.
      public static func + (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude + right.magnitude)
      }

      /// The difference of two intervals.
      public static func - (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude - right.magnitude)
      }

      /// The product of two intervals, in seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        Stride(left.magnitude * right.magnitude)
      }

      /// Multiplies an interval with another, in seconds.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// An interval of some seconds.
      public static func seconds(_ count: Double) -> Stride { Stride(count) }

      /// An interval of some seconds.
      public static func seconds(_ count: Int) -> Stride { Stride(Double(count)) }

      /// An interval of some milliseconds.
      public static func milliseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e3) }

      /// An interval of some microseconds.
      public static func microseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e6) }

      /// An interval of some nanoseconds.
      public static func nanoseconds(_ count: Int) -> Stride { Stride(Double(count) / 1e9) }
    }
  }

  /// The options of an action, of which there are none.
  public struct SchedulerOptions: Sendable {}

  /// The present.
  public var now: SchedulerTimeType { .now }

  /// The least time by which an action may be late, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // A scheduler performs an action once, and its publisher locks what the action uses.
    nonisolated(unsafe) let action = action
    if self === RunLoop.main || MainQueue.isCurrent && self === RunLoop.current {
      // Nothing runs the main run loop of a program with an asynchronous `main`.
      DispatchQueue.main.async { action() }
    } else {
      perform { action() }
    }
  }

  /// Performs an action at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: The time by which the action may be late, which is ignored.
  ///   - options: Options, which are ignored.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // See `schedule(options:_:)`. Actions can be added to a run loop on any thread.
    nonisolated(unsafe) let (action, runLoop) = (action, self)
    SchedulerTimer.schedule(after: date.delay) { runLoop.schedule(options: nil) { action() } }
  }

  /// Performs an action at regular intervals.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between calls.
  ///   - tolerance: The time by which the action may be late, which is ignored.
  ///   - options: Options, which are ignored.
  ///   - action: The action.
  /// - Returns: An object that ends the calls.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let (action, runLoop) = (action, self)
    return SchedulerTimer.schedule(
      after: date.delay, every: Duration(roundedSeconds: interval.magnitude)
    ) { runLoop.schedule(options: nil) { action() } }
  }
}
