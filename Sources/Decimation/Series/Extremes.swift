/// The search for the lowest and the highest value of a series.
public enum Extremes {
  /// The number of values that are scanned one by one if one of them is missing.
  private static let stretch = 1_024

  /// Returns the lowest and the highest finite value of a series.
  ///
  ///     let values = [2, .nan, 7, .infinity]
  ///     Extremes.finite(in: values.span)  // 2...7
  ///
  /// - Parameter values: The values, in any order; NaN and ±∞ are gaps and are skipped. For a window, pass
  ///   `span.extracting(range)`.
  /// - Returns: The lowest and the highest finite value; `nil` if no value is finite.
  /// - Complexity: O(*n*), vectorised where no value is missing; allocates 24 bytes per 1 024 values.
  public static func finite<Value: SeriesValue>(in values: Span<Value>) -> ClosedRange<Value>? {
    values.withUnsafeBufferPointer { finite(in: $0) }
  }

  /// Returns the lowest and the highest finite number of a column.
  ///
  /// - Parameter numbers: The numbers, in any order; NaN and ±∞ are skipped.
  /// - Returns: The lowest and the highest finite number; `nil` if no number is finite.
  /// - Complexity: O(*n*), vectorised unless a number is infinite.
  package static func finite(in numbers: ContiguousArray<Double>) -> ClosedRange<Double>? {
    let extent = NumberExtent(numbers)
    guard extent.isFinite else { return finite(in: numbers.span) }
    return extent.low <= extent.high ? extent.low...extent.high : nil
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Int64)
  @specialized(where Value == Int32)
  private static func finite<Value: SeriesValue>(
    in values: UnsafeBufferPointer<Value>
  ) -> ClosedRange<Value>? {
    let scan = SeriesScan(values, threads: 1)
    var places: (lowest: Int, highest: Int)?
    func add(_ lowest: Int, _ highest: Int) {
      guard let known = places else { return places = (lowest, highest) }
      if values[lowest] < values[known.lowest] { places?.lowest = lowest }
      if values[highest] > values[known.highest] { places?.highest = highest }
    }
    if values.count <= stretch / 8 {
      scan.forEachRun(in: 0..<values.count) { add($0.lowest, $0.highest) }
    } else {
      let bounds = Array(stride(from: 0, to: values.count, by: stretch)) + [values.count]
      let extremes = scan.extremes(of: bounds)
      for bucket in 0..<extremes.count {
        if extremes.lowest[bucket] == BucketExtremes.gap {
          scan.forEachRun(in: bounds[bucket]..<bounds[bucket + 1]) { add($0.lowest, $0.highest) }
        } else {
          add(extremes.lowest[bucket], extremes.highest[bucket])
        }
      }
    }
    return places.map { values[$0.lowest]...values[$0.highest] }
  }
}
