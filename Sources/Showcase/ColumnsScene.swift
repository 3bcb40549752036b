import ChartSets
import Chartroom
import ChartroomUI
package import Foundation
import Graphics

/// The picture that is measured from bare columns of numbers to the bytes of its PNG: a chart of
/// four lines with axes, grid, mini-map, title, and buttons as its legend, in full HD.
package enum ColumnsScene {
  /// The size of the picture, in points and in pixels.
  package static let size = CGSize(width: 1920, height: 1080)

  private static let names = ["Views", "Shares", "Reactions", "Replies"]

  /// The number of columns: the points in time, and the values of each line.
  package static let columnCount = 1 + names.count

  /// Numbers to draw: random walks with noise, a point a minute.
  ///
  /// - Parameter points: The number of points of each line.
  /// - Returns: The points in time in Unix milliseconds, then the values of each line.
  package static func columns(points: Int) -> [ContiguousArray<Double>] {
    let chart = SeededSeries.noisyWalks(
      title: "", count: points, names: names, seed: 41)
    return [chart.time] + chart.lines.map(\.points)
  }

  /// Draws columns; nothing is kept for the next picture but fonts and shaped texts.
  ///
  /// - Parameter columns: As `columns(points:)` returns them; what is beyond `columnCount` is left
  ///   out.
  /// - Returns: The PNG file, of the effort `fast`: what is measured is how soon there is a picture.
  /// - Throws: An error when the system font is not installed, or when memory is short.
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
