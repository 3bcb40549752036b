import Foundation

/// The settings of the scale of a style: which values have which styles.
struct StyleScale<Style> {
  enum Styles {
    /// The palette of the style.
    case automatic
    /// The styles of some values.
    case pairs([(value: _PlottedValue, style: Style)])
    /// The styles of categories in order; numbers have styles between these.
    case list([Style])
    /// Styles at locations between the first value, 0, and the last one, 1.
    case stops([(location: Double, style: Style)])
    /// The style of a value; `nil` for values of another type.
    case mapping((_PlottedValue) -> Style?)
  }

  var domain: _ScaleDomain?
  var type: ScaleType?
  var styles = Styles.automatic

  /// Whether numbers and dates are categories.
  var isOfCategories: Bool {
    if case .pairs = styles { return true }
    return type == .category
  }

  /// Returns the scale with another type of styles.
  func map<Other>(_ transform: @escaping (Style) -> Other) -> StyleScale<Other> {
    let styles: StyleScale<Other>.Styles =
      switch styles {
      case .automatic: .automatic
      case .pairs(let pairs): .pairs(pairs.map { ($0.value, transform($0.style)) })
      case .list(let list): .list(list.map(transform))
      case .stops(let stops): .stops(stops.map { ($0.location, transform($0.style)) })
      case .mapping(let mapping): .mapping { mapping($0).map(transform) }
      }
    return StyleScale<Other>(domain: domain, type: type, styles: styles)
  }
}

extension StyleScale.Styles {
  init<Value: Plottable>(_ mapping: KeyValuePairs<Value, Style>) {
    self = .pairs(mapping.map { ($0.key.primitivePlottable._plotted, $0.value) })
  }

  init<Range: ScaleRange>(_ range: Range, _ style: (Range.VisualValue) -> Style) {
    switch range._range {
    case .list(let values): self = .list(values.map(style))
    case .stops(let stops): self = .stops(stops.map { ($0.location, style($0.value)) })
    }
  }

  init<Value: Plottable>(_ mapping: @escaping (Value) -> Style) {
    self = .mapping { plotted in
      Value.PrimitivePlottable._value(of: plotted)
        .flatMap { Value(primitivePlottable: $0) }.map(mapping)
    }
  }
}
