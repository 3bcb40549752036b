import ChartSets
import Chartroom
import ChartroomUI
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

  /// Returns a picture of columns; only fonts and shaped texts are cached for the next picture.
  ///
  /// - Parameter columns: The columns, as returned by `columns(points:)`; columns beyond `columnCount` are
  ///   ignored.
  /// - Returns: The PNG file, at the effort `fast`, because the benchmark measures latency.
  /// - Throws: An error if the system font is not installed or if memory is exhausted.
  @MainActor
  package static func png(_ columns: [ContiguousArray<Double>]) throws -> Data {
    let lines = zip(names, columns.dropFirst()).enumerated().map { position, column in
      Line(
        id: "y\(position)", title: column.0, points: column.1,
        color: SeriesPalette.color(position * 3))
    }
    let chart = LinesSet(
      id: 0, title: "Interactions", time: columns.first ?? [], lines: lines, lowerBound: 0,
      upperBound: 1)
    let renderer = ImageRenderer(
      content: ChartView(chartIndex: 0)
        .frame(width: size.width, height: size.height)
        .environment(UserData(charts: [chart])))
    renderer.pngCompression = .fast
    return try renderer.pngData
  }
}
