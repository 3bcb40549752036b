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
  ///
  /// It is safe to use on any thread.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
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

    private struct State {
      /// The timers, one for each clock.
      var channels: [TimerChannel] = []
      var connection: Connection?
    }

    private let state = Mutex(State())

    /// Creates a publisher; see `Timer.publish(every:tolerance:on:in:)`.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Adds a subscriber, which receives the dates of the clock of its stage.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      let (channel, isConnected) = state.withLock { state -> (TimerChannel, Bool) in
        let channel = self.channel(in: &state)
        return (channel, state.connection != nil)
      }
      channel.subject.subscribe(subscriber)
      if isConnected { channel.start(for: self) }
    }

    /// Starts the timer, on the clocks of all stages with subscribers.
    ///
    /// - Returns: An object that stops it for all subscribers; the same one until it does.
    public func connect() -> any Cancellable {
      let (connection, channels) = state.withLock { state -> (Connection, [TimerChannel]) in
        _ = self.channel(in: &state)
        let connection = state.connection ?? Connection { [weak self] in self?.disconnect() }
        state.connection = connection
        return (connection, state.channels)
      }
      for channel in channels { channel.start(for: self) }
      return connection
    }

    private func disconnect() {
      let channels = state.withLock { state -> [TimerChannel] in
        state.connection = nil
        return state.channels
      }
      for channel in channels { channel.stop() }
    }

    /// Returns the timer of the current clock, which is added if there is none.
    private func channel(in state: inout State) -> TimerChannel {
      let clock = TaskScope.ofStage?.tasks.clock
      if let known = state.channels.first(where: { $0.clock === clock }) { return known }
      state.channels.removeAll { $0.clock?.isClosed == true }
      let new = TimerChannel(clock: clock)
      state.channels.append(new)
      return new
    }
  }
}

/// A timer and its subscribers, on one clock.
///
/// It is safe to use on any thread: the state has a lock, and so has the subject.
private final class TimerChannel: @unchecked Sendable {
  /// The clock of a stage; `nil` for a timer of the run loop.
  let clock: SleepClock?
  let subject = PassthroughSubject<Date, Never>()
  /// A closure that stops the timer; `nil` if it does not run.
  private let stopping = Mutex<(@Sendable () -> Void)?>(nil)

  init(clock: SleepClock?) { self.clock = clock }

  /// Starts the timer of a publisher, unless it runs.
  func start(for publisher: Timer.TimerPublisher) {
    stopping.withLock { stopping in
      guard stopping == nil else { return }
      let interval = max(publisher.interval, 1e-4)
      if let clock {
        let period = Duration(roundedSeconds: interval)
        let number = clock.schedule(after: period, every: period) { [weak self] in
          self?.subject.send(clock.date)
        }
        stopping = { clock.unschedule(number) }
      } else {
        let timer = Timer(timeInterval: interval, repeats: true) { [weak self] _ in
          self?.subject.send(Date())
        }
        if let tolerance = publisher.tolerance { timer.tolerance = tolerance }
        publisher.runLoop.add(timer, forMode: publisher.mode)
        nonisolated(unsafe) let running = timer
        stopping = { running.invalidate() }
      }
    }
  }

  /// Stops the timer.
  func stop() {
    let stop = stopping.withLock { stopping in
      defer { stopping = nil }
      return stopping
    }
    stop?()
  }
}

/// The connection of a publisher, which ends at most once.
private final class Connection: Cancellable, Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
