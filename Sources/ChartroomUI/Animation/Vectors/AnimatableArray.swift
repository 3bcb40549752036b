/// A vector with any number of components, in which missing components are 0.
package struct AnimatableArray: VectorArithmetic, Sendable {
  package private(set) var values: [Double]

  package init(_ values: [Double]) { self.values = values }

  package static var zero: AnimatableArray { AnimatableArray([]) }

  package static func + (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    combine(lhs, rhs, by: +)
  }

  package static func - (lhs: AnimatableArray, rhs: AnimatableArray) -> AnimatableArray {
    combine(lhs, rhs, by: -)
  }

  package static func == (lhs: AnimatableArray, rhs: AnimatableArray) -> Bool {
    lhs.values == rhs.values
      || (0..<max(lhs.values.count, rhs.values.count)).allSatisfy { lhs[$0] == rhs[$0] }
  }

  private static func combine(
    _ lhs: AnimatableArray, _ rhs: AnimatableArray, by operation: (Double, Double) -> Double
  ) -> AnimatableArray {
    let count = max(lhs.values.count, rhs.values.count)
    return AnimatableArray((0..<count).map { operation(lhs[$0], rhs[$0]) })
  }

  package mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  /// The component at an index, 0 beyond the last.
  package subscript(index: Int) -> Double { index < values.count ? values[index] : 0 }
}
