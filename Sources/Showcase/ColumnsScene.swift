import ChartSets
package import Chartroom
package import ChartroomUI
package import Foundation
import Graphics

/// The scene of the benchmark from columns of numbers to a PNG file: a chart of four lines in Full HD, with
/// axes, grid, mini-map, title and a legend of buttons.
package enum ColumnsScene {
  /// The size of the picture, in points and in pixels.
  package static let size = CGSize(width: 1920, height: 1080)

  private static let names = ["Views", "Shares", "Reactions", "Replies"]

  /// The number of columns: the times and the values of each line.
  package static let columnCount = 1 + names.count

  /// Returns sample columns: random walks with noise, one point per minute.
  ///
  /// - Parameter points: The number of points of each line.
  /// - Returns: The times in Unix milliseconds, followed by the values of each line.
  /// - Complexity: O(*n*) for *n* points.
  package static func columns(points: Int) -> [ContiguousArray<Double>] {
    let chart = SeededSeries.noisyWalks(
      title: "", count: points, names: names, seed: 41)
    return [chart.time] + chart.lines.map(\.points)
  }

  /// Returns the renderer of columns; only fonts and shaped texts are cached for the next picture.
  ///
  /// - Parameter columns: The columns, as returned by `columns(points:)`; columns beyond `columnCount` are
  ///   ignored.
  /// - Returns: A renderer that has drawn nothing.
  @MainActor
  package static func renderer(
    of columns: [ContiguousArray<Double>]
  ) -> ImageRenderer<some View> {
    let lines = zip(names, columns.dropFirst()).enumerated().map { position, column in
      Line(
        id: "y\(position)", title: column.0, points: column.1,
        color: SeriesPalette.color(position * 3))
    }
    let chart = LinesSet(
      id: 0, title: "Interactions", time: columns.first ?? [], lines: lines, lowerBound: 0,
      upperBound: 1)
    return ImageRenderer(
      content: ChartView(chartIndex: 0)
        .frame(width: size.width, height: size.height)
        .environment(UserData(charts: [chart])))
  }
}
