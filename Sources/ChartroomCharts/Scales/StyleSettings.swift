import ChartroomUI
import ChartScales
import Foundation

/// The settings of the scale of a style: which values have which styles.
struct StyleSettings<Style> {
  typealias Styles = StyleScale<_PlottedValue, Style>.Styles

  var domain: _ScaleDomain?
  var type: ScaleType?
  var styles = Styles.automatic

  /// Whether numbers and dates are categories.
  var isOfCategories: Bool {
    if case .pairs = styles { return true }
    return type == .category
  }

  /// Returns the settings with another type of styles.
  func map<Other>(_ transform: @escaping (Style) -> Other) -> StyleSettings<Other> {
    StyleSettings<Other>(domain: domain, type: type, styles: styles.map(transform))
  }
}

extension StyleScale.Styles where Value == _PlottedValue {
  init<Plotted: Plottable>(_ mapping: KeyValuePairs<Plotted, Style>) {
    self = .pairs(mapping.map { ($0.key.primitivePlottable._plotted, $0.value) })
  }

  init<Range: ScaleRange>(_ range: Range, _ style: (Range.VisualValue) -> Style) {
    switch range._range {
    case .list(let values): self = .list(values.map(style))
    case .stops(let stops): self = .stops(stops.map { ($0.location, style($0.value)) })
    }
  }

  init<Plotted: Plottable>(_ mapping: @escaping (Plotted) -> Style) {
    self = .mapping { plotted in
      Plotted.PrimitivePlottable._value(of: plotted)
        .flatMap { Plotted(primitivePlottable: $0) }.map(mapping)
    }
  }
}

extension StyleScale where Value == _PlottedValue {
  /// Creates the styles of the values of a channel.
  ///
  /// - Parameters:
  ///   - channel: The values.
  ///   - settings: The settings of the scale.
  ///   - palette: The styles of categories without settings, in order.
  ///   - ramp: The styles of numbers without settings, from the least to the greatest.
  ///   - usual: The style of marks without a value.
  ///   - mix: Returns a style between two others, at a part of their distance in 0...1.
  init(
    _ channel: ChannelValues, settings: StyleSettings<Style>, palette: [Style], ramp: [Style],
    usual: Style, mix: @escaping Mix
  ) {
    guard let range = channel.range else {
      var domain: [_PlottedValue] = []
      var isReversed = false
      switch settings.domain {
      case .list(let list): domain = list
      case .automatic(_, let reversed, _): isReversed = reversed
      case .range, nil: break
      }
      self.init(
        categories: channel.values, domain: domain, isReversed: isReversed, styles: settings.styles,
        palette: palette, usual: usual, mix: mix)
      return
    }
    // A logarithmic scale has positive numbers only.
    let extent =
      settings.type == .log ? channel.leastPositive.map { $0...range.upperBound } : range
    let scale = ScaleBuilder(
      channel: channel, options: ChartOptions.Scale(domain: settings.domain, type: settings.type),
      ticks: [.automatic], extent: extent
    ).scale(along: .horizontal)
    let isDate = scale.kind == .date
    self.init(scale, styles: settings.styles, ramp: ramp, usual: usual, mix: mix) {
      isDate ? .date($0) : .number($0)
    }
  }

  /// Returns the style of a value; `nil` for a value of another type and for an unknown category.
  func style(of value: _PlottedValue) -> Style? {
    guard let scale else { return items.first { $0.value == value }?.style }
    return scale.code(of: value).map { style($0) }
  }

  /// The values of the scale: the ends of a range of numbers or dates, or all categories.
  var domain: [_PlottedValue] { scale?.domain.ends ?? items.map(\.value) }
}
