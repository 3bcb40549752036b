import DataTables

extension AxisPlanner {
  /// The greatest extent of counts whose labels could be fractions.
  private static let mostWhole = 10.0

  /// Returns the distance of the labels of small whole numbers, such as counts, between which there is nothing.
  ///
  /// - Parameters:
  ///   - facets: The marks of all charts that have the axis.
  ///   - side: The side.
  ///   - includesZero: Whether the axis has zero.
  /// - Returns: The distance; `nil` for other positions, whose labels have round distances.
  func wholeStep(
    _ facets: [[LayerPlan]], _ side: AxisSide, includesZero: Bool
  ) -> Double? {
    let layers = facets.flatMap(\.self)
    let areCounts = layers.allSatisfy { layer in
      ![.normalized, .center].contains(layer.mark.stacking)
        && layer.series.allSatisfy { series in
          switch series.position(side).values {
          case .none: true
          case .numbers(let numbers):
            numbers.allSatisfy { !$0.isFinite || $0 == $0.rounded() }
          case .dates, .names, .numberRanges, .dateRanges: false
          }
        }
    }
    guard areCounts else { return nil }
    let extents = facets.compactMap { PositionExtent($0, side).range }
    guard let low = extents.map(\.lowerBound).min(), let high = extents.map(\.upperBound).max()
    else { return nil }
    let length = includesZero ? max(high, 0) - min(low, 0) : high - low
    guard (1...Self.mostWhole).contains(length) else { return nil }
    return length > Self.mostWhole / 2 ? 2 : 1
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
