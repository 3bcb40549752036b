/// An error for a view that keeps changing during layout, so that the layout does not settle.
package struct UnsettledError: Error, Equatable, CustomStringConvertible {
  /// The name of the view's type.
  package let view: String

  /// The cause and the remedy, as one sentence without a full stop.
  package var description: String {
    "the layout of view \"\(view)\" does not settle: evaluating it changes state that it reads; "
      + "change state in actions, such as those of gestures, and not in a body"
  }
}
