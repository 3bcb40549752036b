import Foundation

/// The room that bars at numbers or moments need on the X axis.
///
/// A bar is as wide as the least distance of two positions allows, so that the first and the last one would otherwise
/// cross the edges of the plot and cover the labels there.
enum BarExtent {
  /// Returns the ends of the X axis of some layers, half a step before the first bar and behind the last one.
  ///
  /// - Parameter layers: The layers.
  /// - Returns: The ends, which contain all other marks, too; `nil` without bars of numbers at numbers or moments,
  ///   for bars at fewer than two positions, and for bars in units of the calendar, which have their own width.
  /// - Complexity: O(*n* log *n*) for *n* marks.
  static func domain(_ layers: [LayerPlan]) -> AxisPlan.Domain? {
    let bars = layers.filter { $0.mark.mark == .bar }.flatMap(\.series)
    let places = bars.compactMap { $0.y.hasNumbers ? $0.x.places : nil }
    guard let isNumber = bars.first.map({ $0.x.numbers != nil }), places.count == bars.count,
      let all = PositionExtent(layers, .x).range
    else { return nil }
    let sorted = places.joined().filter(\.isFinite).sorted()
    let step = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min()
    guard let step, let first = sorted.first, let last = sorted.last else { return nil }
    let start = min(first - step / 2, all.lowerBound)
    let end = max(last + step / 2, all.upperBound)
    guard start.isFinite, end.isFinite else { return nil }
    return isNumber
      ? .numbers(start...end)
      : .dates(
        Date(timeIntervalSinceReferenceDate: start)...Date(timeIntervalSinceReferenceDate: end))
  }
}

extension PositionPlan {
  /// The numbers or moments, if each mark has one and occupies no unit of the calendar.
  fileprivate var places: ContiguousArray<Double>? {
    switch values {
    case .numbers(let values), .dates(let values): unit == nil ? values : nil
    case .none, .names, .numberRanges, .dateRanges: nil
    }
  }

  /// Whether the positions are numbers, or ranges of them.
  fileprivate var hasNumbers: Bool {
    switch values {
    case .numbers, .numberRanges: true
    case .none, .names, .dates, .dateRanges: false
    }
  }
}
