import ChartroomUI
import Foundation
import Graphics

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
  enum AxisSetting {
    case automatic
    case hidden
    case content(any AxisContent)
  }

  /// The visibility, the place and the content of the legend.
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    /// The content in place of the automatic one; `nil` for that.
    var content: AnyView?
  }

  /// The title of an axis.
  struct AxisTitle {
    var axis: Axis
    var place: SidePlace
    var content: AnyView
  }

  var x = Scale()
  var y = Scale()
  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var foregroundStyles = StyleSettings<AnyShapeStyle>()
  var symbols = StyleSettings<MarkSymbol>()
  var symbolSizes = StyleSettings<CGFloat>()
  /// The width of lines without a style, in points.
  var lineWidth: CGFloat = 2
  var lineStyles = StyleSettings<StrokeStyle>()
  var legend = Legend()
  var axisTitles: [AxisTitle] = []
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var xAxisStyle: ((ChartAxisContent) -> AnyView)?
  var yAxisStyle: ((ChartAxisContent) -> AnyView)?
  var interaction = ChartInteraction()

  /// The channels whose numbers and dates have a continuous scale.
  var continuousChannels: Set<MarkChannel> {
    var channels: Set<MarkChannel> = []
    if !foregroundStyles.isOfCategories { channels.insert(.foregroundStyle) }
    if !symbolSizes.isOfCategories { channels.insert(.symbolSize) }
    return channels
  }
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
