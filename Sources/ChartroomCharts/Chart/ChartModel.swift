package import ChartroomUI
import Foundation
import Graphics

/// The marks of a chart with their scales: everything that does not depend on the size of the plot.
@MainActor
package final class ChartModel {
  package let batches: [MarkBatch]
  package let stacks: MarkStacks
  package let sectors: MarkSectors
  /// Whether there are sectors, and no other marks.
  package let hasOnlySectors: Bool
  let series: [MarkSeries]
  package let x: PositionScale
  package let y: PositionScale
  let styles: StyleTable
  let xParts: AxisParts
  let yParts: AxisParts
  /// The number of values of `position(by:)`.
  let groupCount: Int
  /// The height of a line of the labels, in points; 0 if the text cannot be measured.
  let labelHeight: CGFloat

  package init<Content: ChartContent>(_ content: Content, in environment: EnvironmentValues) {
    let collector = _MarkCollector(environment: environment)
    Content._collect(content, into: collector)
    let options = environment.chartOptions
    let isRound =
      !collector.batches.isEmpty && collector.batches.allSatisfy { $0.form.kind == .sector }
    // Sectors have no positions on axes.
    let (xAxis, yAxis) = (
      _AxisCollector(isRound ? .hidden : options.xAxis),
      _AxisCollector(isRound ? .hidden : options.yAxis)
    )
    Self.sampleFunctions(of: collector, options, xAxis)
    let vertical = Self.orientation(x: collector.x, y: collector.y)
    var batches = collector.batches
    let stacks = MarkStacks(batches, isVertical: vertical)
    func scale(
      _ channel: ChannelValues, _ options: ChartOptions.Scale, _ axis: _AxisCollector,
      _ direction: Axis
    ) -> PositionScale {
      ScaleBuilder(
        channel: channel, options: options,
        ticks: axis.entries.isEmpty ? [.automatic] : axis.entries.map(\.values),
        extent: Self.extent(
          of: batches, stacks, along: direction, vertical, isLog: options.type == .log)
      ).scale(along: direction)
    }
    x = scale(collector.x, options.x, xAxis, .horizontal)
    y = scale(collector.y, options.y, yAxis, .vertical)
    Self.reorder(&batches, \.x, collector.x, x)
    Self.reorder(&batches, \.y, collector.y, y)
    self.batches = batches
    self.stacks = stacks
    sectors = MarkSectors(batches)
    hasOnlySectors = isRound
    isVertical = vertical
    series = MarkSeries.all(in: batches, stacks: stacks, isVertical: vertical)
    styles = StyleTable(collector.channels, options: options, environment: environment)
    groupCount = collector.channels[MarkChannel.position.rawValue].categories.count
    labelHeight =
      environment.textMeasurer?.size(of: "0", font: .caption, in: environment).height ?? 0
    xParts = Self.parts(xAxis, .horizontal, x, environment)
    yParts = Self.parts(yAxis, .vertical, y, environment)
  }

  /// Returns whether the marks of a batch extend along the Y axis.
  let isVertical: (MarkBatch) -> Bool

  /// Samples the functions of a chart, whose domain can depend on the other marks.
  private static func sampleFunctions(
    of collector: _MarkCollector, _ options: ChartOptions, _ axis: _AxisCollector
  ) {
    guard !collector.functions.isEmpty else { return }
    func builder(
      _ channel: ChannelValues, _ options: ChartOptions.Scale, _ extent: ClosedRange<Double>?
    ) -> ScaleBuilder {
      ScaleBuilder(
        channel: channel, options: options,
        ticks: axis.entries.isEmpty ? [.automatic] : axis.entries.map(\.values), extent: extent)
    }
    let limits = (
      x: builder(collector.x, options.x, nil).explicitNumbers,
      y: builder(collector.y, options.y, nil).explicitNumbers
    )
    collector.sampleFunctions(options.x.type ?? .linear, limits: limits) {
      let vertical = orientation(x: collector.x, y: collector.y)
      let batches = collector.batches
      let extent = extent(
        of: batches, MarkStacks(batches, isVertical: vertical), along: .horizontal, vertical,
        isLog: options.x.type == .log)
      guard extent != nil || limits.x != nil,
        case .number(let range) = builder(collector.x, options.x, extent)
          .scale(along: .horizontal).domain
      else { return -10...10 }
      return range
    }
  }

  /// Returns whether marks extend along the Y axis, which they do along the axis of numbers.
  private static func orientation(
    x: ChannelValues, y: ChannelValues
  ) -> (MarkBatch) -> Bool {
    let (hasNumbersX, hasNumbersY) = (x.kind == .number, y.kind == .number)
    return { batch in
      switch (batch.form.x, batch.form.y) {
      case (_, .interval): true
      case (.interval, _): false
      case (.value, .fixed): !hasNumbersX
      case (.fixed, .value): hasNumbersY
      case (.band, _): true
      case (_, .band): false
      default: batch.form.kind == .line || hasNumbersY || !hasNumbersX
      }
    }
  }

  /// Returns the range of the values of all marks on an axis.
  private static func extent(
    of batches: [MarkBatch], _ stacks: MarkStacks, along axis: Axis,
    _ isVertical: (MarkBatch) -> Bool, isLog: Bool
  ) -> ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for (number, batch) in batches.enumerated() {
      let column = axis == .horizontal ? batch.x : batch.y
      let extends = isVertical(batch) == (axis == .vertical)
      let ends = extends ? stacks.ends[number] : nil
      for values in ends.map({ [$0.start, $0.end] }) ?? [column.start, column.end] {
        for value in values where value.isFinite && (value > 0 || !isLog) {
          low = min(low, value)
          high = max(high, value)
        }
      }
    }
    return low <= high ? low...high : nil
  }

  /// Replaces the codes of categories with their places in the domain of the scale.
  private static func reorder(
    _ batches: inout [MarkBatch], _ column: WritableKeyPath<MarkBatch, MarkBatch.Column>,
    _ channel: ChannelValues, _ scale: PositionScale
  ) {
    guard case .category(let names) = scale.domain, names != channel.categories else { return }
    let places = Dictionary(
      names.enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { first, _ in first })
    let codes = channel.categories.map { places[$0] ?? .nan }
    // Numbers and dates are in no category.
    func place(_ code: Double) -> Double {
      channel.kind == .category && !code.isNaN ? codes[Int(code)] : .nan
    }
    for index in batches.indices {
      let old = batches[index][keyPath: column]
      batches[index][keyPath: column] = MarkBatch.Column(
        start: ContiguousArray(old.start.map(place)), end: ContiguousArray(old.end.map(place)))
    }
  }

  /// The distance between the categories of the X axis that have labels.
  var categoryStep: CategoryStep {
    CategoryStep(band: x.band, widestLabel: xParts.widestLabel)
  }

  /// The length that labels inside of the plot take off the top of each band of the Y axis, in points.
  var labelInset: CGFloat {
    yParts.labels.contains(where: \.place.isInside) ? labelHeight + ChartLayout.labelDrop : 0
  }

  private static func parts(
    _ axis: _AxisCollector, _ direction: Axis, _ scale: PositionScale,
    _ environment: EnvironmentValues
  ) -> AxisParts {
    let marks = _AxisMarkCollector(axis: direction, scale: scale, environment: environment)
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let values = AxisValues(scale: scale, calendar: calendar)
    for entry in axis.entries { marks.add(entry, at: values.values(entry.values)) }
    return marks.parts
  }
}
