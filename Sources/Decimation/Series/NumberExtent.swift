import CKernels

/// The extent of a column of numbers, found in one vectorised pass.
package struct NumberExtent: Equatable, Sendable {
  /// The least number, which can be −∞; +∞ if there is none.
  package let low: Double
  /// The greatest number, which can be +∞; −∞ if there is none.
  package let high: Double
  /// The least number above zero; +∞ if there is none.
  package let leastPositive: Double

  /// Finds the extent of numbers; NaN is skipped.
  ///
  /// - Parameter numbers: The numbers, in any order.
  /// - Complexity: O(*n*), about as fast as the memory is read.
  package init(_ numbers: ContiguousArray<Double>) {
    let extent = numbers.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map { ck_number_extent_widest()($0, numbers.count) }
    }
    low = extent?.low ?? .infinity
    high = extent?.high ?? -.infinity
    leastPositive = extent?.least_positive ?? .infinity
  }

  /// Whether no number is infinite, so that the extent is that of the finite numbers.
  package var isFinite: Bool { low > -.infinity && high < .infinity }
}
