import Foundation

/// The scale of a style, such as a colour or a size: the styles of the values of a channel.
///
/// Categories have styles in the order of a legend. Numbers and dates have the styles at their positions on a scale,
/// or styles between these.
@usableFromInline package struct StyleScale<Value: Hashable, Style> {
  /// Which values have which styles.
  package enum Styles {
    /// The palette of the style.
    case automatic
    /// The styles of some values.
    case pairs([(value: Value, style: Style)])
    /// The styles of categories in order; numbers have styles between these.
    case list([Style])
    /// Styles at locations between the first value, 0, and the last one, 1.
    case stops([(location: Double, style: Style)])
    /// The style of a value; `nil` for values of another type.
    case mapping((Value) -> Style?)
  }

  /// Returns a style between two others, at a part of their distance in 0...1.
  @usableFromInline package typealias Mix = (Style, Style, Double) -> Style

  /// The categories in the order of the legend, with their styles.
  package private(set) var items: [(value: Value, style: Style)] = []
  /// The scale of numbers or dates; `nil` for categories and without values.
  @usableFromInline package private(set) var scale: PositionScale?
  /// The styles of the categories by their codes.
  @usableFromInline private(set) var stylesByCode: [Style] = []
  @usableFromInline private(set) var stops: [(location: Double, style: Style)] = []
  /// The style of a number or a date that an app maps; `nil` if the styles are at locations.
  @usableFromInline private(set) var mapping: ((Double) -> Style?)?
  @usableFromInline let usual: Style
  @usableFromInline let mix: Mix

  /// Creates the scale of categories.
  ///
  /// - Parameters:
  ///   - categories: The categories of the data by their codes.
  ///   - domain: The categories that come first, in order; those without data are in the legend too.
  ///   - isReversed: Whether the categories of the data are in descending order of their codes.
  ///   - styles: Which categories have which styles.
  ///   - palette: The styles without settings, in order, which are repeated; not empty.
  ///   - usual: The style of marks without a category.
  ///   - mix: Returns a style between two others.
  /// - Complexity: O(*n*) for *n* categories.
  package init(
    categories: [Value], domain: [Value] = [], isReversed: Bool = false,
    styles: Styles = .automatic,
    palette: [Style], usual: Style, mix: @escaping Mix
  ) {
    self.usual = usual
    self.mix = mix
    var first = domain
    var given: [Value: Style] = [:]
    var cycle = palette
    switch styles {
    case .pairs(let pairs):
      first = pairs.map(\.value)
      given = Dictionary(
        pairs.map { ($0.value, $0.style) }, uniquingKeysWith: { first, _ in first })
    case .list(let list) where !list.isEmpty: cycle = list
    case .automatic, .list, .stops, .mapping: break
    }
    var seen: Set<Value> = []
    let values = (first + (isReversed ? categories.reversed() : categories)).filter {
      seen.insert($0).inserted
    }
    if case .stops = styles {
      stops = Self.stops(styles, ramp: palette)
      cycle = values.indices.map { style(at: Double($0) / Double(max(values.count - 1, 1))) }
    }
    for (index, value) in values.enumerated() where given[value] == nil {
      let mapped: Style? = if case .mapping(let mapping) = styles { mapping(value) } else { nil }
      given[value] = mapped ?? cycle[index % cycle.count]
    }
    items = values.map { ($0, given[$0] ?? usual) }
    stylesByCode = categories.map { given[$0] ?? usual }
  }

  /// Creates the scale of numbers or dates.
  ///
  /// - Parameters:
  ///   - scale: The positions of the numbers or dates.
  ///   - styles: Which positions have which styles; pairs have none.
  ///   - ramp: The styles without settings, from the least to the greatest number.
  ///   - usual: The style of marks without a number.
  ///   - mix: Returns a style between two others.
  ///   - value: Returns the value of a code, for a mapping.
  package init(
    _ scale: PositionScale, styles: Styles = .automatic, ramp: [Style], usual: Style,
    mix: @escaping Mix, value: @escaping (Double) -> Value
  ) {
    self.usual = usual
    self.mix = mix
    self.scale = scale
    stops = Self.stops(styles, ramp: ramp)
    if case .mapping(let style) = styles { mapping = { style(value($0)) } }
  }

  /// Returns the styles along a continuous scale, ascending.
  private static func stops(
    _ styles: Styles, ramp: [Style]
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

  /// Returns the style of a code: the index of a category, a number, or the seconds of a date.
  ///
  /// - Returns: The style; the usual one for an unknown category.
  @inlinable
  package func style(_ code: Double) -> Style {
    guard scale == nil else { return continuousStyle(code) }
    let index = Int(exactly: code) ?? -1
    return stylesByCode.indices.contains(index) ? stylesByCode[index] : usual
  }

  /// Returns the style of a number or a date.
  @inlinable
  func continuousStyle(_ code: Double) -> Style {
    if let mapping { return mapping(code) ?? usual }
    return style(at: scale?.fraction(of: code) ?? .nan)
  }

  /// Returns the style at a fraction of a continuous scale, which is clamped to 0...1.
  ///
  /// - Complexity: O(*n*) for *n* locations.
  @inlinable
  func style(at fraction: Double) -> Style {
    guard let first = stops.first, let last = stops.last else { return usual }
    guard fraction > first.location else { return first.style }
    guard fraction < last.location else { return last.style }
    // There are few locations, and one of them is behind the fraction.
    var end = 1
    while stops[end].location <= fraction { end += 1 }
    let (before, after) = (stops[end - 1], stops[end])
    let weight = (fraction - before.location) / (after.location - before.location)
    return weight > 0 ? mix(before.style, after.style, weight) : before.style
  }

  /// The styles along a continuous scale, ascending: those between which the others are mixed.
  package var ramp: [(location: Double, style: Style)] {
    guard let scale, mapping != nil else { return stops }
    return (0...Self.rampSamples).map { index in
      let location = Double(index) / Double(Self.rampSamples)
      return (location, style(scale.code(at: location)))
    }
  }

  /// The number of intervals in which the legend shows a continuous mapping of an app.
  private static var rampSamples: Int { 64 }
}

extension StyleScale.Styles {
  /// Returns the same assignment of other styles.
  package func map<Other>(
    _ transform: @escaping (Style) -> Other
  ) -> StyleScale<Value, Other>.Styles {
    switch self {
    case .automatic: .automatic
    case .pairs(let pairs): .pairs(pairs.map { ($0.value, transform($0.style)) })
    case .list(let list): .list(list.map(transform))
    case .stops(let stops): .stops(stops.map { ($0.location, transform($0.style)) })
    case .mapping(let mapping): .mapping { mapping($0).map(transform) }
    }
  }
}
