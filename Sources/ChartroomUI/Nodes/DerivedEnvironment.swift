/// A cache of one environment derived from another.
///
/// While the outer environment is unchanged, the derived one is too, which subviews detect without
/// comparing values.
struct DerivedEnvironment {
  private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

  /// Returns `outer` changed by `change`, from the cache if `outer` is the same as in the last call.
  mutating func made(
    from outer: EnvironmentValues, by change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentValues {
    if let known, known.outer.isSame(as: outer) { return known.inner }
    var inner = outer
    change(&inner)
    known = (outer, inner)
    return inner
  }

  /// Clears the cache, because the change will differ.
  mutating func forget() { known = nil }
}
