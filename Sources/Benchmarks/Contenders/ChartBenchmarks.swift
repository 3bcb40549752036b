import CairoCanvas
import Chartroom
import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  /// Charts of many marks: from the view to the PNG, from a step of a drag to the pixels of its frame, and from a
  /// change to the new draw list.
  ///
  /// The contender `/every-mark` draws the same chart without decimation and batches.
  static let charts = largeCharts + BrushedChart.allCases.map(drag) + [change]

  private static let largeCharts = LargeChart.allCases.map { chart in
    BenchmarkGroup(
      "charts/\(chart.rawValue)", reference: large(chart), others: [large(chart, everyMark: true)]
    ) { chart.ready() }
  }

  private static let change =
    BenchmarkGroup(Benchmark(.charts, "change/10000", work: Benchmark.Work(points: 10_000))) {
      let change = LargeChart.changing(shaper: try MainEngine.shaper())
      return { change().commands.count }
    }

  private static func large(
    _ chart: LargeChart, everyMark: Bool = false
  ) -> BenchmarkGroup.Contender<LargeChart.Ready> {
    .init(
      Benchmark(
        .charts, chart.rawValue + (everyMark ? "/every-mark" : ""),
        work: Benchmark.Work(points: chart.count)),
      remark: { ChartRemark($0, everyMark: everyMark).text }
    ) { ready in
      { try ready.png(everyMark: everyMark) }
    }
  }

  /// Returns a group of frames of a drag in Full HD, whose pixels are drawn where they change.
  private static func drag(_ chart: BrushedChart) -> BenchmarkGroup {
    func contender(everyMark: Bool) -> BenchmarkGroup.Contender<Void> {
      .init(
        Benchmark(
          .charts,
          "drag/\(chart.rawValue)/\(BrushedChart.count)" + (everyMark ? "/every-mark" : ""),
          work: Benchmark.Work(points: BrushedChart.count, frames: 1))
      ) { _ in
        let next = chart.start(drawsEveryMark: everyMark, shaper: try MainEngine.shaper())
        let canvas = try DragCanvas()
        return { try canvas.canvas.show(next()).count }
      }
    }
    return BenchmarkGroup(
      "charts/drag/\(chart.rawValue)/\(BrushedChart.count)", reference: contender(everyMark: false),
      others: [contender(everyMark: true)]
    ) {}
  }
}

extension LargeChart.Ready {
  /// Draws the chart and returns the number of bytes of its PNG.
  func png(everyMark: Bool) throws -> Int {
    let renderer = renderer(drawsEveryMark: everyMark)
    renderer.pngCompression = .fast
    return try renderer.pngData.count
  }
}

/// The canvas on which the frames of a drag follow each other.
private final class DragCanvas {
  var canvas: FrameCanvas

  init() throws {
    canvas = try FrameCanvas(
      width: Int(BrushedChart.size.width), height: Int(BrushedChart.size.height), scale: 1)
  }
}

/// What a chart needs besides time: its peak memory above that of the data, and its pixel error.
@MainActor
private struct ChartRemark {
  private let ready: LargeChart.Ready
  private let everyMark: Bool

  init(_ ready: LargeChart.Ready, everyMark: Bool) {
    self.ready = ready
    self.everyMark = everyMark
  }

  var text: String {
    do {
      return try everyMark ? memory() : "\(memory()), \(error())"
    } catch {
      return "\(error)"
    }
  }

  private func memory() throws -> String {
    FreeMemory.returnToSystem()
    PeakMemory.restart()
    let before = PeakMemory.bytes
    _ = try ready.png(everyMark: everyMark)
    return "\((PeakMemory.bytes - before) >> 20) MiB above the data"
  }

  /// Compares the chart with the one of every mark, on a transparent background.
  private func error() throws -> PixelError {
    try PixelError(full: bitmap(everyMark: true), decimated: bitmap(everyMark: false))
  }

  private func bitmap(everyMark: Bool) throws -> Bitmap {
    let renderer = ready.renderer(drawsEveryMark: everyMark, background: .clear)
    let (list, size) = try renderer.drawing()
    return try MainEngine.rasterizer.bitmap(of: list, size: size, scale: LargeChart.scale)
  }
}
