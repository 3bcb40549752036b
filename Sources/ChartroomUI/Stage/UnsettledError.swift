/// A view that keeps changing while it is laid out, so that its layout never comes to rest.
package struct UnsettledError: Error, Equatable, CustomStringConvertible {
  /// The type of the view.
  package let view: String

  /// What is wrong and what to do, in one sentence without a full stop.
  package var description: String {
    "the layout of view \"\(view)\" does not settle: evaluating it changes state that it reads; "
      + "change state in actions, such as those of gestures, and not in a body"
  }
}
