import ChartroomUI
import Foundation

/// The settings of charts that modifiers of views pass down.
struct ChartOptions {
  /// The settings of a position scale.
  struct Scale: Equatable {
    var domain: _ScaleDomain?
    var type: ScaleType?
    /// The part of the plot that the scale takes; `nil` for all of it.
    var range: _PositionScaleRange?
  }

  /// The content of an axis.
  enum Axis {
    case automatic
    case hidden
    case content(any AxisContent)
  }

  /// The styles of the categories of a channel.
  enum StyleScale {
    /// Styles by category.
    case pairs([(_PlottedValue, AnyShapeStyle)])
    /// Styles in the order of the categories, which are those of the data if they are `nil`.
    case range([_PlottedValue]?, [AnyShapeStyle])
  }

  var x = Scale()
  var y = Scale()
  var xAxis = Axis.automatic
  var yAxis = Axis.automatic
  var foregroundStyles: StyleScale?
  var legend = Visibility.automatic
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var interaction = ChartInteraction()
}

private enum ChartOptionsKey: EnvironmentKey {
  static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
  var chartOptions: ChartOptions {
    get { self[ChartOptionsKey.self] }
    set { self[ChartOptionsKey.self] = newValue }
  }
}
