import ChartroomUI
import Foundation
import Graphics

/// The paints, symbols and dashes of the values of a chart, and the items of its legend.
struct StyleTable {
  /// An item of the legend.
  struct Item: Equatable {
    var name: String
    var paint: BasicPaint
    var symbol: MarkSymbol
  }

  private let paints: [BasicPaint]
  /// The range of the numbers or dates of `foregroundStyle(by:)`; `nil` for categories.
  private let range: ClosedRange<Double>?
  /// The colours from the least to the greatest number.
  private let ramp: [Color.Resolved]
  let usualPaint: BasicPaint
  private(set) var items: [Item] = []

  /// The maximum number of items of the legend.
  static let mostItems = 100

  /// The colours of categories, in order.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The colours of numbers, which also differ in brightness, for people with colour-blindness.
  private static let ramp: [Color] = [.indigo, .purple, .pink, .orange, .yellow]

  /// The symbols of categories, in order.
  private static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon,
  ]

  /// The dashes of categories, in order.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [9, 3, 2, 3], [1, 3]]

  init(_ channels: [ChannelValues], options: ChartOptions, environment: EnvironmentValues) {
    let colors = channels[MarkChannel.foregroundStyle.rawValue]
    usualPaint = Color.blue.basicPaint(in: environment)
    range = colors.range
    ramp = Self.ramp.map { $0.resolve(in: environment) }
    let palette = Self.palette.map { $0.basicPaint(in: environment) }
    var names = colors.categories
    var styles: [String: BasicPaint] = [:]
    var cycle = palette
    switch options.foregroundStyles {
    case .pairs(let pairs):
      let given = pairs.compactMap { value, style -> (String, BasicPaint)? in
        guard case .category(let name) = value else { return nil }
        return (name, style.basicPaint(in: environment))
      }
      styles = Dictionary(given, uniquingKeysWith: { first, _ in first })
      names = given.map(\.0) + names
    case .range(let domain, let range):
      cycle = range.isEmpty ? palette : range.map { $0.basicPaint(in: environment) }
      if let domain {
        names = domain.compactMap { if case .category(let name) = $0 { name } else { nil } } + names
      }
    case nil: break
    }
    var seen: Set<String> = []
    names.removeAll { !seen.insert($0).inserted }
    for (index, name) in names.enumerated() where styles[name] == nil {
      styles[name] = cycle[index % cycle.count]
    }
    let usual = usualPaint
    paints = colors.categories.map { styles[$0] ?? usual }
    let symbols = channels[MarkChannel.symbol.rawValue].categories
    let places = Dictionary(
      symbols.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for name in (names.isEmpty ? symbols : names).prefix(Self.mostItems) {
      let place = places[name]
      items.append(
        Item(
          name: name, paint: styles[name] ?? usualPaint,
          symbol: place.map(Self.symbol) ?? MarkSymbol(shape: BasicChartSymbolShape.circle)))
    }
  }

  /// Returns the paint of a value of `foregroundStyle(by:)`.
  func paint(_ code: Double) -> BasicPaint {
    if let range { return .color(Self.mix(ramp, at: Self.share(of: code, in: range))) }
    let index = Int(exactly: code) ?? -1
    return paints.indices.contains(index) ? paints[index] : usualPaint
  }

  private static func share(of code: Double, in range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 && length.isFinite ? (code - range.lowerBound) / length : 0.5
  }

  /// Returns the colour at a part, 0...1, of a series of colours.
  private static func mix(_ colors: [Color.Resolved], at part: Double) -> Color.Resolved {
    let place = max(0, min(part, 1)) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    let weight = Float(place - Double(index))
    func blend(_ component: KeyPath<Color.Resolved, Float>) -> Float {
      colors[index][keyPath: component] * (1 - weight)
        + colors[index + 1][keyPath: component] * weight
    }
    return Color.Resolved(red: blend(\.red), green: blend(\.green), blue: blend(\.blue))
  }

  /// Returns the symbol of a value of `symbol(by:)`.
  static func symbol(_ code: Int) -> MarkSymbol {
    MarkSymbol(shape: symbols[max(code, 0) % symbols.count])
  }

  /// Returns the dashes of a value of `lineStyle(by:)`.
  func dash(_ code: Double) -> [CGFloat] {
    Self.dashes[max(Int(exactly: code) ?? 0, 0) % Self.dashes.count]
  }
}
