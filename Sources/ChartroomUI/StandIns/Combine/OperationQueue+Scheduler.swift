public import Foundation
public import OpenCombine

/// A scheduler of publishers.
///
/// In an action, a body or a task of a stage, times are those of the virtual clock, and the stage performs the actions
/// of the main queue like the closures of `DispatchQueue.main.async(execute:)`. Options are ignored.
extension OperationQueue: @retroactive Scheduler {
  /// A time of an operation queue.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

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
    if self === OperationQueue.main {
      DispatchQueue.main.async { action() }
    } else {
      // The actions are part of the stage's work, like those of other dispatch queues.
      let scope = TaskScope.ofStage.map { TaskScope(tasks: $0.tasks, view: $0.view) }
      addOperation { TaskScope.$current.withValue(scope) { action() } }
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
    nonisolated(unsafe) let action = action
    SchedulerTimer.schedule(after: date.delay) { [self] in schedule(options: nil) { action() } }
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
    nonisolated(unsafe) let action = action
    return SchedulerTimer.schedule(
      after: date.delay, every: Duration(roundedSeconds: interval.magnitude)
    ) { [self] in schedule(options: nil) { action() } }
  }
}
