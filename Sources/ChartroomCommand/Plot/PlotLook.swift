import ChartScales
import Foundation

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
  /// The locale and the time zone of labels.
  var formats = ChartFormats.standard

  /// The distance from the edges of the picture, in points.
  static let padding: CGFloat = 16

  /// The desired numbers of ticks.
  var counts: (dates: Int, numbers: Int, values: Int) {
    func count(_ length: CGFloat, _ distance: CGFloat, _ most: Int) -> Int {
      min(max(Int(length / distance), 2), most)
    }
    return (count(size.width, 110, 12), count(size.width, 100, 12), count(size.height, 60, 10))
  }

  func labels(_ unit: String?) -> NumberLabels { NumberLabels(locale: formats.locale, unit: unit) }
}
