import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The lines and labels of an axis, while the marks at its values are visited.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public final class _AxisMarkCollector {
  private(set) var parts: AxisParts
  private var value: AxisValue
  /// The codes between which centred marks are: the value and the next one.
  private var next: Double
  /// The distance to the nearest other value, in categories; 1 for a single value.
  private var distance = 1.0
  private var format: AxisLabelFormat
  private var edge = Edge.bottom
  /// Whether the app has not chosen the edge.
  private var hasAutomaticEdge = true
  private var preset = AxisMarkPreset.automatic
  private var font: Font?
  private var style: AnyShapeStyle?
  private var offset = CGSize.zero
  /// Whether marks at categories may be left out.
  private var isThinned = false
  /// Whether the value is scrolled out of the plot, so that only the middle of its interval can be visible.
  private var isOutside = false
  private let scale: PositionScale
  private let axis: Axis
  /// The numbers of labels at each value.
  private var labelCounts: [_PlottedValue: Int] = [:]
  private let environment: EnvironmentValues
  private let calendar: Calendar
  /// Whether the names of categories can be inside of the plot, above their marks.
  private let allowsNamesInside: Bool

  init(
    axis: Axis, scale: PositionScale, environment: EnvironmentValues,
    allowsNamesInside: Bool = true
  ) {
    self.allowsNamesInside = allowsNamesInside
    parts = AxisParts()
    self.axis = axis
    self.scale = scale
    self.environment = environment
    value = AxisValue(
      index: 0, count: 0, isFirst: true, isLast: true, numbers: [], plotted: .number(0), code: 0)
    next = 0
    calendar = environment.zonedCalendar
    format = AxisLabelFormat(of: [], locale: environment.locale, calendar: calendar)
  }

  /// Adds the marks of one `AxisMarks`.
  ///
  /// - Parameters:
  ///   - entry: The marks.
  ///   - values: The values, ascending.
  ///   - neighbours: The values before and after them, which are scrolled out of the plot; none by default.
  func add(
    _ entry: _AxisCollector.Entry, at values: [AxisValue],
    between neighbours: AxisValues.Neighbours = .init()
  ) {
    format =
      entry.format
      ?? AxisLabelFormat(
        of: distinguished(values).map(\.plotted), locale: environment.locale, calendar: calendar)
    edge = Self.edge(entry.position, axis)
    hasAutomaticEdge = entry.position.kind == .automatic
    preset = entry.preset
    let outer = (parts.gridLines.count, parts.ticks.count, parts.labels.count)
    isThinned = scale.isCategory && entry.values.isAutomatic
    if let before = neighbours.before, let content = entry.content {
      value = before
      next = values.first?.code ?? neighbours.after ?? self.end(after: before.code)
      isOutside = true
      content(before, self)
      isOutside = false
    }
    for (index, value) in values.enumerated() {
      self.value = value
      next =
        index + 1 < values.count
        ? values[index + 1].code : neighbours.after ?? self.end(after: value.code)
      let neighbours = [index - 1, index + 1].filter(values.indices.contains)
      distance = neighbours.map { abs(values[$0].code - value.code) }.min() ?? 1
      if let content = entry.content {
        content(value, self)
      } else {
        addGridLine(isCentered: nil, stroke: entry.stroke)
        addTick(isCentered: nil, length: .automatic, stroke: entry.stroke)
        addLabel(nil, AxisLabelSettings())
      }
    }
    if scale.isCategory, !values.isEmpty, entry.content == nil { addLastBoundary(entry.stroke) }
    // An app that leaves out marks has chosen those that are to be seen.
    if parts.gridLines.count - outer.0 < values.count {
      for index in outer.0..<parts.gridLines.count { parts.gridLines[index].category = nil }
    }
    if parts.ticks.count - outer.1 < values.count {
      for index in outer.1..<parts.ticks.count { parts.ticks[index].line.category = nil }
    }
    if parts.labels.count - outer.2 < values.count {
      for index in outer.2..<parts.labels.count { parts.labels[index].place.category = nil }
    }
    moveLabels(from: outer.2, beyondTicksFrom: outer.1)
  }

  /// The length of the part of a tick that only reaches the blank above the digits of a label.
  private static let blankAboveDigits: CGFloat = 2

  /// Moves the labels that ticks would cross to the far ends of the ticks.
  ///
  /// Only ticks with a length in points move labels, and labels whose distance the app gives stay. Labels of the X axis
  /// are beside their ticks, unless one of them is centred at a tick or has an anchor between its left and right ends.
  private func moveLabels(from first: Int, beyondTicksFrom firstTick: Int) {
    /// Positions that are computed in different ways differ by rounding.
    func rounded(_ fraction: Double) -> Double { (fraction * 1e9).rounded() }
    var lengths: [Double: CGFloat] = [:]
    for tick in parts.ticks[firstTick...] {
      guard case .fixed(let length) = tick.length.kind else { continue }
      let place = rounded(tick.line.fraction)
      lengths[place] = max(lengths[place] ?? 0, length)
    }
    guard let length = lengths.values.max(), length > 0, preset != .extended, preset != .inset
    else { return }
    let isCrossed =
      length > ChartLayout.labelDrop + Self.blankAboveDigits
      && parts.labels[first...].contains { label in
        let isAbove = label.place.anchor.map { 0 < $0.x && $0.x < 1 } ?? false
        return (label.place.band != nil || isAbove)
          && lengths[rounded(label.place.fraction)] != nil
      }
    for index in first..<parts.labels.count {
      let place = parts.labels[index].place
      switch axis {
      case .vertical where !place.isInside && place.horizontalSpacing == nil:
        parts.labels[index].place.horizontalSpacing = length + ChartLayout.labelGap
      case .horizontal where isCrossed && place.verticalSpacing == nil:
        parts.labels[index].place.verticalSpacing = length + ChartLayout.labelDrop
      default: break
      }
    }
  }

  /// Returns the values that labels distinguish: not the exclusive end of the last unit, unless it is the only one.
  private func distinguished(_ values: [AxisValue]) -> [AxisValue] {
    guard scale.excludesEnd, let last = scale.lastValue else { return values }
    let inside = values.filter { $0.code <= last }
    return inside.isEmpty ? values : inside
  }

  /// The index of the category of the value; `nil` if all marks at such values are seen.
  private var category: Int? { isThinned ? Int(exactly: value.code) : nil }

  private static func edge(_ position: AxisMarkPosition, _ axis: Axis) -> Edge {
    switch position.kind {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    case .automatic: axis == .horizontal ? .bottom : .trailing
    }
  }

  /// Adds marks with a font, a style and an offset.
  func add<Content: AxisMark>(
    _ content: Content, font: Font?, style: AnyShapeStyle?, offset: CGSize
  ) {
    let outer = (self.font, self.style, self.offset)
    self.font = font ?? self.font
    self.style = style ?? self.style
    self.offset.width += offset.width
    self.offset.height += offset.height
    Content._collect(content, into: self)
    (self.font, self.style, self.offset) = outer
  }

  /// Returns the end of the last interval between values: the end of the domain.
  private func end(after code: Double) -> Double {
    scale.visibleRange.map { max($0.upperBound, code) } ?? code + 1
  }

  /// The position of a mark at the value.
  private func fraction(isCentered: Bool?) -> Double {
    if scale.isCategory {
      // A mark that is not centred is at the beginning of the band.
      let middle = scale.fraction(of: value.code)
      return isCentered ?? false ? middle : middle - scale.band / 2 * (scale.isReversed ? -1 : 1)
    }
    let start = scale.fraction(of: value.code)
    return isCentered ?? false ? (start + scale.fraction(of: next)) / 2 : start
  }

  private var paint: BasicPaint { (style ?? AnyShapeStyle(.tertiary)).basicPaint(in: environment) }

  /// Whether a mark is in the middle of the interval after the last value at the end of the domain, which is empty.
  private func isInEmptyInterval(_ isCentered: Bool?) -> Bool {
    isCentered == true && !scale.isCategory && value.count > 1
      && scale.fraction(of: value.code) == scale.fraction(of: next)
  }

  func addGridLine(isCentered: Bool?, stroke: StrokeStyle?) {
    if isOutside || isInEmptyInterval(isCentered) { return }
    parts.gridLines.append(
      AxisParts.Line(
        fraction: fraction(isCentered: isCentered),
        stroke: stroke ?? AxisGridLine.usualStroke(of: axis), paint: paint, offset: offset,
        isExtended: preset == .extended && axis == .vertical, value: value.plotted,
        category: category))
  }

  func addTick(isCentered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?) {
    // The labels of the Y axis take the place of its ticks.
    if isOutside || axis == .vertical && length == .automatic || isInEmptyInterval(isCentered) {
      return
    }
    parts.ticks.append(
      AxisParts.Tick(
        line: AxisParts.Line(
          fraction: fraction(isCentered: isCentered),
          stroke: stroke ?? AxisGridLine.usualStroke(of: axis), paint: paint, offset: offset,
          value: value.plotted, category: category),
        edge: edge, length: length))
  }

  /// Adds the line and the tick at the end of the last category.
  private func addLastBoundary(_ stroke: StrokeStyle?) {
    let fraction = scale.isReversed ? 0.0 : 1
    let line = AxisParts.Line(
      fraction: fraction, stroke: stroke ?? AxisGridLine.usualStroke(of: axis), paint: paint,
      category: category.map { $0 + 1 })
    parts.gridLines.append(line)
    if axis == .horizontal {
      parts.ticks.append(AxisParts.Tick(line: line, edge: edge, length: .automatic))
    }
  }

  func addLabel(_ format: AxisLabelFormat?, _ settings: AxisLabelSettings) {
    let text =
      (format ?? self.format).text(value.plotted, environment.locale, calendar)
      ?? self.format.text(value.plotted, environment.locale, calendar) ?? ""
    if axis == .horizontal, hasStep, let measurer = environment.textMeasurer {
      measure(text, isTurned: settings.orientation.isTurned, with: measurer)
    }
    addLabel(AnyView(Text(verbatim: text).lineLimit(1)), settings, isWhole: !scale.isCategory)
  }

  /// The number of categories up to which their truncated labels are measured.
  private static let mostTruncated = 60

  /// Adds the size of the text of a category to the sizes of the labels.
  private func measure(_ text: String, isTurned: Bool, with measurer: TextMeasurer) {
    func size(_ text: String) -> CGSize {
      let size = measurer.size(of: text, font: font ?? .caption, in: environment)
      return isTurned ? CGSize(width: size.height, height: size.width) : size
    }
    if isTurned { parts.categoryLabels.areTurned = true }
    let whole = size(text)
    parts.categoryLabels.width = max(parts.categoryLabels.width, whole.width)
    parts.categoryLabels.height = max(parts.categoryLabels.height, whole.height)
    guard !isTurned, value.count <= Self.mostTruncated, text.count > 1 else { return }
    let least = min(size("\(text.prefix(distinctPrefix(of: text)))…").width, whole.width)
    parts.categoryLabels.leastWidth = max(parts.categoryLabels.leastWidth, least)
  }

  /// Returns the length of the shortest prefix of a name that no other category has, or of the name.
  private func distinctPrefix(of name: String) -> Int {
    guard case .category(let names) = scale.domain else { return 1 }
    let shared = names.lazy.filter { $0 != name }.map { other in
      zip(name, other).prefix { $0 == $1 }.count
    }
    return min((shared.max() ?? 0) + 1, name.count)
  }

  /// The anchor of labels that do not extend beyond the first and the last value; `nil` for others.
  private var alignedAnchor: UnitPoint? {
    guard preset == .aligned, axis == .horizontal else { return nil }
    return value.isFirst ? .topLeading : value.isLast ? .topTrailing : .top
  }

  /// Whether labels that do not fit into their bands are left out: those of many or of all categories.
  private var hasStep: Bool {
    scale.isCategory
      && (value.count >= AxisParts.manyCategories || Double(value.count) * scale.band > 1 - 1e-9)
  }

  /// The number of bands that a label on the X axis can take, because those beside its own have no labels.
  private var labelledBands: Double {
    axis == .horizontal && scale.isCategory && value.count < AxisParts.manyCategories
      ? max(distance, 1) : 1
  }

  func addLabel(_ view: AnyView, _ settings: AxisLabelSettings) {
    addLabel(view, settings, isWhole: axis == .horizontal && !scale.isCategory)
  }

  private func addLabel(_ view: AnyView, _ settings: AxisLabelSettings, isWhole: Bool) {
    let isCentered = settings.isCentered ?? scale.isCategory
    let start = fraction(isCentered: false)
    let end =
      scale.isCategory ? start + scale.band * (scale.isReversed ? -1 : 1) : scale.fraction(of: next)
    let fraction = isCentered ? (start + end) / 2 : start
    if !scale.isCategory {
      let isHidden = isCentered ? !(0...1).contains(fraction) : isOutside
      if isHidden || isInEmptyInterval(isCentered) { return }
    }
    let styled = view.font(font ?? .caption).foregroundStyle(style ?? AnyShapeStyle(.secondary))
      .offset(offset)
    let angle: Angle? =
      switch settings.orientation.kind {
      case .automatic, .horizontal: nil
      case .vertical: .degrees(90)
      case .verticalReversed: .degrees(-90)
      }
    let number = labelCounts[value.plotted, default: 0]
    labelCounts[value.plotted] = number + 1
    parts.labels.append(
      AxisParts.Label(
        id: AxisParts.Label.ID(value: value.plotted, number: number),
        view: angle.map { AnyView(QuarterTurn(angle: $0) { styled }) } ?? AnyView(styled),
        place: AxisLabelPlace(
          value: value.plotted, axis: axis, edge: edge, fraction: fraction,
          band: isCentered ? abs(end - start) * labelledBands : nil,
          isInside: axis == .vertical && scale.isCategory && preset == .automatic
            && edge == .trailing && allowsNamesInside,
          edgeBeside: hasAutomaticEdge ? .leading : edge,
          offsetsMarks: settings.offsetsMarks ?? true, preset: preset, isWhole: isWhole,
          isTurned: angle != nil,
          room: settings.collisionResolution == .truncate ? abs(end - start) : nil,
          anchor: settings.anchor ?? alignedAnchor, resolution: settings.collisionResolution,
          horizontalSpacing: settings.horizontalSpacing,
          verticalSpacing: settings.verticalSpacing, category: category)))
  }
}
