/// Properties of the values of a series that affect drawing.
struct ValueTraits: Equatable {
  /// Whether all values except gaps are integers.
  let areIntegers: Bool
  /// Whether any value is a gap: NaN or ±∞.
  let holdGaps: Bool

  /// Examines all values; an empty series has only integers and no gaps.
  ///
  /// - Complexity: O(*n*). The loop has no branches, so that the compiler can vectorise it.
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
