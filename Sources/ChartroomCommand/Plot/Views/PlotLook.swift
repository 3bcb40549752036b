import ChartScales
import Dashboards
import Foundation
import Graphics

/// How a chart of a table looks, apart from its columns.
struct PlotLook {
  /// The size of the picture in points.
  var size = CGSize(width: 800, height: 400)
  /// The title above the chart; `nil` for none.
  var title: String?
  /// The visible part of the X axis; `nil` for the whole one.
  var window: WindowBounds?
  var hasMiniMap = false
  /// Whether lines go straight over gaps.
  var joinsGaps = false
  /// The kinds of the scales; `nil` to choose one by the values.
  var scales: (x: PlotScale?, y: PlotScale?) = (nil, nil)
  var theme = PlotTheme.standard
  /// The appearance of the picture.
  var appearance = ColorScheme.light
  /// Whether one series, named Other, stands for the groups without a series.
  var hasOther = false
  /// The colours that the file states for the series; empty to choose them.
  var given: [Color] = []
  /// The locale and the time zone of labels.
  var formats = ChartFormats.standard

  /// The distance from the edges of the picture, in points.
  static let padding = DashboardLook.plainPadding

  /// The desired numbers of ticks.
  var counts: (dates: Int, numbers: Int, values: Int) {
    func count(_ length: CGFloat, _ distance: CGFloat, _ most: Int) -> Int {
      min(max(Int(length / distance), 2), most)
    }
    return (count(size.width, 110, 12), count(size.width, 100, 12), count(size.height, 60, 10))
  }

  /// The ratio of width to height that small charts have if possible.
  private static let panelShape = 1.6

  /// Returns the number of small charts in a row, whose shape is then as near as possible to the usual one.
  func columns(panels: Int) -> Int {
    func deviation(_ columns: Int) -> Double {
      let rows = (panels + columns - 1) / columns
      let shape = size.width / CGFloat(columns) / (size.height / CGFloat(rows))
      // Free places are worse than other shapes.
      let free = Double(rows * columns - panels) / Double(rows * columns)
      return abs(log(Double(shape) / Self.panelShape)) + free
    }
    return (1...max(panels, 1)).min { deviation($0) < deviation($1) } ?? 1
  }

  /// Returns the look of one of several small charts.
  func panel(of panels: Int) -> PlotLook {
    guard panels > 1 else { return self }
    let columns = columns(panels: panels)
    var look = self
    look.size.width /= CGFloat(columns)
    look.size.height /= CGFloat((panels + columns - 1) / columns)
    return look
  }

  /// Returns the colours of sectors, bars or areas, of which the one of all other names is neutral.
  func fillColors(_ names: [String]) -> [Color] {
    var next = 0
    return names.map { name in
      // Shades of grey are those of print already.
      if theme != .print, SeriesPalette.isOther(name) { return SeriesPalette.other }
      defer { next += 1 }
      return style(next, of: names.count, isFilled: true).color
    }
  }

  /// Returns the style of one of several series.
  func style(_ index: Int, of count: Int, isFilled: Bool) -> PlotTheme.SeriesStyle {
    if theme == .standard, given.indices.contains(index) {
      return PlotTheme.SeriesStyle(color: given[index], dash: [])
    }
    return theme.style(ofSeries: index, count: count, isFilled: isFilled, appearance: appearance)
  }

  func labels(_ unit: String?, areYears: Bool = false) -> NumberLabels {
    NumberLabels(locale: formats.locale, unit: unit, areYears: areYears)
  }
}
