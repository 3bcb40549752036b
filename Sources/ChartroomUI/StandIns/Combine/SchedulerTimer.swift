import Dispatch
import OpenCombine

/// Delays of schedulers: on the virtual clock of the stage whose code runs, or on the system's clock outside of stages.
enum SchedulerTimer {
  /// The queue of delays outside of stages, on which closures with equal delays keep their order.
  private static let queue = DispatchQueue(label: "Chartroom.SchedulerTimer")

  /// Calls a closure once, after a delay.
  static func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    if let scope = TaskScope.ofStage {
      scope.tasks.schedule(after: delay, in: scope.number) {
        TaskScope.$current.withValue(scope) { action() }
      }
    } else {
      queue.asyncAfter(
        deadline: .now() + .nanoseconds(delay.wholeNanoseconds), qos: .unspecified, execute: action)
    }
  }

  /// Calls a closure repeatedly.
  ///
  /// - Parameters:
  ///   - delay: The time until the first call.
  ///   - period: The time between calls. Periods below a tenth of a millisecond count as one.
  ///   - action: The closure.
  /// - Returns: An object that ends the calls when it is cancelled or released.
  static func schedule(
    after delay: Duration, every period: Duration, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let period = max(period, .microseconds(100))
    if let tasks = TaskScope.ofStage?.tasks {
      let scope = TaskScope(outsideOf: tasks)
      let number = tasks.clock.schedule(after: delay, every: period) {
        TaskScope.$current.withValue(scope) { action() }
      }
      return AnyCancellable { tasks.clock.unschedule(number) }
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler(handler: action)
    timer.schedule(
      deadline: .now() + .nanoseconds(delay.wholeNanoseconds),
      repeating: .nanoseconds(period.wholeNanoseconds))
    timer.resume()
    return AnyCancellable(timer.cancel)
  }
}
