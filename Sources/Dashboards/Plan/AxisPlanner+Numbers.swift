import ChartScales
import DataTables

extension AxisPlanner {
  /// The greatest extent of whole numbers whose labels have a distance of 1 or 2.
  private static let mostSmall = 10.0

  /// Returns the distance of the labels of whole numbers, such as counts, between which there is nothing.
  ///
  /// - Parameters:
  ///   - facets: The marks of all charts that have the axis.
  ///   - side: The side.
  ///   - includesZero: Whether the axis has zero.
  ///   - count: The desired number of labels, which small numbers have with fractions between them; `nil` for the
  ///     usual one.
  /// - Returns: The distance; `nil` for other positions, and if labels at round distances are whole anyway.
  func wholeStep(
    _ facets: [[LayerPlan]], _ side: AxisSide, includesZero: Bool, count: Int?
  ) -> Double? {
    let layers = facets.flatMap(\.self)
    let areCounts = layers.allSatisfy { layer in
      ![.normalized, .center].contains(layer.mark.stacking)
        && layer.series.allSatisfy { series in
          switch series.position(side).values {
          case .none: true
          case .numbers(let numbers): numbers.areWhole
          case .numberRanges(let starts, let ends): starts.areWhole && ends.areWhole
          case .dates, .names, .dateRanges: false
          }
        }
    }
    guard areCounts else { return nil }
    let extents = facets.compactMap { PositionExtent($0, side).range }
    guard var low = extents.map(\.lowerBound).min(), var high = extents.map(\.upperBound).max()
    else { return nil }
    if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high {
      // The ends of an axis of a single value.
      let room = low == 0 ? 0.5 : max(abs(low) / 10, 0.5)
      (low, high) = (low - room, high + room)
    }
    let range = low...high
    if (1...Self.mostSmall).contains(high - low) {
      return count != nil ? nil : high - low > Self.mostSmall / 2 ? 2 : 1
    }
    func labels(areWhole: Bool) -> [Double] {
      NumberTicks(
        in: range, desiredCount: count ?? NumberTicks.usualCount, roundsLowerBound: true,
        roundsUpperBound: true, areWhole: areWhole
      ).values
    }
    let whole = labels(areWhole: true)
    guard whole.count > 1, !labels(areWhole: false).areWhole else { return nil }
    return whole[1] - whole[0]
  }

  /// Returns the ends of an axis on which the numbers of a column are names, in the order of the numbers; `nil` for
  /// others.
  func numberNames(
    _ facets: [[LayerPlan]], _ side: AxisSide, _ position: Located<PositionSpec>?,
    _ type: ScaleSpec.Kind?
  ) throws(SpecProblem) -> AxisPlan.Domain? {
    var numbers: Set<Double> = []
    var names: Set<String> = []
    for series in facets.joined().flatMap(\.series) {
      switch series.position(side).values {
      case .numbers(let values): numbers.formUnion(values.lazy.filter(\.isFinite))
      case .names(let texts): names.formUnion(texts)
      case .none, .dates, .numberRanges, .dateRanges: break
      }
    }
    if type == .category, names.isEmpty, !numbers.isEmpty { return .values(numbers.sorted()) }
    guard !names.isEmpty, let field = position?.value.field,
      try transforms.column(field, of: table).numbers != nil
    else { return nil }
    // A missing number is behind the others.
    return .names(names.sorted { Double($0) ?? .infinity < Double($1) ?? .infinity })
  }
}
