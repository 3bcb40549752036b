import ChartScales
import ChartroomUI
import Foundation

/// The marks of a chart while its content is visited.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public final class _MarkCollector {
  // The checks of exclusive access would take a fifth of the time of a mark.
  @exclusivity(unchecked)
  private(set) var batches: [MarkBatch] = []
  /// The places of the batches in `ForEach`; `nil` for those outside of all of them.
  @exclusivity(unchecked)
  private(set) var origins: [DrawingOrder.Origin?] = []
  @exclusivity(unchecked)
  var x = ChannelValues()
  @exclusivity(unchecked)
  var y = ChannelValues()
  @exclusivity(unchecked)
  var channels = Array(
    repeating: ChannelValues(), count: MarkChannel.allCases.count)
  @exclusivity(unchecked)
  var series = ChannelValues()
  @exclusivity(unchecked)
  var angle = ChannelValues()
  @exclusivity(unchecked)
  var settings = MarkSettings() {
    didSet { isFormOpen = false }
  }
  /// The form of the last mark.
  @exclusivity(unchecked)
  private var openForm = MarkBatch.Form(kind: .bar, x: .value, y: .value)
  /// Whether the last batch has this form and the settings of the next mark.
  @exclusivity(unchecked)
  private var isFormOpen = false
  /// The number of marks, without those of functions.
  @exclusivity(unchecked)
  private(set) var markCount = 0
  /// The elements of `ForEach`, the inner ones before the outer ones.
  private(set) var runs: [ElementRun] = []
  /// The numbers of the statements and branches around the next mark, from the outermost one.
  @exclusivity(unchecked)
  private var parts: [Int] = []
  /// The outermost `ForEach` around the next mark; `nil` outside of all of them.
  @exclusivity(unchecked)
  private var run: Run?
  /// The number of outermost `ForEach` so far.
  private var runCount = 0
  /// The batches of functions.
  private(set) var functionBatches: Set<Int> = []
  /// The functions that are not sampled yet.
  var functions: [Function] = []
  /// Whether the last batch takes no more marks.
  @exclusivity(unchecked)
  private var isLastBatchFull = false
  @exclusivity(unchecked)
  var codes: [Double?] = Array(repeating: nil, count: MarkChannel.allCases.count)
  let environment: EnvironmentValues
  private let calendar: Calendar
  private(set) var annotations: [AnnotatedMarks] = []
  /// The channels in which numbers and dates are not categories.
  let continuousChannels: Set<MarkChannel>
  /// The layers; the number of a layer is its index and 1.
  private(set) var layers: [MarkLayer] = []
  /// The description that the app gives to the next mark.
  private(set) var accessibility: MarkAccessibility?
  private var lastUnit: (component: Calendar.Component, calendar: Calendar, interval: DateInterval)?

  /// An outermost `ForEach`.
  private struct Run {
    let number: Int
    /// Whether there are lines or areas.
    var hasSeries = false
    /// Whether there are other marks.
    var hasOthers = false

    var isMixed: Bool { hasSeries && hasOthers }
  }

  init(environment: EnvironmentValues) {
    self.environment = environment
    continuousChannels = environment.chartOptions.continuousChannels
    calendar = environment.zonedCalendar
    x.isOfCategories = environment.chartOptions.x.type == .category
    y.isOfCategories = environment.chartOptions.y.type == .category
  }

  /// Adds the marks of some content with a style by a value.
  func add<Content: ChartContent>(
    _ content: Content, in channel: MarkChannel, _ label: String, _ extent: PlottedExtent
  ) {
    let outer = codes[channel.rawValue]
    encode(extent, label, in: channel)
    Content._collect(content, into: self)
    codes[channel.rawValue] = outer
  }

  /// Adds the marks of some content with a modification.
  func add<Content: ChartContent>(_ content: Content, with change: MarkChange) {
    let outer = (settings, codes, accessibility)
    let start = place
    apply(change)
    Content._collect(content, into: self)
    if case .mask(let mask) = change { addMask(mask) }
    (settings, codes, accessibility) = outer
    switch change {
    case .annotation(let annotation) where place != start:
      annotations.append(AnnotatedMarks(annotation: annotation, start: start, end: place))
    case .symbolView(let view): addSymbols(view, from: start)
    default: break
    }
  }

  /// Adds a layer with the effects that marks have so far, which apply to it as a whole.
  private func addLayer(in parent: Int?, style: AnyView? = nil) {
    layers.append(
      MarkLayer(
        parent: parent, order: batches.count, zIndex: settings.zIndex, opacity: settings.opacity,
        filters: settings.effects?.filters ?? [], style: style))
    // The marks behind a layer without marks have another batch than those in front of it.
    if style != nil { isLastBatchFull = true }
    settings.layer = layers.count
    settings.opacity = 1
    settings.zIndex = 0
    if settings.effects != nil { settings.changeEffects { $0.filters = [] } }
  }

  /// Adds the mask of the marks of the current layer.
  private func addMask<Content: ChartContent>(_ content: Content) {
    let masked = settings.layer
    (settings, codes, accessibility) = (MarkSettings(), codes.map { _ in nil }, nil)
    addLayer(in: nil)
    settings.mask = settings.layer
    layers[masked - 1].mask = settings.layer
    Content._collect(content, into: self)
  }

  /// Adds a view in the middle of each point and of each vertex of lines.
  private func addSymbols(_ view: AnyView, from start: AnnotatedMarks.Place) {
    let annotation = MarkAnnotation(
      position: .overlay, alignment: .center, spacing: 0,
      overflow: AnnotationOverflowResolution(x: .disabled, y: .disabled), readsContext: false,
      content: { _ in view })
    let all = AnnotatedMarks(annotation: annotation, start: start, end: place)
    for part in all.ranges(in: batches) {
      let kind = batches[part.batch].form.kind
      guard kind == .point || kind == .line else { continue }
      for mark in part.marks {
        annotations.append(
          AnnotatedMarks(
            annotation: annotation, start: .init(batch: part.batch, mark: mark),
            end: .init(batch: part.batch, mark: mark + 1)))
      }
    }
  }

  /// The place behind the last mark.
  private var place: AnnotatedMarks.Place {
    // The marks of a function are not known yet.
    isLastBatchFull
      ? AnnotatedMarks.Place(batch: batches.count, mark: 0)
      : AnnotatedMarks.Place(batch: max(batches.count - 1, 0), mark: batches.last?.count ?? 0)
  }

  func apply(_ change: MarkChange) {
    switch change {
    case .style(let style): settings.paint = style.resolvedPaint(in: environment)
    case .opacity(let opacity): settings.opacity *= max(0, min(opacity, 1))
    case .lineStyle(let style): settings.lineStyle = style
    case .interpolation(let method): settings.interpolation = method
    case .isolatedPoints: settings.hasIsolatedPoints = true
    case .symbol(let symbol): settings.symbol = symbol
    case .symbolSize(let size): settings.symbolSize = size
    case .cornerRadius(let radius, let style):
      settings.cornerRadius = radius
      settings.cornerStyle = style
    case .offset(let offset):
      settings.offset.width += offset.width
      settings.offset.height += offset.height
    case .zIndex(let index): settings.zIndex = index.isNaN ? 0 : index
    case .position(let label, let extent, let axis, let span):
      settings.positionAxis = axis
      settings.span = span
      encode(extent, label, in: .position)
    case .effects(let change):
      let environment = environment
      settings.changeEffects { change(environment, &$0) }
    case .alignsStylesWithPlot(let aligns): settings.alignsStylesWithPlot = aligns
    case .layer(let style): addLayer(in: settings.layer, style: style)
    case .mask: addLayer(in: settings.layer)
    case .symbolView: settings.symbol = .hidden
    case .accessibility(let change):
      var values = accessibility ?? MarkAccessibility()
      change(&values, environment)
      accessibility = values
    case .annotation: break
    }
  }

  private func encode(_ extent: PlottedExtent, _ label: String, in channel: MarkChannel) {
    let code = code(
      of: extent, label, in: &channels[channel.rawValue],
      asCategory: !continuousChannels.contains(channel)
    ).0
    codes[channel.rawValue] = code.isNaN ? nil : code
  }

  /// Adds a mark.
  func add(_ mark: MarkData) {
    let x = column(of: mark.x, in: &self.x)
    let y = column(of: mark.y, in: &self.y)
    // Each closure would ask here whether it runs on the main actor.
    var series = -1.0
    if let name = mark.series {
      let code = code(of: name.extent, name.label, in: &self.series, asCategory: true).0
      if !code.isNaN { series = code }
    }
    let angle: (form: MarkBatch.Form.Extent, values: (Double, Double?)?)? =
      if let sector = mark.sector { column(of: sector.angle, in: &self.angle) } else { nil }
    if !isFormOpen || !openForm.isForm(of: mark, x: x.form, y: y.form) {
      let form = MarkBatch.Form(mark, x: x.form, y: y.form, angle: angle?.form)
      if !isFormOpen || openForm != form { openBatch(form, settings) }
      (openForm, isFormOpen) = (form, true)
    }
    batches[batches.count - 1].append(
      x: x.values, y: y.values, angle: angle?.values, series: series,
      codes: hasCodes ? codes : [], accessibility: accessibility)
    markCount += 1
  }

  /// Whether the next mark has a code in a channel.
  private var hasCodes: Bool {
    for code in codes where code != nil { return true }
    return false
  }

  /// Adds the marks of a statement of a builder, or of a branch, with a number that other data does not change.
  @inline(__always)
  func collect<Content: ChartContent>(_ content: Content, asPart number: Int) {
    // Marks of lines and areas are not in one batch with those of other statements; see `DrawingOrder`.
    if run?.isMixed == true { isFormOpen = false }
    parts.append(number)
    Content._collect(content, into: self)
    parts.removeLast()
  }

  /// Adds the elements of a `ForEach`; a chart of very many marks has no use for their identities.
  func collectElements(_ collect: (inout ElementRun) -> Void) {
    var elements = ElementRun(start: markCount, parts: parts)
    if run == nil {
      run = Run(number: runCount)
      runCount += 1
      collect(&elements)
      // A mark behind the elements would be drawn in the order of their statements.
      if run?.isMixed == true { isLastBatchFull = true }
      isFormOpen = false
      run = nil
    } else {
      collect(&elements)
    }
    if markCount <= MarkIndex.mostMarks { runs.append(elements) } else { runs = [] }
  }

  /// Whether the next mark is of the statement of the last batch, or the statement has no effect on the order.
  private var continuesStatement: Bool {
    guard let run, run.isMixed, let origin = origins.last ?? nil else { return true }
    return origin.run == run.number && origin.path == parts
  }

  /// Makes the last batch one of a form and settings.
  private func openBatch(_ form: MarkBatch.Form, _ settings: MarkSettings) {
    // The batch is compared in place, because a copy would retain its columns.
    if isLastBatchFull || batches.isEmpty || !batches[batches.count - 1].has(form, settings)
      || !continuesStatement
    {
      addBatch(form, settings)
    }
    isLastBatchFull = false
  }

  private func addBatch(_ form: MarkBatch.Form, _ settings: MarkSettings) {
    batches.append(MarkBatch(form, settings, number: batches.count))
    origins.append(run.map { DrawingOrder.Origin(run: $0.number, path: parts) })
    if form.kind.isSeries { run?.hasSeries = true } else { run?.hasOthers = true }
  }

  /// The number of marks from which columns are not copied into the batch before them.
  private static let leastOwnBatch = 4_096

  /// Adds a part of some columns.
  func append(
    _ columns: MarkColumns, _ range: Range<Int>, _ form: MarkBatch.Form, _ settings: MarkSettings
  ) {
    // All marks of a batch share one shadow.
    let hasOwnBatch =
      range.count >= Self.leastOwnBatch && settings.effects == nil
      && settings.paint?.hasEffects != true
    if hasOwnBatch { isLastBatchFull = true }
    openBatch(form, settings)
    isFormOpen = false
    batches[batches.count - 1].append(columns, range)
    isLastBatchFull = hasOwnBatch
    markCount += range.count
  }

  /// Adds a batch whose marks follow later.
  func appendBatch(_ form: MarkBatch.Form, _ settings: MarkSettings) {
    functionBatches.insert(batches.count)
    addBatch(form, settings)
    isLastBatchFull = true
    isFormOpen = false
  }

  /// Adds the marks of a batch that was added without marks.
  func fill(_ batch: Int, with columns: MarkColumns) {
    batches[batch].append(columns, 0..<columns.count)
  }

  private func column(
    of extent: MarkExtent, in channel: inout ChannelValues
  ) -> (form: MarkBatch.Form.Extent, values: (Double, Double?)?) {
    switch extent {
    case .fixed(let start, let end): return (.fixed(start, end), nil)
    case .value(let label, let value):
      let code = code(of: value, label, in: &channel)
      guard code.1 != nil else { return (.value, code) }
      if case .unit = value { return (.band(isUnit: true), code) }
      return (.band(isUnit: false), code)
    case .interval(let label, let start, let end):
      let (first, second) = (
        code(of: start, label, in: &channel), code(of: end, label, in: &channel)
      )
      return (.interval, (first.0, second.1 ?? second.0))
    }
  }

  /// Returns the code of a value, or the codes of the ends of a range.
  func code(
    of extent: PlottedExtent, _ label: String, in channel: inout ChannelValues,
    asCategory: Bool = false
  ) -> (Double, Double?) {
    let asCategory = asCategory || channel.isOfCategories
    switch extent {
    case .value(let value) where asCategory: return (channel.category(of: value, label: label), nil)
    case .range(let low, _) where asCategory: return (channel.category(of: low, label: label), nil)
    case .value(let value): return (channel.code(of: value, label: label), nil)
    case .range(let low, let high):
      return (channel.code(of: low, label: label), channel.code(of: high, label: label))
    case .unit(let date, let component, let own):
      guard WallClock.covers(date) else { return (.nan, .nan) }
      if channel.unit == nil { channel.unit = component }
      let interval = unit(component, of: date, in: own ?? calendar)
      if asCategory { return (channel.category(of: interval.start._plotted, label: label), nil) }
      return (
        channel.code(of: interval.start._plotted, label: label),
        channel.code(of: interval.end._plotted, label: label)
      )
    }
  }

  /// Returns the unit of the calendar that contains a date.
  private func unit(
    _ component: Calendar.Component, of date: Date, in calendar: Calendar
  ) -> DateInterval {
    // Consecutive marks are often in the same unit.
    if let last = lastUnit, last.component == component, last.interval.start <= date,
      date < last.interval.end, last.calendar == calendar
    {
      return last.interval
    }
    let interval =
      calendar.dateInterval(of: component, for: date) ?? DateInterval(start: date, duration: 0)
    lastUnit = (component, calendar, interval)
    return interval
  }
}

extension MarkBatch.Form {
  /// Creates the form of a mark, from the forms of its extents.
  fileprivate init(_ mark: MarkData, x: Extent, y: Extent, angle: Extent?) {
    self.init(
      kind: mark.kind, x: x, y: y, width: mark.width, height: mark.height, stacking: mark.stacking)
    guard let own = mark.sector else { return }
    sector = MarkBatch.SectorForm(
      isRange: angle != .value, innerRadius: own.innerRadius, outerRadius: own.outerRadius,
      angularInset: own.angularInset)
  }

  /// Returns whether a mark has the form; always `false` for sectors.
  ///
  /// To create the form of the mark would take longer.
  @inline(__always)
  fileprivate func isForm(of mark: MarkData, x: Extent, y: Extent) -> Bool {
    kind == mark.kind && self.x == x && self.y == y && width == mark.width && height == mark.height
      && stacking == mark.stacking && sector == nil && mark.sector == nil
  }
}
