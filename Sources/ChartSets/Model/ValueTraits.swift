/// The properties of the values of a series that drawing depends on.
struct ValueTraits: Equatable {
  /// Whether all values that are no gaps are whole numbers.
  let areIntegers: Bool
  /// Whether any value is a gap: NaN or ±∞.
  let holdGaps: Bool

  /// Looks at every value once; no values are integers and no gaps.
  ///
  /// - Complexity: O(*n*), at about the speed of memory: there is nothing in the loop that would keep
  ///   it from looking at several values at once.
  init(_ values: ContiguousArray<Double>) {
    // From here on there are no fractions, so that a smaller number loses its own when this is added.
    let whole = 0x1p52
    var fractions = 0
    var gaps = 0
    for value in values {
      let size = value.magnitude
      // NaN is not below anything.
      fractions |= size < whole && (size + whole) - whole != size ? 1 : 0
      gaps |= size < .infinity ? 0 : 1
    }
    areIntegers = fractions == 0
    holdGaps = gaps != 0
  }
}
