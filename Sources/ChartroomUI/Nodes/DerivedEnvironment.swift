/// An environment that is made from another one, and stays the same one as long as that one does,
/// so that views inside see at once that nothing in it changed.
struct DerivedEnvironment {
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// The environment that `change` makes of `outer`; the last one where that was the same.
  mutating func made(
    from outer: EnvironmentValues, by change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.outer.isSame(as: outer) { return known.inner }
    var inner = outer
    change(&inner)
    known = (outer, inner)
    return inner
  }

  /// Has the next environment made anew, because another change makes it.
  mutating func forget() { known = nil }
}
