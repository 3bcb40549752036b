import CairoCanvas
import Chartroom
package import Foundation
import Showcase

extension BenchmarkSuite {
  /// Returns benchmarks of a chart of four lines, from columns of numbers to the PNG file.
  ///
  /// The first contender starts with the columns in memory and the fonts loaded. The second, `/cold`, is a
  /// new process for each run, from its start to its end: it reads the columns from a binary file in the page
  /// cache and writes a file.
  ///
  /// - Parameter child: The program of the second contender. Its argument is the path of a `ColumnsFile`, and
  ///   it writes the picture of `drawColumns` to standard output.
  /// - Returns: A group for each number of points.
  package static func wholes(by child: ChildProgram) -> [BenchmarkGroup] {
    [1_000, 100_000, 1_000_000].map { points in
      let work = Benchmark.Work(
        points: (ColumnsScene.columnCount - 1) * points,
        pixels: Int(ColumnsScene.size.width * ColumnsScene.size.height))
      return BenchmarkGroup(
        "scene/whole/\(points)",
        reference: .init(Benchmark(.scene, "whole/\(points)", work: work)) { columns in
          { try png(columns).count }
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

  /// Returns a picture of the columns of a file; this is the work of the child process.
  ///
  /// - Parameter path: The path of a `ColumnsFile` of times and the values of four lines.
  /// - Returns: The PNG file.
  /// - Throws: `ColumnsFileError`, or an error of drawing.
  @MainActor
  package static func drawColumns(_ path: String) throws -> Data {
    try png(ColumnsFile.readChart(path, count: ColumnsScene.columnCount))
  }

  /// The PNG file of columns, at the effort `fast`, because the benchmark measures latency.
  @MainActor
  private static func png(_ columns: [ContiguousArray<Double>]) throws -> Data {
    let renderer = ColumnsScene.renderer(of: columns)
    renderer.pngCompression = .fast
    return try renderer.pngData
  }
}
