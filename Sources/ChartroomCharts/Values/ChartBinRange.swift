/// The bounds of a bin.
///
/// A bin contains its lower bound. Only the last bin of a collection also contains its upper bound.
public struct ChartBinRange<Bound: Comparable> {
  /// The lower bound, which the bin contains.
  public let lowerBound: Bound
  /// The upper bound, which only the last bin contains.
  public let upperBound: Bound
  let includesUpperBound: Bool
}

extension ChartBinRange: RangeExpression {
  /// Returns the indices in the bin.
  ///
  /// - Parameter collection: The collection whose indices the bounds are.
  /// - Returns: The half-open range of the indices.
  public func relative<Elements: Collection>(to collection: Elements) -> Range<Bound>
  where Elements.Index == Bound {
    includesUpperBound
      ? (lowerBound...upperBound).relative(to: collection) : lowerBound..<upperBound
  }

  /// Returns whether a value is in the bin.
  public func contains(_ element: Bound) -> Bool {
    lowerBound <= element && (element < upperBound || includesUpperBound && element == upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
