import ChartScales
import ChartroomUI
import Decimation
import Foundation

/// The choice of the points of long lines and areas that draw nearly the same picture as all points.
///
/// Of each column of pixels, the first, the last, the least and the greatest point are kept. Lines whose positions do
/// not ascend keep all points, and so do short ones.
struct SeriesDecimation {
  let drawing: PlotDrawing

  /// The number of points for each column of pixels up to which a series keeps all of them.
  private static let fewPerColumn = 8.0

  /// Returns the indices of the kept points of each series, ascending; `nil` for a series that keeps all points.
  ///
  /// A gap between kept points keeps the index of one of its points. Areas at the same positions keep the same points,
  /// and stacked ones that lack rows of others those at the same positions, so that stacked areas do not cross.
  func kept(_ series: [MarkSeries]) -> [[Int]?] {
    var result: [[Int]?] = Array(repeating: nil, count: series.count)
    var areas: [AreaPositions: [Int]] = [:]
    var known: KnownPositions?
    // Short areas have a part in the choice only where others are long.
    let hasLongAreas = series.contains { $0.kind == .area && isLong($0) }
    for (index, one) in series.enumerated() {
      if one.kind == .area {
        guard hasLongAreas else { continue }
        areas[AreaPositions(one), default: []].append(index)
      } else if isLong(one) {
        result[index] = kept([one], [lineValues(one)], &known)
      }
    }
    let groups = areas.values.sorted { $0[0] < $1[0] }
    for together in groups where isLong(series[together[0]]) {
      let members = together.map { series[$0] }
      let kept = kept(members, members.flatMap { [$0.starts, $0.ends] }, &known)
      for index in together { result[index] = kept }
    }
    for isVertical in [true, false] {
      join(
        groups.filter { group in
          series[group[0]].isVertical == isVertical
            && group.contains { isStacked(series[$0]) }
        }, of: series, &result)
    }
    return result
  }

  /// Joins the choices of stacked areas, of which each group has equal positions.
  private func join(_ groups: [[Int]], of series: [MarkSeries], _ kept: inout [[Int]?]) {
    guard groups.count > 1, groups.contains(where: { kept[$0[0]] != nil }) else { return }
    let rows = StackedRows(groups.map { series[$0[0]].positions })
    for (group, joined) in zip(groups, rows.together(groups.map { kept[$0[0]] })) {
      for index in group { kept[index] = joined }
    }
  }

  /// Whether an area begins where the one below it ends.
  private func isStacked(_ series: MarkSeries) -> Bool {
    let form = drawing.model.batches[series.first.batch].form
    return (series.isVertical ? form.y : form.x) == .value && form.stacking != .unstacked
  }

  /// The positions of the last series, which the next one often shares.
  private struct KnownPositions {
    let codes: ContiguousArray<Double>
    let isVertical: Bool
    /// The distances from the first position; `nil` if they do not ascend.
    let distances: (values: ContiguousArray<Double>, positions: Positions<Double>)?
  }

  /// The positions that some areas have in common.
  private struct AreaPositions: Hashable {
    let isVertical: Bool
    let positions: ContiguousArray<Double>

    init(_ series: MarkSeries) {
      isVertical = series.isVertical
      positions = series.positions
    }

    /// Compares the bits of numbers, so that equal positions that are not numbers are equal.
    static func == (one: Self, other: Self) -> Bool {
      one.isVertical == other.isVertical
        && one.positions.elementsEqual(other.positions) {
          ($0 + 0).bitPattern == ($1 + 0).bitPattern
        }
    }

    /// Hashes a sum over the positions, which takes less time than to compare them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(isVertical)
      // Zeros of both signs are equal; the sum makes both the positive one.
      hasher.combine(positions.reduce(0 as UInt64) { $0 &+ ($1 + 0).bitPattern })
    }
  }

  /// The length of the scale of the positions, in device pixels.
  private func length(_ series: MarkSeries) -> CGFloat {
    drawing.space.length(1, along: series.isVertical ? .horizontal : .vertical) * drawing.pixels
  }

  /// Whether a series has many points for each column of pixels.
  private func isLong(_ series: MarkSeries) -> Bool {
    let length = length(series)
    return length > 0 && length.isFinite
      && Double(series.positions.count) > Self.fewPerColumn * length
  }

  /// Returns the values of a line, of which those that the scale does not have are gaps.
  private func lineValues(_ series: MarkSeries) -> ContiguousArray<Double> {
    let transform = (series.isVertical ? drawing.model.y : drawing.model.x).transform
    return transform.isLinear
      ? series.starts : ContiguousArray(series.starts.map(transform.linear))
  }

  /// Returns the indices that any of the columns of values keeps.
  ///
  /// - Parameters:
  ///   - together: Series at the same positions; at least one.
  ///   - values: Their columns of values.
  ///   - known: The positions of the last series.
  /// - Returns: The indices, ascending; `nil` if all points are kept.
  private func kept(
    _ together: [MarkSeries], _ values: [ContiguousArray<Double>], _ known: inout KnownPositions?
  ) -> [Int]? {
    let series = together[0]
    let scale = series.isVertical ? drawing.xScale : drawing.yScale
    if known?.isVertical != series.isVertical || known?.codes != series.positions {
      known = KnownPositions(
        codes: series.positions, isVertical: series.isVertical,
        distances: Self.positions(series.positions, on: scale))
    }
    guard let positions = known?.distances, let first = positions.values.first,
      let last = positions.values.last, first < last
    else { return nil }
    // The series can be longer than the visible part of the scale.
    let visible = abs(
      scale.fraction(of: series.positions[series.positions.count - 1])
        - scale.fraction(of: series.positions[0]))
    let columns = (visible * length(series)).rounded(.up)
    guard columns >= 1, Double(series.positions.count) > Self.fewPerColumn * columns else {
      return nil
    }
    let buckets = Buckets.columns(
      Int(columns), stickingTo: positions.positions, over: first...last)
    var kept: [Int] = []
    for column in values {
      let found = M4.indices(of: column.span, at: positions.positions, in: buckets, threads: 1)
      kept += Self.indices(found, count: column.count)
    }
    let isCurve = together.contains {
      drawing.model.batches[$0.first.batch].settings.interpolation?.isCurve == true
    }
    if values.count > 1 || isCurve {
      if isCurve { kept += kept.flatMap { [$0 - 1, $0 + 1] } }
      kept = Set(kept).filter { $0 >= 0 && $0 < series.positions.count }.sorted()
    }
    return kept
  }

  /// Returns the kept indices with one of each gap between runs.
  private static func indices(_ found: Decimated, count: Int) -> [Int] {
    guard found.runs.count > 1 else { return found.indices }
    return found.runs.flatMap { run -> [Int] in
      let indices = Array(found.indices[run])
      guard let last = indices.last, last + 1 < count else { return indices }
      return indices + [last + 1]
    }
  }

  /// Returns the distances from the first position on a scale with equal distances; `nil` if they do not ascend.
  private static func positions(
    _ values: ContiguousArray<Double>, on scale: PositionScale
  ) -> (values: ContiguousArray<Double>, positions: Positions<Double>)? {
    guard let origin = values.first.map(scale.transform.linear), origin.isFinite else { return nil }
    // Large positions, such as nanoseconds since 1970, are too coarse to be multiples of the widths of buckets.
    let linear = ContiguousArray(
      scale.transform.isLinear
        ? values.map { $0 - origin } : values.map { scale.transform.linear($0) - origin })
    guard let positions = try? Positions(ascending: linear) else { return nil }
    return (linear, positions)
  }
}

extension InterpolationMethod {
  /// Whether the line between two points depends on the points next to them.
  fileprivate var isCurve: Bool {
    switch kind {
    case .linear, .step: false
    case .monotone, .cardinal, .catmullRom: true
    }
  }
}
