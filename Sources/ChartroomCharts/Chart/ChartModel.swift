package import ChartScales
package import ChartroomUI
import Decimation
import Foundation
import Graphics

/// The marks of a chart with their scales: everything that does not depend on the size of the plot.
package final class ChartModel {
  /// The number of models before this one, by which those of an animation are ordered.
  let number: Int
  @MainActor private static var count = 0
  package let batches: [MarkBatch]
  package let stacks: MarkStacks
  package let sectors: MarkSectors
  /// Whether there are sectors, and no other marks.
  package let hasOnlySectors: Bool
  let series: [MarkSeries]
  /// The order in which the batches are drawn.
  let drawingOrder: DrawingOrder
  package let x: PositionScale
  package let y: PositionScale
  let styles: StyleTable
  let legends: [Legend]
  let xParts: AxisParts
  let yParts: AxisParts
  /// The number of values of `position(by:)`.
  let groupCount: Int
  /// Whether the text is larger than usual.
  let hasLargeText: Bool
  /// The height of a line of the labels, in points; 0 if the text cannot be measured.
  let labelHeight: CGFloat
  /// Whether names of the Y axis that are inside of the plot move the marks of their categories.
  let namesMoveMarks: Bool
  /// The direction in which the X axis runs, and from which leading and trailing follow.
  let layoutDirection: LayoutDirection

  /// The parts of the plot that the scales take.
  private let ranges: (x: _PositionScaleRange?, y: _PositionScaleRange?)
  /// Whether the app modifies the plot, and possibly its size.
  let hasPlotStyle: Bool
  /// The axes of which the chart shows a part of the domain.
  var scrolledAxes: Axis.Set {
    var axes: Axis.Set = []
    if x.window != 0...1 { axes.insert(.horizontal) }
    if y.window != 0...1 { axes.insert(.vertical) }
    return axes
  }
  /// Whether the chart shows a part of a domain.
  var isScrollable: Bool { !scrolledAxes.isEmpty }
  /// The distances of the visible parts from the beginnings of both domains: numbers, seconds or numbers of categories;
  /// 0 for an axis that does not scroll.
  let scrollOffset: AnimatablePair<Double, Double>
  /// The annotations of the marks.
  let annotations: [AnnotatedMarks]
  /// The identities of the annotations.
  let annotationIndex: AnnotationIndex
  let layers: [MarkLayer]
  /// The layers that are views; see `MarkPart`.
  let layersInViews: Set<Int>
  /// The layers of the parts of the marks; see `MarkPart`.
  let surfaces: [Int]
  /// The points of the series that a drawing kept last, for the other parts of its marks.
  var keptPoints: (space: PlotSpace, pixels: CGFloat, kept: [[Int]?])?
  /// The names of what the chart plots.
  let quantities: ChartQuantities
  /// Messages about values that cannot be plotted.
  let warnings: [String]
  private let identify: ([MarkBatch]) -> MarkIndex
  /// The identities of the marks, made for the first animation.
  private(set) lazy var index = identify(batches)
  /// The names of the categories that divide marks into lines and areas.
  let names: SeriesNames
  /// The identities of the lines and areas and of their points, made for the first animation.
  private(set) lazy var seriesIndex = SeriesIndex(self)
  /// The marks in other states of the chart by the numbers of these, the latest ones last.
  private var matches: [(other: Int, match: MarkMatch)] = []

  @MainActor
  package convenience init<Content: ChartContent>(
    _ content: Content, in environment: EnvironmentValues
  ) {
    self.init(content, in: environment, scrolled: ScrollPositions())
  }

  /// Creates the model of a chart.
  ///
  /// - Parameters:
  ///   - content: The marks.
  ///   - environment: The environment of the chart.
  ///   - scrolled: The positions to which the chart has scrolled itself.
  ///   - offset: The distances of the visible parts from the beginnings of both domains, in place of the positions;
  ///     see `scrollOffset`.
  @MainActor
  init<Content: ChartContent>(
    _ content: Content, in environment: EnvironmentValues, scrolled: ScrollPositions,
    offset: AnimatablePair<Double, Double>? = nil
  ) {
    number = Self.count
    Self.count += 1
    let collector = _MarkCollector(environment: environment)
    Content._collect(content, into: collector)
    let options = environment.chartOptions
    let isRound =
      !collector.batches.isEmpty && collector.batches.allSatisfy { $0.form.kind == .sector }
    Self.sampleFunctions(of: collector, options, _AxisCollector(options.xAxis))
    // Sectors have no positions on axes. Marks without values along an axis, such as a single bar, need no axis
    // there.
    func axis(
      _ axis: ChartOptions.AxisSetting, _ channel: ChannelValues, _ scale: ChartOptions.Scale
    ) -> _AxisCollector {
      let isUsed = channel.kind != nil || scale.domain != nil || collector.batches.isEmpty
      if case .automatic = axis, !isUsed { return _AxisCollector(.hidden) }
      return _AxisCollector(isRound ? .hidden : axis)
    }
    let xAxis = axis(options.xAxis, collector.x, options.x)
    let yAxis = axis(options.yAxis, collector.y, options.y)
    let vertical = Self.orientation(x: collector.x, y: collector.y)
    var batches = collector.batches
    let stacks = MarkStacks(batches, isVertical: vertical)
    func scale(
      _ channel: ChannelValues, _ options: ChartOptions.Scale, _ axis: _AxisCollector,
      _ direction: Axis
    ) -> PositionScale {
      let extent = Self.extent(
        of: batches, stacks, along: direction, vertical, isLog: options.type == .log)
      return ScaleBuilder(
        channel: channel, options: options,
        ticks: axis.entries.isEmpty ? [.automatic] : axis.entries.map(\.values), extent: extent,
        excludesEnd: channel.kind == .date && Self.isEndOfBand(extent, of: batches, direction),
        calendar: environment.zonedCalendar
      ).scale(along: direction)
    }
    let interaction = options.interaction
    let scrollX: Double
    let scrollY: Double
    (x, scrollX) = Self.windowed(
      scale(collector.x, options.x, xAxis, .horizontal), interaction.x, scrolled.x, offset?.first,
      scrolls: interaction.scrollableAxes.contains(.horizontal))
    (y, scrollY) = Self.windowed(
      scale(collector.y, options.y, yAxis, .vertical), interaction.y, scrolled.y, offset?.second,
      scrolls: interaction.scrollableAxes.contains(.vertical))
    scrollOffset = AnimatablePair(scrollX, scrollY)
    Self.reorder(&batches, \.x, collector.x, x)
    Self.reorder(&batches, \.y, collector.y, y)
    self.batches = batches
    identify = {
      [runs = collector.runs, functions = collector.functionBatches, layers = collector.layers] in
      MarkIndex($0, runs: runs, functions: functions, layers: layers)
    }
    names = SeriesNames(collector)
    self.stacks = stacks
    sectors = MarkSectors(batches)
    drawingOrder = DrawingOrder(batches, origins: collector.origins)
    hasOnlySectors = isRound
    isVertical = vertical
    series = MarkSeries.all(in: batches, stacks: stacks, scales: (x, y), isVertical: vertical)
    annotations = collector.annotations
    annotationIndex = AnnotationIndex(
      annotations, of: batches, runs: collector.runs, functions: collector.functionBatches)
    layers = collector.layers
    layersInViews = collector.layers.inViews()
    surfaces = collector.layers.surfaces(layersInViews)
    quantities = ChartQuantities(collector)
    warnings = collector.warnings
    ranges = (options.x.range, options.y.range)
    hasPlotStyle = options.plotStyle != nil
    styles = StyleTable(collector.channels, options: options, environment: environment)
    legends = LegendBuilder(
      channels: collector.channels, styles: styles, batches: batches, environment: environment
    ).legends()
    layoutDirection = environment.layoutDirection
    hasLargeText = environment.dynamicTypeSize > .large
    groupCount = collector.channels[MarkChannel.position.rawValue].categories.count
    labelHeight =
      environment.textMeasurer?.size(of: "0", font: .caption, in: environment).height ?? 0
    xParts = Self.parts(xAxis, .horizontal, x, environment)
    // Rectangles fill their bands.
    let hasCells = batches.contains { $0.form.kind == .rectangle && $0.form.y == .value }
    yParts = Self.parts(yAxis, .vertical, y, environment, allowsNamesInside: !hasCells)
    namesMoveMarks = yParts.labels.contains { $0.place.isInside && $0.place.offsetsMarks }
  }

  /// Returns the place of a layer in the drawing order.
  func place(ofLayer number: Int) -> DrawingPlace {
    .layer(number, before: drawingOrder.place(of: layers[number - 1].order))
  }

  /// Returns the mapping of the scales to a plot, without room for annotations.
  ///
  /// - Parameters:
  ///   - size: The size of the plot, in points.
  ///   - nameInset: The length that names inside of the plot take off each category of the Y axis, in points.
  /// - Returns: The mapping.
  func space(for size: CGSize, nameInset: CGFloat = 0) -> PlotSpace {
    PlotSpace(
      size: size, xPadding: PlotSpace.Padding(ranges.x, in: size.width),
      yPadding: PlotSpace.Padding(ranges.y, in: size.height), nameInset: nameInset)
  }

  /// Whether the plot is the mirror image of that from left to right.
  ///
  /// Sectors run clockwise in both directions.
  var isMirrored: Bool { layoutDirection == .rightToLeft && !hasOnlySectors }

  /// Returns whether the marks of a batch extend along the Y axis.
  let isVertical: (MarkBatch) -> Bool

  /// The least distances that were calculated, by whether the bars are vertical.
  private var leastDistances: [Bool: Double?] = [:]

  /// Returns the least distance between bars at values without bands, as a fraction of the scale.
  ///
  /// All bars of one direction have one width, also if they differ in style.
  ///
  /// - Parameter vertical: Whether the bars extend along the Y axis.
  /// - Returns: The distance; `nil` if no two bars are at different values, or if they have bands.
  /// - Complexity: O(*n* log *n*) for *n* bars in the first call, and O(1) later.
  func leastDistance(ofVertical vertical: Bool) -> Double? {
    if let known = leastDistances[vertical] { return known }
    let scale = vertical ? x : y
    var places: [Double] = []
    for batch in batches where batch.form.kind == .bar && isVertical(batch) == vertical {
      guard (vertical ? batch.form.x : batch.form.y) == .value, !scale.isCategory else { continue }
      places += (vertical ? batch.x : batch.y).start.lazy.map(scale.fraction).filter(\.isFinite)
    }
    places.sort()
    let least = zip(places, places.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 0 }.min()
    leastDistances[vertical] = .some(least)
    return least
  }

  /// Returns the marks in another state of the chart, which are found once for all frames of an animation.
  func match(with other: ChartModel) -> MarkMatch {
    if let known = matches.first(where: { $0.other == other.number }) { return known.match }
    let match = MarkMatch(self, other)
    if matches.count == PlotLeaf.mostStates { matches.removeFirst() }
    matches.append((other.number, match))
    return match
  }

  /// Samples the functions of a chart, whose domain can depend on the other marks.
  @MainActor
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
      else { return options.x.type == .log ? 1...10 : -10...10 }
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
        var extent = NumberExtent(values)
        // The ends of stacks can overflow.
        if !extent.isFinite { extent = NumberExtent(ContiguousArray(values.filter(\.isFinite))) }
        low = min(low, isLog ? extent.leastPositive : extent.low)
        high = max(high, isLog && extent.high <= 0 ? -.infinity : extent.high)
      }
    }
    return low <= high ? low...high : nil
  }

  /// Returns whether a range of all values ends with units or bins only, so that no mark has its upper bound.
  private static func isEndOfBand(
    _ extent: ClosedRange<Double>?, of batches: [MarkBatch], _ axis: Axis
  ) -> Bool {
    func isBand(_ form: MarkBatch.Form) -> Bool {
      if case .band = axis == .horizontal ? form.x : form.y { return true }
      return false
    }
    guard let end = extent?.upperBound, batches.contains(where: { isBand($0.form) }) else {
      return false
    }
    return batches.allSatisfy { batch in
      let column = axis == .horizontal ? batch.x : batch.y
      return !column.start.contains(end) && (isBand(batch.form) || !column.end.contains(end))
    }
  }

  /// Returns a scale with the visible part of its domain, and the distance of that from the beginning of the domain.
  private static func windowed(
    _ scale: PositionScale, _ settings: ChartInteraction.ScrollSettings,
    _ scrolled: _PlottedValue?, _ offset: Double?, scrolls: Bool
  ) -> (scale: PositionScale, offset: Double) {
    guard scrolls, let window = ScrollWindow(scale, length: settings.length) else {
      return (scale, 0)
    }
    let visible =
      offset.map(window.scale(fromOffset:))
      ?? window.scale(from: settings.position?.get() ?? scrolled ?? settings.initial)
    return (visible, offset ?? window.offset(of: visible))
  }

  /// Replaces the codes of categories with their places in the domain of the scale.
  private static func reorder(
    _ batches: inout [MarkBatch], _ column: WritableKeyPath<MarkBatch, MarkBatch.Column>,
    _ channel: ChannelValues, _ scale: PositionScale
  ) {
    guard channel.kind.map({ $0 == scale.kind }) ?? true else {
      // Values of another type are nowhere on the scale.
      for index in batches.indices {
        let old = batches[index][keyPath: column]
        batches[index][keyPath: column] = MarkBatch.Column(
          start: ContiguousArray(repeating: .nan, count: old.start.count),
          end: ContiguousArray(repeating: .nan, count: old.end.count))
      }
      return
    }
    guard case .category(let names) = scale.domain, names != channel.categories else { return }
    let places = Dictionary(
      names.enumerated().map { ($1, Double($0)) }, uniquingKeysWith: { first, _ in first })
    let codes = channel.categories.map { places[$0] ?? .nan }
    func place(_ code: Double) -> Double { code.isNaN ? .nan : codes[Int(code)] }
    for index in batches.indices {
      let old = batches[index][keyPath: column]
      batches[index][keyPath: column] = MarkBatch.Column(
        start: ContiguousArray(old.start.map(place)), end: ContiguousArray(old.end.map(place)))
    }
  }

  /// Returns the distance between the categories of the X axis that have labels and grid lines in a plot.
  func xStep(in space: PlotSpace) -> Int {
    CategoryStep(band: x.band, labels: xParts.categoryLabels)
      .step(inWidth: space.length(1, along: .horizontal))
  }

  /// Returns the distance between the categories of the Y axis that have labels and grid lines in a plot.
  func yStep(in space: PlotSpace) -> Int {
    CategoryStep(band: y.band, labels: CategoryStep.Labels(height: labelHeight))
      .step(inHeight: space.length(1, along: .vertical))
  }

  /// Returns whether the names of the categories of the Y axis fit inside of a plot of a size, above the bars.
  ///
  /// Otherwise they are beside it.
  ///
  /// - Parameters:
  ///   - height: The height of the highest name, in points; `nil` for that of a line.
  ///   - size: The size of the plot, in points.
  /// - Returns: Whether they fit.
  func hasRoomForNames(ofHeight height: CGFloat? = nil, in size: CGSize) -> Bool {
    let band = space(for: size).length(y.band, along: .vertical)
    // The bar that is in the middle of the lower half of its category leaves some of that to the name.
    let most = band * (1 + (1 - MarkDimension.usualRatio) / 2) / 2
    return band >= 2 * labelHeight && nameHeight(height) <= most
  }

  /// Returns the length that names inside of the plot take off the top of each category of the Y axis, in points.
  ///
  /// - Parameter height: The height of the highest name, in points; `nil` for that of a line.
  /// - Returns: The length.
  func nameInset(ofHeight height: CGFloat? = nil) -> CGFloat {
    namesMoveMarks ? nameHeight(height) + ChartLayout.labelDrop : 0
  }

  /// Returns the height of names, which is that of a line unless they have several lines or pictures.
  private func nameHeight(_ height: CGFloat?) -> CGFloat {
    // Views on whole pixels can be a little higher than their text.
    guard let height, height > labelHeight + 1 else { return labelHeight }
    return height
  }

  @MainActor
  private static func parts(
    _ axis: _AxisCollector, _ direction: Axis, _ scale: PositionScale,
    _ environment: EnvironmentValues, allowsNamesInside: Bool = true
  ) -> AxisParts {
    let marks = _AxisMarkCollector(
      axis: direction, scale: scale, environment: environment, allowsNamesInside: allowsNamesInside)
    let values = AxisValues(scale: scale, calendar: environment.zonedCalendar)
    for entry in axis.entries {
      marks.add(
        entry, at: values.values(entry.values), between: values.neighbours(entry.values))
    }
    return marks.parts
  }
}

extension EnvironmentValues {
  /// The calendar in the time zone of the environment.
  var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
