import ChartSets
package import Chartroom
package import ChartroomUI
package import Foundation
import Graphics

/// The scene of the benchmark from columns of numbers to a PNG file.
///
/// It is a Full HD chart of four lines with axes, a grid, a mini-map, a title and a legend of buttons.
package enum ColumnsScene {
  /// The size of the image, in points and in pixels.
  package static let size = CGSize(width: 1920, height: 1080)

  private static let names = ["Views", "Shares", "Reactions", "Replies"]

  /// The number of columns: one for the times, and one for the values of each line.
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

  /// Returns a renderer for columns, which shares only fonts and shaped texts with other renderers.
  ///
  /// - Parameter columns: The columns in the order of `columns(points:)`; columns beyond `columnCount` are
  ///   ignored.
  /// - Returns: A new renderer.
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
