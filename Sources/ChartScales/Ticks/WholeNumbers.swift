extension Sequence<Double> {
  /// Whether all finite numbers are whole, as counts are.
  ///
  /// It is inlinable because a generic call for each number takes longer than the rest.
  ///
  /// - Complexity: O(*n*)
  @inlinable package var areWhole: Bool { allSatisfy { !$0.isFinite || $0 == $0.rounded() } }
}
