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
  private static let fewPerColumn = 8

  /// Returns the indices of the kept points of each series, ascending; `nil` for a series that keeps all points.
  ///
  /// A gap between kept points keeps the index of one of its points. Areas at the same positions keep the same points,
  /// so that stacked areas do not cross.
  func kept(_ series: [MarkSeries]) -> [[Int]?] {
    var result: [[Int]?] = Array(repeating: nil, count: series.count)
    var areas: [Int] = []
    for (index, one) in series.enumerated() {
      if one.kind == .area { areas.append(index) } else { result[index] = kept(one, [one.starts]) }
    }
    while let first = areas.first {
      let positions = series[first].positions
      let isSame = { (index: Int) in
        series[index].isVertical == series[first].isVertical && series[index].positions == positions
      }
      let together = areas.filter(isSame)
      areas.removeAll(where: isSame)
      // NaN positions are never equal, not even to themselves.
      if together.isEmpty { areas.removeFirst() }
      let kept = kept(series[first], together.flatMap { [series[$0].starts, series[$0].ends] })
      for index in together { result[index] = kept }
    }
    return result
  }

  /// Returns the indices that any of the columns of values keeps.
  private func kept(
    _ series: MarkSeries, _ values: [ContiguousArray<Double>]
  ) -> [Int]? {
    let axis: Axis = series.isVertical ? .horizontal : .vertical
    let scale = series.isVertical ? drawing.xScale : drawing.yScale
    let length = drawing.space.length(1, along: axis) * drawing.pixels
    guard length > 0, length.isFinite, series.positions.count > Self.fewPerColumn * Int(length),
      let positions = Self.positions(series.positions, on: scale),
      let first = positions.values.first, let last = positions.values.last, first < last
    else { return nil }
    // The series can be longer than the visible part of the scale.
    let visible = abs(
      scale.fraction(of: series.positions[series.positions.count - 1])
        - scale.fraction(of: series.positions[0]))
    let columns = (visible * length).rounded(.up)
    guard columns >= 1, Double(series.positions.count) > Double(Self.fewPerColumn) * columns else {
      return nil
    }
    let buckets = Buckets.columns(
      Int(columns), stickingTo: positions.positions, over: first...last)
    var kept: [Int] = []
    for column in values {
      let found = M4.indices(of: column.span, at: positions.positions, in: buckets, threads: 1)
      kept += Self.indices(found, count: column.count)
    }
    let isCurve = drawing.model.batches[series.first.batch].settings.interpolation?.isCurve == true
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

  /// Returns the positions on a scale with equal distances; `nil` if they do not ascend.
  private static func positions(
    _ values: ContiguousArray<Double>, on scale: PositionScale
  ) -> (values: ContiguousArray<Double>, positions: Positions<Double>)? {
    let linear =
      scale.type.isLinear ? values : ContiguousArray(values.map { scale.type.linear($0) })
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

extension ScaleType {
  /// Whether equal differences have equal distances.
  fileprivate var isLinear: Bool {
    switch kind {
    case .linear, .date, .category: true
    case .log, .power, .symmetricLog: false
    }
  }
}
