extension Range<Int> {
  /// Returns the first index that satisfies a predicate, by binary search.
  ///
  /// - Parameter belongsInSecondPart: The predicate; if it holds for an index, it holds for all later ones.
  /// - Returns: The index, or `upperBound` if none satisfies the predicate.
  /// - Complexity: O(log *n*) for a range of *n* indices.
  @inline(__always)
  package func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
