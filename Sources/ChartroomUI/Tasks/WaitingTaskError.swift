/// An error for a task that neither finishes nor sleeps for a long time.
package struct WaitingTaskError: Error, Equatable, CustomStringConvertible {
  /// The name of the type of the view that started the task; `nil` if the task was not started by a view.
  package let view: String?
  /// The real time that the stage has waited.
  package let limit: Duration

  package init(view: String?, limit: Duration) {
    self.view = view
    self.limit = limit
  }

  /// The cause and the remedy, as one sentence without a full stop.
  package var description: String {
    let task = view.map { "a task of view \"\($0)\"" } ?? "a task that an action started"
    return "\(task) has neither finished nor slept for \(limit) of real time; "
      + "wait longer, or let the task end or sleep"
  }
}
