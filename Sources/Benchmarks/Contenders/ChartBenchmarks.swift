import CairoCanvas
import Chartroom
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Charts of many marks: from the view to the PNG, and from a change to the new draw list.
  static let charts =
    LargeChart.allCases.map { chart in
      BenchmarkGroup(
        Benchmark(.charts, chart.rawValue, work: Benchmark.Work(points: chart.count))
      ) {
        let draw = chart.start()
        return {
          let renderer = draw()
          renderer.pngCompression = .fast
          return try renderer.pngData.count
        }
      }
    } + [
      BenchmarkGroup(Benchmark(.charts, "change/10000", work: Benchmark.Work(points: 10_000))) {
        let change = LargeChart.changing(shaper: try MainEngine.shaper())
        return { change().commands.count }
      }
    ]
}
