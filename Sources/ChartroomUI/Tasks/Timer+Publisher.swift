public import Foundation
public import OpenCombine
import Synchronization

extension Timer {
  /// Returns a publisher of the date at regular intervals.
  ///
  /// If it is connected in an action, a body or a task of a stage, as `onReceive(_:perform:)` does, it follows the
  /// virtual clock of the stage, and the dates are those of the clock. Otherwise, it is a timer of the run loop.
  ///
  ///     Text(seconds, format: .number)
  ///       .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in seconds += 1 }
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds. Intervals below a tenth of a millisecond count as one.
  ///   - tolerance: The time by which a date may be late; `nil` is none. The virtual clock ignores it.
  ///   - runLoop: The run loop outside of a stage.
  ///   - mode: The mode of the run loop.
  /// - Returns: The publisher, which publishes after `connect()` or `autoconnect()`.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// A publisher of the date at regular intervals.
  public final class TimerPublisher: ConnectablePublisher {
    /// Dates.
    public typealias Output = Date
    /// No errors.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    /// The time by which a date may be late; `nil` is none.
    public let tolerance: TimeInterval?
    /// The run loop outside of a stage.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    private let subject = PassthroughSubject<Date, Never>()
    private let connection = Mutex<Connection?>(nil)

    /// Creates a publisher; see `Timer.publish(every:tolerance:on:in:)`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.subscribe(subscriber)
    }

    /// Starts the timer.
    ///
    /// - Returns: An object that stops it for all subscribers; the same one until it does.
    public func connect() -> any Cancellable {
      connection.withLock { connection in
        if let connection, connection.isActive { return connection }
        let new = start()
        connection = new
        return new
      }
    }

    private func start() -> Connection {
      // The subject is safe to use on any thread.
      nonisolated(unsafe) let subject = subject
      let interval = Swift.max(interval, 1e-4)
      if let clock = TaskScope.ofStage?.tasks.clock {
        let period = Duration(roundedSeconds: interval)
        let number = clock.schedule(after: period, every: period) { subject.send(clock.date) }
        return Connection { clock.unschedule(number) }
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      nonisolated(unsafe) let running = timer
      return Connection { running.invalidate() }
    }
  }
}

/// A running timer, which stops at most once.
private final class Connection: Cancellable, Sendable {
  private let stop: Mutex<(@Sendable () -> Void)?>

  init(stop: @escaping @Sendable () -> Void) { self.stop = Mutex(stop) }

  var isActive: Bool { stop.withLock { $0 != nil } }

  func cancel() {
    let stop = stop.withLock { stop in
      defer { stop = nil }
      return stop
    }
    stop?()
  }
}
