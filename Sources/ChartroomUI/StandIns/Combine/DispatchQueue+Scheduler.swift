public import Dispatch
public import OpenCombine

/// A scheduler of publishers.
///
/// In an action, a body or a task of a stage, times are those of the virtual clock, and the stage performs the actions
/// of the main queue like the closures of `async(execute:)`. Options have an effect outside of stages only.
extension DispatchQueue: @retroactive Scheduler {
  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time.
    public var dispatchTime: DispatchTime

    /// Creates a time.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Creates a time from an encoded one.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    /// Encodes the time.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Hashes the time.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let start = Int64(clamping: dispatchTime.uptimeNanoseconds)
      let end = Int64(clamping: other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(end - start))
    }

    /// Returns the time after an interval.
    public func advanced(by interval: Stride) -> SchedulerTimeType {
      SchedulerTimeType(
        interval.magnitude == .max ? .distantFuture : dispatchTime + interval.timeInterval)
    }

    /// An interval with whole nanoseconds.
    ///
    /// Literals are numbers of seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length, in nanoseconds.
      public var magnitude: Int

      /// The interval of a queue.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      private init(nanoseconds: Int) { magnitude = nanoseconds }

      /// The length, in seconds.
      private var seconds: Double { Double(magnitude) / 1e9 }

      /// Creates an interval from one of a queue.
      public init(_ timeInterval: DispatchTimeInterval) {
        self =
          switch timeInterval {
          case .seconds(let count): .seconds(count)
          case .milliseconds(let count): .milliseconds(count)
          case .microseconds(let count): .microseconds(count)
          case .nanoseconds(let count): .nanoseconds(count)
          default: .nanoseconds(.max)
          }
      }

      /// Creates an interval from a number of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }

      /// Creates an interval from a number of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }

      /// Creates an interval from a number of seconds; `nil` if it is not an `Int`.
      public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let count = Int(exactly: source) else { return nil }
        self = .seconds(count)
      }

      /// Whether an interval is shorter than another.
      public static func < (left: Stride, right: Stride) -> Bool {
        left.magnitude < right.magnitude
      }

      /// The sum of two intervals.
      public static func + (left: Stride, right: Stride) -> Stride {
        let (sum, overflows) = left.magnitude.addingReportingOverflow(right.magnitude)
        return Stride(nanoseconds: overflows ? (left.magnitude < 0 ? .min : .max) : sum)
      }

      /// The difference of two intervals.
      public static func - (left: Stride, right: Stride) -> Stride {
        let (rest, overflows) = left.magnitude.subtractingReportingOverflow(right.magnitude)
        return Stride(nanoseconds: overflows ? (left.magnitude < 0 ? .min : .max) : rest)
      }

      /// The product of two intervals, in seconds.
      public static func * (left: Stride, right: Stride) -> Stride {
        .seconds(left.seconds * right.seconds)
      }

      /// Multiplies an interval with another, in seconds.
      public static func *= (left: inout Stride, right: Stride) { left = left * right }

      /// An interval of some seconds.
      public static func seconds(_ count: Double) -> Stride {
        let nanoseconds = (count * 1e9).rounded()
        return Stride(nanoseconds: Int(exactly: nanoseconds) ?? (count < 0 ? .min : .max))
      }

      /// An interval of some seconds.
      public static func seconds(_ count: Int) -> Stride { multiple(of: 1_000_000_000, count) }

      /// An interval of some milliseconds.
      public static func milliseconds(_ count: Int) -> Stride { multiple(of: 1_000_000, count) }

      /// An interval of some microseconds.
      public static func microseconds(_ count: Int) -> Stride { multiple(of: 1000, count) }

      /// An interval of some nanoseconds.
      public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }

      private static func multiple(of nanoseconds: Int, _ count: Int) -> Stride {
        let (product, overflows) = count.multipliedReportingOverflow(by: nanoseconds)
        return Stride(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
      }
    }
  }

  /// The options of an action, which have an effect outside of stages only.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// The group of the action; `nil` for none.
    public var group: DispatchGroup?

    /// Creates options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present.
  public var now: SchedulerTimeType {
    SchedulerTimeType(TaskScope.ofStage?.tasks.clock.dispatchNow ?? .now())
  }

  /// The least time by which an action may be late, which is zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // A scheduler performs an action once, and its publisher locks what the action uses.
    nonisolated(unsafe) let action = action
    if let options, TaskScope.ofStage == nil {
      async(group: options.group, qos: options.qos, flags: options.flags) { action() }
    } else {
      async { action() }
    }
  }

  /// Performs an action at a time.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - tolerance: The time by which the action may be late, which is ignored.
  ///   - options: The options of the action.
  ///   - action: The action.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    // See `schedule(options:_:)`. The options have no lock, and are read once.
    nonisolated(unsafe) let (action, options) = (action, options)
    SchedulerTimer.schedule(after: delay(to: date)) { [self] in
      schedule(options: options) { action() }
    }
  }

  /// Performs an action at regular intervals.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - interval: The time between calls.
  ///   - tolerance: The time by which the action may be late, which is ignored.
  ///   - options: The options of the action.
  ///   - action: The action.
  /// - Returns: An object that ends the calls.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let (action, options) = (action, options)
    return SchedulerTimer.schedule(
      after: delay(to: date), every: .nanoseconds(interval.magnitude)
    ) { [self] in schedule(options: options) { action() } }
  }

  private func delay(to date: SchedulerTimeType) -> Duration {
    max(.zero, .nanoseconds(now.distance(to: date).magnitude))
  }
}
