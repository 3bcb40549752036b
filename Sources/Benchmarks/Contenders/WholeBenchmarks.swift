package import Foundation
import Showcase

extension BenchmarkSuite {
  /// A chart of four lines, all the way from columns of numbers to its PNG.
  ///
  /// The first contender has the columns in memory and the fonts loaded, and makes everything else
  /// anew. The second, `/cold`, is a new process each time, from its start to its end: it reads the
  /// columns from a file of bare numbers, which the system has in memory, and writes a file.
  ///
  /// - Parameter child: The program of the second contender, which is given the path of a
  ///   `ColumnsFile` and writes the picture of `drawColumns` to its standard output.
  /// - Returns: A group for each number of points.
  package static func wholes(by child: ChildProgram) -> [BenchmarkGroup] {
    [1_000, 100_000, 1_000_000].map { points in
      let work = Benchmark.Work(
        points: (ColumnsScene.columnCount - 1) * points,
        pixels: Int(ColumnsScene.size.width * ColumnsScene.size.height))
      return BenchmarkGroup(
        "scene/whole/\(points)",
        reference: .init(Benchmark(.scene, "whole/\(points)", work: work)) { columns in
          { try ColumnsScene.png(columns).count }
        },
        others: [
          .init(Benchmark(.scene, "whole/\(points)/cold", work: work)) { columns in
            let folder = try BenchmarkFolder()
            let (numbers, picture) = (folder.path + "/columns.f64", folder.path + "/chart.png")
            try ColumnsFile.write(columns, to: numbers)
            return {
              try withExtendedLifetime(folder) { try child.run(numbers, output: picture) }
              var status = stat()
              stat(picture, &status)
              return Int(status.st_size)
            }
          }
        ]
      ) { ColumnsScene.columns(points: points) }
    }
  }

  /// Draws the columns of a file: the work of a new process.
  ///
  /// - Parameter path: A `ColumnsFile` of the points in time and the values of four lines.
  /// - Returns: The PNG file.
  /// - Throws: `ColumnsFileError`, or what drawing throws.
  @MainActor
  package static func drawColumns(_ path: String) throws -> Data {
    try ColumnsScene.png(ColumnsFile.readChart(path, count: ColumnsScene.columnCount))
  }
}
