import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The legend of a quantity.
enum Legend: Equatable {
  /// The names of values with their styles.
  case items([Item])
  /// Some numbers or dates with the areas of their symbols, ascending.
  case areas([Item])
  /// The colours of numbers or dates, with labels in the order of their fractions.
  case colorBar(ResolvedGradient, [Label])

  /// A value with its styles.
  struct Item: Equatable {
    var name: String
    var paint: BasicPaint
    /// The symbol; `nil` for a circle.
    var symbol: MarkSymbol?
    /// The line; `nil` for none.
    var line: StrokeStyle?
    /// The area of the symbol, in square points; `nil` for the usual one.
    var area: CGFloat?
  }

  /// The text of a number or a date at a fraction of the colour bar.
  struct Label: Equatable {
    var fraction: Double
    var text: String
  }
}

/// The legends of the channels of a chart.
@MainActor
struct LegendBuilder {
  let channels: [ChannelValues]
  let styles: StyleTable
  let batches: [MarkBatch]
  let environment: EnvironmentValues

  /// The maximum number of items of a legend.
  private static let mostItems = 100
  /// The maximum number of symbols that show the areas of numbers.
  private static let mostAreas = 4

  /// The channels with the same quantity.
  private struct Quantity {
    let label: String?
    let values: [_PlottedValue]
    /// The scale of a quantity of numbers or dates.
    let scale: PositionScale?
    let channels: Set<MarkChannel>

    func equals(_ other: Quantity) -> Bool {
      guard scale == other.scale else { return false }
      let (mine, others) = (Set(values), Set(other.values))
      if label == nil || other.label == nil { return mine == others }
      return label == other.label && (mine.isSubset(of: others) || others.isSubset(of: mine))
    }

    /// Returns the quantity with the channels of an equal one.
    func joined(with other: Quantity) -> Quantity {
      Quantity(
        label: label, values: other.values.count > values.count ? other.values : values,
        scale: scale, channels: channels.union(other.channels))
    }
  }

  /// Returns the legends in the order of the channels; those of equal quantities are one.
  ///
  /// Quantities are equal if they have the same values, or if one of the same name has some of the other's values, as
  /// where only some of the lines are dashed.
  func legends() -> [Legend] {
    var quantities: [Quantity] = []
    for channel in [MarkChannel.foregroundStyle, .symbol, .lineStyle, .symbolSize] {
      let (values, scale) = domain(channel)
      guard !values.isEmpty || scale != nil else { continue }
      let label = channels[channel.rawValue].label
      var quantity = Quantity(label: label, values: values, scale: scale, channels: [channel])
      var place = quantities.count
      // A quantity with more values can equal several others.
      while let known = quantities.firstIndex(where: { $0.equals(quantity) }) {
        quantity = quantities.remove(at: known).joined(with: quantity)
        place = min(place, known)
      }
      quantities.insert(quantity, at: place)
    }
    return quantities.compactMap { quantity in
      guard let scale = quantity.scale else {
        let items = items(quantity)
        return items.isEmpty ? nil : .items(items)
      }
      guard quantity.channels.contains(.symbolSize) else { return colorBar(scale) }
      let areas = areas(scale, quantity.channels)
      return areas.isEmpty ? nil : .areas(areas)
    }
  }

  private func domain(_ channel: MarkChannel) -> ([_PlottedValue], PositionScale?) {
    switch channel {
    case .foregroundStyle: (styles.paints.items.map(\.value), styles.paints.scale)
    case .symbol: (styles.symbols.items.map(\.value), styles.symbols.scale)
    case .lineStyle: (styles.lines.items.map(\.value), styles.lines.scale)
    case .symbolSize: (styles.areas.items.map(\.value), styles.areas.scale)
    case .position: ([], nil)
    }
  }

  private var calendar: Calendar {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    return calendar
  }

  private func texts(_ values: [_PlottedValue]) -> [String] {
    let format = AxisLabelFormat(of: values, locale: environment.locale, calendar: calendar)
    return values.map { format.text($0, environment.locale, calendar) ?? "" }
  }

  private func colorBar(_ scale: PositionScale) -> Legend {
    let stops = styles.paints.ramp.compactMap { stop -> ResolvedGradient.Stop? in
      guard case .color(let color) = stop.style else { return nil }
      return ResolvedGradient.Stop(color: color, location: stop.location)
    }
    let values = AxisValues(scale: scale, calendar: calendar).values(.automatic)
    let labels = zip(values, texts(values.map(\.plotted))).map { value, text in
      Legend.Label(fraction: scale.fraction(of: value.code), text: text)
    }
    .sorted { $0.fraction < $1.fraction }
    return .colorBar(ResolvedGradient(stops: stops), labels)
  }

  private func items(_ quantity: Quantity) -> [Legend.Item] {
    let paints = Dictionary(styles.paints.items.map { ($0.value, $0.style) }) { first, _ in first }
    let symbols = Dictionary(styles.symbols.items.map { ($0.value, $0.style) }) { $1 }
    let lines = Dictionary(styles.lines.items.map { ($0.value, $0.style) }) { $1 }
    let areas = Dictionary(styles.areas.items.map { ($0.value, $0.style) }) { $1 }
    let neutral = commonPaint(of: quantity.channels)
    let values = Array(quantity.values.prefix(Self.mostItems))
    return zip(values, texts(values)).map { value, name in
      func style<Style>(_ channel: MarkChannel, _ styles: [_PlottedValue: Style]) -> Style? {
        quantity.channels.contains(channel) ? styles[value] : nil
      }
      return Legend.Item(
        name: name, paint: style(.foregroundStyle, paints) ?? neutral,
        symbol: style(.symbol, symbols), line: style(.lineStyle, lines),
        area: style(.symbolSize, areas))
    }
  }

  /// Returns items with round numbers for the areas of symbols.
  private func areas(_ scale: PositionScale, _ channels: Set<MarkChannel>) -> [Legend.Item] {
    let values = AxisValues(scale: scale, calendar: calendar)
      .values(.automatic(desiredCount: Self.mostAreas))
      .filter { styles.areas.style($0.code) > 0 && $0.code != 0 }
    let step = (values.count - 1) / Self.mostAreas + 1
    // The greatest number is always shown.
    let shown = values.reversed().enumerated().filter { $0.offset % step == 0 }.map(\.element)
      .reversed()
    let neutral = commonPaint(of: channels)
    return zip(shown, texts(shown.map(\.plotted))).map { value, name in
      Legend.Item(
        name: name,
        paint: channels.contains(.foregroundStyle) ? styles.paints.style(value.code) : neutral,
        area: styles.areas.style(value.code))
    }
  }

  /// Returns the paint that all marks of some channels have, or the secondary colour if they have several.
  private func commonPaint(of channels: Set<MarkChannel>) -> BasicPaint {
    var common: BasicPaint?
    for batch in batches where channels.contains(where: { batch.codes[$0.rawValue] != nil }) {
      let paint = batch.settings.paint ?? styles.usualPaint
      let isEncoded =
        batch.settings.paint == nil && batch.codes[MarkChannel.foregroundStyle.rawValue] != nil
      guard !isEncoded, common == nil || common == paint else {
        return Color.secondary.basicPaint(in: environment)
      }
      common = paint
    }
    return common ?? styles.usualPaint
  }
}
