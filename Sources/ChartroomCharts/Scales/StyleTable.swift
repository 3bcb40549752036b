import ChartroomUI
import Foundation
import Graphics

/// The paints, symbols, areas of symbols and line styles of the values of a chart.
struct StyleTable {
  let paints: StyleLookup<BasicPaint>
  let symbols: StyleLookup<MarkSymbol>
  let areas: StyleLookup<CGFloat>
  let lines: StyleLookup<StrokeStyle>
  let usualPaint: BasicPaint
  /// A solid line.
  let usualLine: StrokeStyle
  /// Whether a value has a style with a shadow.
  let hasEffects: Bool

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

  /// The areas of symbols of categories, in order.
  private static let areas: [CGFloat] = [50, 110, 190, 290, 20]

  /// The areas of the symbols of the least and of the greatest number.
  private static let areaRamp: [CGFloat] = [16, 320]

  init(_ channels: [ChannelValues], options: ChartOptions, environment: EnvironmentValues) {
    func channel(_ channel: MarkChannel) -> ChannelValues { channels[channel.rawValue] }
    let line = StrokeStyle(lineWidth: options.lineWidth, lineJoin: .round)
    usualLine = line
    usualPaint = Color.blue.basicPaint(in: environment)
    paints = StyleLookup(
      channel(.foregroundStyle),
      options: options.foregroundStyles.map { $0.resolvedPaint(in: environment) },
      palette: Self.palette.map { $0.basicPaint(in: environment) },
      ramp: Self.ramp.map { $0.basicPaint(in: environment) }, usual: usualPaint, mix: Self.mix)
    hasEffects =
      paints.items.contains { $0.style.hasEffects }
      || paints.scale != nil && paints.ramp.contains { $0.style.hasEffects }
    symbols = StyleLookup(
      channel(.symbol), options: options.symbols, palette: Self.symbols.map { MarkSymbol($0) },
      ramp: [], usual: .usual, mix: { first, _, _ in first })
    areas = StyleLookup(
      channel(.symbolSize), options: options.symbolSizes, palette: Self.areas,
      ramp: Self.areaRamp, usual: MarkSymbolSize.usualArea,
      mix: { $0 + ($1 - $0) * CGFloat($2) })
    lines = StyleLookup(
      channel(.lineStyle), options: options.lineStyles,
      palette: Self.dashes.map { dash in
        var style = line
        style.dash = dash
        return style
      }, ramp: [], usual: line, mix: { first, _, _ in first })
  }

  /// Returns the colour between two others, or the nearer one of other paints.
  private static func mix(
    _ first: BasicPaint, _ second: BasicPaint, _ part: Double
  ) -> BasicPaint {
    guard case .color(let first) = first, case .color(let second) = second else {
      return part < 0.5 ? first : second
    }
    let weight = Float(part)
    func blend(_ component: KeyPath<Color.Resolved, Float>) -> Float {
      first[keyPath: component] * (1 - weight) + second[keyPath: component] * weight
    }
    return .color(
      Color.Resolved(
        red: blend(\.red), green: blend(\.green), blue: blend(\.blue), opacity: blend(\.opacity)))
  }
}
