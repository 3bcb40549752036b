/// A style that draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view of a gauge.
  associatedtype Body: View
  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a `GaugeStyle` draws.
public struct GaugeStyleConfiguration {
  /// The description of the purpose of a gauge.
  public typealias Label = _StylePart
  /// The description of the value.
  public typealias CurrentValueLabel = _StylePart
  /// The description of the lower bound.
  public typealias MinimumValueLabel = _StylePart
  /// The description of the upper bound.
  public typealias MaximumValueLabel = _StylePart
  /// The descriptions of other values.
  public typealias MarkedValueLabel = _StylePart

  /// The position of the value in the range, in 0...1.
  public var value: Double
  /// The description of the purpose.
  public var label: Label
  /// The description of the value; `nil` for none.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the lower bound; `nil` for none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the upper bound; `nil` for none.
  public var maximumValueLabel: MaximumValueLabel?
  /// The descriptions of other values; `nil` for none.
  public var markedValueLabels: MarkedValueLabel?
}

nonisolated extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    controlStyle(\.gaugeStyle, .erasing(style, in: GaugeBody.self))
  }
}

struct GaugeBody<Style: GaugeStyle> {
  let style: Style
  let configuration: GaugeStyleConfiguration

  nonisolated init(style: Style, configuration: GaugeStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension GaugeBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GaugeStyleConfiguration> {
    .erasing(DefaultGaugeStyle(), in: GaugeBody.self)
  }
}

extension EnvironmentValues {
  package var gaugeStyle: ControlStyle<GaugeStyleConfiguration> {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
