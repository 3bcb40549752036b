import ChartScales
import ChartroomUI
import Foundation

/// The styles of the values of a channel.
struct StyleLookup<Style> {
  /// The categories in the order of the legend, with their styles.
  private(set) var items: [(value: _PlottedValue, style: Style)] = []
  /// The scale of numbers or dates; `nil` for categories and without values.
  private(set) var scale: PositionScale?
  private var stylesByCode: [Style] = []
  private var stops: [(location: Double, style: Style)] = []
  private var mapping: ((_PlottedValue) -> Style?)?
  private let usual: Style
  private let mix: (Style, Style, Double) -> Style

  /// Creates the styles of the values of a channel.
  ///
  /// - Parameters:
  ///   - channel: The values.
  ///   - options: The settings of the scale.
  ///   - palette: The styles of categories without settings, in order.
  ///   - ramp: The styles of numbers without settings, from the least to the greatest.
  ///   - usual: The style of marks without a value.
  ///   - mix: Returns a style between two others, at a part of their distance in 0...1.
  init(
    _ channel: ChannelValues, options: StyleScale<Style>, palette: [Style], ramp: [Style],
    usual: Style, mix: @escaping (Style, Style, Double) -> Style
  ) {
    self.usual = usual
    self.mix = mix
    if case .mapping(let mapping) = options.styles { self.mapping = mapping }
    if let range = channel.range {
      // A logarithmic scale has positive numbers only.
      let extent =
        options.type == .log ? channel.leastPositive.map { $0...range.upperBound } : range
      scale =
        ScaleBuilder(
          channel: channel, options: ChartOptions.Scale(domain: options.domain, type: options.type),
          ticks: [.automatic], extent: extent
        ).scale(along: .horizontal)
      stops = Self.stops(options.styles, ramp: ramp)
    } else {
      setItems(channel, options, palette)
    }
  }

  /// Returns the styles along a continuous scale, ascending.
  private static func stops(
    _ styles: StyleScale<Style>.Styles, ramp: [Style]
  ) -> [(location: Double, style: Style)] {
    func spread(_ styles: [Style]) -> [(location: Double, style: Style)] {
      styles.enumerated().map { (Double($0) / Double(max(styles.count - 1, 1)), $1) }
    }
    switch styles {
    case .list(let list) where !list.isEmpty: return spread(list)
    case .stops(let stops) where !stops.isEmpty:
      var floor = 0.0
      return stops.map { stop in
        floor = max(floor, stop.location.isNaN ? floor : min(stop.location, 1))
        return (floor, stop.style)
      }
    default: return spread(ramp)
    }
  }

  private mutating func setItems(
    _ channel: ChannelValues, _ options: StyleScale<Style>, _ palette: [Style]
  ) {
    let data = channel.values
    var values: [_PlottedValue] = []
    var given: [_PlottedValue: Style] = [:]
    var isReversed = false
    switch options.domain {
    case .list(let list): values = list
    case .automatic(_, let reversed, _): isReversed = reversed
    case .range, nil: break
    }
    if case .pairs(let pairs) = options.styles {
      values = pairs.map(\.value)
      given = Dictionary(
        pairs.map { ($0.value, $0.style) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<_PlottedValue> = []
    values = (values + (isReversed ? data.reversed() : data)).filter { seen.insert($0).inserted }
    var cycle = palette
    if case .list(let list) = options.styles, !list.isEmpty { cycle = list }
    if case .stops = options.styles {
      stops = Self.stops(options.styles, ramp: palette)
      cycle = values.indices.map { style(at: Double($0) / Double(max(values.count - 1, 1))) }
    }
    for (index, value) in values.enumerated() where given[value] == nil {
      given[value] = mapping?(value) ?? cycle[index % cycle.count]
    }
    let usual = usual
    items = values.map { ($0, given[$0] ?? usual) }
    stylesByCode = data.map { given[$0] ?? usual }
  }

  /// Returns the style of a value.
  ///
  /// - Parameter code: The code of the value in its channel.
  /// - Returns: The style; the usual one for an unknown value.
  func style(_ code: Double) -> Style {
    guard let scale else {
      let index = Int(exactly: code) ?? -1
      return stylesByCode.indices.contains(index) ? stylesByCode[index] : usual
    }
    if let mapping {
      let isDate = if case .date = scale.domain { true } else { false }
      return mapping(isDate ? .date(code) : .number(code)) ?? usual
    }
    return style(at: scale.fraction(of: code))
  }

  /// Returns the style of a value; `nil` for a value of another type and for an unknown category.
  func style(of value: _PlottedValue) -> Style? {
    guard let scale else { return items.first { $0.value == value }?.style }
    return scale.code(of: value).map { style($0) }
  }

  /// The values of the scale: the ends of a range of numbers or dates, or all categories.
  var domain: [_PlottedValue] { scale?.domain.ends ?? items.map(\.value) }

  /// Returns the style at a fraction of a continuous scale, which is clamped to 0...1.
  private func style(at fraction: Double) -> Style {
    guard let first = stops.first, let last = stops.last else { return usual }
    guard fraction > first.location else { return first.style }
    guard fraction < last.location, let end = stops.firstIndex(where: { $0.location > fraction })
    else { return last.style }
    let (before, after) = (stops[end - 1], stops[end])
    let weight = (fraction - before.location) / (after.location - before.location)
    return weight > 0 ? mix(before.style, after.style, weight) : before.style
  }

  /// The styles along a continuous scale, ascending: those between which the others are mixed.
  var ramp: [(location: Double, style: Style)] {
    guard let scale, mapping != nil else { return stops }
    return (0...Self.rampSamples).map { index in
      let location = Double(index) / Double(Self.rampSamples)
      return (location, style(scale.code(at: location)))
    }
  }

  /// The number of intervals in which the legend shows a continuous mapping of an app.
  private static var rampSamples: Int { 64 }
}
