/// An error for a view that keeps changing, so that the stage does not settle.
package struct UnsettledError: Error, Equatable, CustomStringConvertible {
  /// The cause of the repeated changes of the view.
  package enum Cause: Sendable {
    /// Evaluating the view changes state that it reads.
    case layout
    /// The actions of the view, such as those of `onAppear` and `onChange`, cause themselves to run again.
    case actions
  }

  /// The name of the view's type.
  package let view: String
  /// The cause of the repeated changes of the view.
  package let cause: Cause

  package init(view: String, cause: Cause) {
    self.view = view
    self.cause = cause
  }

  /// The cause and the remedy, as one sentence without a full stop.
  package var description: String {
    switch cause {
    case .layout:
      "the layout of view \"\(view)\" does not settle: evaluating it changes state that it reads; "
        + "change state in actions, such as those of gestures, and not in a body"
    case .actions:
      "the actions of view \"\(view)\" do not settle: each run changes a value that causes the next; "
        + "change a value in onChange, onAppear or onPreferenceChange only until it is final"
    }
  }
}
