import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("FunctionSampler")
struct FunctionSamplerTests {
  private typealias Point = (x: Double, y: Double)

  /// The samples of the first function of a chart.
  private func samples(_ content: some ChartContent) throws -> [Point] {
    let batch = try #require(ChartModel(content, in: EnvironmentValues()).batches.first)
    return zip(batch.x.start, batch.y.start).map { ($0, $1) }
  }

  private func samples(
    in domain: ClosedRange<Double>? = nil, _ function: @escaping (Double) -> Double
  ) throws -> [Point] {
    try samples(LinePlot(x: "x", y: "y", domain: domain, function: function))
  }

  /// The pairs of adjacent samples that a line joins.
  private func segments(_ samples: [Point]) -> [(Point, Point)] {
    zip(samples, samples.dropFirst()).filter { $0.y.isFinite && $1.y.isFinite }
      .map { ($0, $1) }
  }

  private func lines(
    _ chart: some View, width: CGFloat = 400, height: CGFloat = 200
  ) -> [Polyline] {
    func find(_ list: DrawList) -> [Polyline] {
      list.commands.flatMap { command -> [Polyline] in
        switch command {
        case .polyline(let line, _, _): [line]
        case .group(let group): find(group.contents)
        default: []
        }
      }
    }
    let stage = Stage(
      size: ProposedViewSize(width: width, height: height), scale: 2, shaper: BoxShaper()
    ) { chart.chartXAxis(.hidden).chartYAxis(.hidden) }
    return find(stage.drawList())
  }

  @Test("a smooth function is sampled from end to end, and within a thousandth of its range")
  func smooth() throws {
    let points = try samples { sin($0) }
    #expect(points.first?.x == -10 && points.last?.x == 10)
    for (start, end) in segments(points) {
      #expect(start.x < end.x && start.y == sin(start.x))
      #expect(abs(sin((start.x + end.x) / 2) - (start.y + end.y) / 2) < 2e-3)
    }
    #expect(segments(points).count == points.count - 1)
  }

  @Test("kinks and steep slopes have more samples")
  func kinks() throws {
    let kink = try samples { abs($0 - 0.0123) }
    #expect((kink.map(\.y).min() ?? 1) < 0.02)
    let steep = try samples { atan(1e5 * ($0 - 0.3)) }
    for (start, end) in segments(steep) { #expect(abs(end.y - start.y) < 0.5) }
    #expect(segments(steep).count == steep.count - 1)
  }

  @Test("lines do not join at poles, whose neighbourhood is left out of an automatic domain")
  func poles() throws {
    let functions: [(Double) -> Double] = [
      { tan($0) }, { 1 / $0 }, { 1 / ($0 - 0.1234) }, { 1 / abs($0 - 0.1234) },
    ]
    for function in functions {
      let points = try samples(function)
      #expect(points.allSatisfy { abs($0.y) < 20 || $0.y.isNaN })
      for (start, end) in segments(points) { #expect(abs(end.y - start.y) < 2) }
    }
    let runs = try samples { tan($0) }.split { $0.y.isNaN }
    #expect(runs.count == 7)
    #expect(runs.dropFirst().allSatisfy { $0.first?.y == -10 })
    #expect(runs.dropLast().allSatisfy { $0.last?.y == 10 })
  }

  @Test("lines end at an explicit domain of the Y axis")
  func limits() throws {
    let chart = Chart { LinePlot(x: "x", y: "y") { 1 / $0 } }
      .chartXScale(domain: -4...4).chartYScale(domain: -2...2)
    let line = try #require(lines(chart).first)
    #expect(line.runs.count == 2)
    #expect(line.points.allSatisfy { (-1e-9...200 + 1e-9).contains($0.y) })
    #expect(
      line.points.contains { abs($0.y) < 1e-9 } && line.points.contains { abs($0.y - 200) < 1e-9 })
    #expect(line.points.first?.x == 0 && line.points.last?.x == 400)
  }

  @Test("jumps, undefined and infinite values are gaps, and curves reach the edge of their domain")
  func gaps() throws {
    let steps = try samples { $0.rounded(.down) }
    for (start, end) in segments(steps) { #expect(start.y == end.y) }
    #expect(steps.split { $0.y.isNaN }.count == 20)
    #expect(steps.last { $0.y.isFinite }?.y == 9)
    let arc = try samples { (1 - $0 * $0).squareRoot() }.filter { $0.y.isFinite }
    #expect(abs((arc.first?.x ?? 0) + 1) < 1e-9 && abs((arc.last?.x ?? 0) - 1) < 1e-9)
    let (undefined, infinite) = (try samples { _ in .nan }, try samples { _ in .infinity })
    #expect((undefined + infinite).allSatisfy { $0.y.isNaN })
    let hole = try samples { sin($0) / $0 }
    #expect(abs((hole.map(\.y).filter { $0.isFinite }.max() ?? 0) - 1) < 1e-9)
  }

  @Test("the number of samples is bounded for any function")
  func bounds() throws {
    let functions: [(Double) -> Double] = [
      { ($0 * 12_345.678).truncatingRemainder(dividingBy: 1e-3) }, { sin(1 / $0) },
      { sin(1e6 * $0) },
      { $0 == 0 ? 0 : 1e308 * $0 }, { exp($0 * $0 * 50) }, { $0.isLess(than: 0.1) ? 1 : .nan },
    ]
    for function in functions {
      for domain in [nil, 0...0, -1e300...1e300, -1e308...1.7e308, 1e9...1e9 + 1e-6]
        as [ClosedRange<Double>?]
      {
        let count = try samples(in: domain, function).count
        #expect(count < 250_000)
      }
    }
  }

  @Test("the domain is that of the function, of the scale, of other marks, or -10 to 10")
  func domains() throws {
    func expectRange(_ content: some ChartContent, _ ends: [Double?]) throws {
      let points = try samples(content)
      #expect([points.first?.x, points.last?.x] == ends)
    }
    let function = LinePlot(x: "x", y: "y") { $0 }
    try expectRange(function, [-10, 10])
    try expectRange(LinePlot(x: "x", y: "y", domain: 2...3) { $0 }, [2, 3])
    let marks = Plot {
      function
      PointMark(x: .value("x", 3), y: .value("y", 1))
      PointMark(x: .value("x", 17), y: .value("y", 1))
    }
    try expectRange(marks, [0, 20])
    let other = Plot {
      function
      LinePlot(x: "x", y: "z", domain: 0...40) { -$0 }
    }
    try expectRange(other, [0, 40])
    let scaled = try #require(lines(Chart { function }.chartXScale(domain: 5...6)).first)
    #expect(scaled.points.first?.x == 0 && scaled.points.last?.x == 400)
    let log = Chart { LinePlot(x: "x", y: "y") { log10($0) } }
      .chartXScale(domain: 1...1000, type: .log)
    let line = try #require(lines(log).first)
    let middle = try #require(line.points.min { abs($0.x - 200) < abs($1.x - 200) })
    #expect(abs(middle.y - 100) < 1)
  }

  @Test("a function of a logarithmic X axis has positive numbers only")
  func logarithmicDomain() {
    func domain(_ content: some ChartContent) -> [Double] {
      var found: [Double] = []
      _ = Stage(size: ProposedViewSize(width: 400, height: 200), scale: 1, shaper: BoxShaper()) {
        Chart { content }.chartXScale(type: .log).chartOverlay { proxy in
          let _ = found = proxy.xDomain(dataType: Double.self)
          Color.clear
        }
      }
      .drawList()
      return found
    }
    #expect(domain(LinePlot(x: "x", y: "y") { log($0) }) == [1, 10])
    #expect(domain(LinePlot(x: "x", y: "y", domain: 2...50) { log($0) }) == [1, 100])
    #expect(domain(LinePlot(x: "x", y: "y", domain: -5...100) { log($0) }) == [0.1, 100])
    #expect(domain(LinePlot(x: "x", y: "y", domain: 0...100) { log($0) }) == [0.1, 100])
  }

  @Test("functions are separate lines, also beside a line of marks")
  func separateLines() {
    let chart = Chart {
      LinePlot(x: "x", y: "sin") { sin($0) }
      LinePlot(x: "x", y: "cos") { cos($0) }.foregroundStyle(.red)
      LineMark(x: .value("x", 1), y: .value("y", 2))
      LineMark(x: .value("x", 2), y: .value("y", 2))
    }
    #expect(lines(chart).count == 3)
  }

  @Test("a parametric curve closes, and stays on the curve")
  func parametric() throws {
    let circle = LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { t in
      (x: 100 * cos(t), y: sin(t))
    }
    let points = try samples(circle)
    #expect(abs((points.last?.x ?? 0) - 100) < 1e-9 && points.first?.x == 100)
    for point in points { #expect(abs(hypot(point.x / 100, point.y) - 1) < 1e-12) }
  }

  @Test("areas are between zero or another function and the function, and clamped to the Y axis")
  func areas() throws {
    let model = ChartModel(
      AreaPlot(x: "x", y: "y", domain: 0...4) { $0 * $0 }, in: EnvironmentValues())
    #expect(model.batches[0].y.start.allSatisfy { $0 == 0 } && model.batches[0].y.end.max() == 16)
    let band = ChartModel(
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { (yStart: sin($0) - 1, yEnd: sin($0) + 1) },
      in: EnvironmentValues())
    #expect(
      zip(band.batches[0].y.start, band.batches[0].y.end).allSatisfy { abs($1 - $0 - 2) < 1e-12 })
    let pole = ChartModel(AreaPlot(x: "x", y: "y") { 1 / $0 }, in: EnvironmentValues())
    #expect(pole.batches[0].y.end.allSatisfy { abs($0) < 20 || $0.isNaN })
    #expect(pole.batches[0].y.end.contains { $0.isNaN })
  }
}
