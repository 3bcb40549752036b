import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The paints, symbols, areas of symbols and line styles of the values of a chart.
struct StyleTable {
  let paints: StyleScale<_PlottedValue, BasicPaint>
  let symbols: StyleScale<_PlottedValue, MarkSymbol>
  let areas: StyleScale<_PlottedValue, CGFloat>
  let lines: StyleScale<_PlottedValue, StrokeStyle>
  let usualPaint: BasicPaint
  /// A solid line.
  let usualLine: StrokeStyle
  /// Whether a value has a style with a shadow.
  let hasEffects: Bool

  /// The symbols of categories, in order.
  private static let symbols: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon,
  ]

  init(_ channels: [ChannelValues], options: ChartOptions, environment: EnvironmentValues) {
    func channel(_ channel: MarkChannel) -> ChannelValues { channels[channel.rawValue] }
    let line = StrokeStyle(lineWidth: options.lineWidth, lineJoin: .round)
    usualLine = line
    usualPaint = Color.blue.basicPaint(in: environment)
    paints = StyleScale(
      channel(.foregroundStyle),
      settings: options.foregroundStyles.map { $0.resolvedPaint(in: environment) },
      palette: AutomaticStyles.colors.map { $0.basicPaint(in: environment) },
      ramp: AutomaticStyles.colorRamp.map { $0.basicPaint(in: environment) }, usual: usualPaint,
      mix: Self.mix)
    hasEffects =
      paints.items.contains { $0.style.hasEffects }
      || paints.scale != nil && paints.ramp.contains { $0.style.hasEffects }
    symbols = StyleScale(
      channel(.symbol), settings: options.symbols, palette: Self.symbols.map { MarkSymbol($0) },
      ramp: [], usual: .usual, mix: { first, _, _ in first })
    areas = StyleScale(
      channel(.symbolSize), settings: options.symbolSizes, palette: AutomaticStyles.areas,
      ramp: AutomaticStyles.areaRamp, usual: MarkSymbolSize.usualArea,
      mix: { $0 + ($1 - $0) * CGFloat($2) })
    lines = StyleScale(
      channel(.lineStyle), settings: options.lineStyles,
      palette: AutomaticStyles.dashes.map { dash in
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
    return .color(AutomaticStyles.mix(first, second, part))
  }
}
