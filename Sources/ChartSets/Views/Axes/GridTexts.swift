import ChartScales
import Foundation

/// A cache of the labels of a Y axis.
///
/// During an animation of the scale, the positions of the labels change in each frame, and their values do not.
@MainActor
final class GridTexts {
  private struct Grid {
    let values: [Double]
    let unit: YTickerView.Unit
    let formats: ChartFormats
    let texts: [String]
  }

  /// The maximum number of cached grids, more than an animation mixes.
  private static let mostKept = 4

  private var grids: [Grid] = []

  /// Returns the labels of the lines of a grid; see `YTickerView.texts(_:_:_:)`.
  func texts(
    _ values: [Double], _ unit: YTickerView.Unit, _ formats: ChartFormats
  ) -> [String] {
    let known = grids.first {
      $0.values == values && $0.unit == unit && $0.formats == formats
    }
    if let known { return known.texts }
    let texts = YTickerView.texts(values, unit, formats)
    if grids.count == Self.mostKept { grids.removeFirst() }
    grids.append(Grid(values: values, unit: unit, formats: formats, texts: texts))
    return texts
  }
}
