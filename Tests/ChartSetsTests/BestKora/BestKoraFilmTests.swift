import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("A film in the BestKora style")
struct BestKoraFilmTests {
  private static func film(
    _ chart: LinesSet, from start: ClosedRange<Double>, to end: ClosedRange<Double>,
    duration: TimeInterval = 1
  ) -> TravellingChart {
    TravellingChart(
      chart,
      travel: WindowTravel(
        from: WindowBounds(start), to: WindowBounds(end), duration: duration),
      size: CGSize(width: 500, height: 400), style: .bestKora, shaper: BoxShaper())
  }

  /// Days between 50 and 100 with a spike that is thirty times as high in the middle.
  private static func spiked(_ kind: Line.Kind = .line) -> LinesSet {
    var values = ContiguousArray((0..<400).map { Double($0 * 37 % 51 + 50) })
    values[200] = 3000
    return ChartSamples.chart([values], type: kind)
  }

  private static func polylines(_ list: DrawList) -> [[CGPoint]] {
    list.commands.flatMap { command -> [[CGPoint]] in
      switch command {
      case .polyline(let line, _, _): [Array(line.points)]
      case .group(let group): polylines(group.contents)
      default: []
      }
    }
  }

  /// The opacities of the dates of the X axis.
  private static func dates(_ list: DrawList, _ outer: Double = 1) -> [String: Double] {
    var found: [String: Double] = [:]
    for command in list.commands {
      switch command {
      case .text(let text, _, _) where text.request.font.size == 13:
        found[text.request.string, default: 0] += outer
      case .group(let group):
        found.merge(dates(group.contents, outer * group.opacity), uniquingKeysWith: +)
      default: break
      }
    }
    return found
  }

  @Test("a spike that comes and goes never leaves the plot, and moves the rest by an eased step")
  func easedSpike() throws {
    let film = Self.film(Self.spiked(), from: 0.2...0.3, to: 0.7...0.8)
    var lows: [CGFloat] = []
    for frame in 0...60 {
      let points = try #require(Self.polylines(film.drawList(at: Double(frame) / 60)).first)
      let heights = points.map(\.y).filter(\.isFinite)
      #expect(try #require(heights.min()) >= -0.001, "\(frame)")
      // The values of the tops of the noise: 100 is in every window.
      lows.append(try #require(heights.max()))
    }
    for (before, after) in zip(lows, lows.dropFirst()) { #expect(abs(before - after) < 40) }
  }

  @Test("the top of bars moves by an eased step")
  func easedBars() throws {
    let film = Self.film(Self.spiked(.bar), from: 0.2...0.3, to: 0.7...0.8)
    var marks: [Set<String>] = []
    for frame in 0...60 {
      let texts = film.drawList(at: Double(frame) / 60).texts.map { $0.text.request.string }
      marks.append(Set(texts.filter { Int($0) != nil || $0.hasSuffix(" K") }))
    }
    // The values of the grid before a change are still there in the frame after it.
    for (before, after) in zip(marks, marks.dropFirst()) {
      #expect(!before.isDisjoint(with: after.subtracting(["0"])))
    }
  }

  @Test(
    "labels of the X axis fade when they come and go",
    arguments: [(0...0.5, 0.5...1), (0.2...0.5, 0...1), (0...1, 0.2...0.6)])
  func fadingLabels(start: ClosedRange<Double>, end: ClosedRange<Double>) {
    let film = Self.film(Self.spiked(), from: start, to: end, duration: 4)
    var before: [String: Double]?
    for frame in 0...240 {
      let after = Self.dates(film.drawList(at: Double(frame) / 60))
      #expect(after.count >= 2)
      for text in Set(after.keys).union(before.map { Set($0.keys) } ?? []) {
        guard let before else { continue }
        let change = abs(after[text, default: 0] - before[text, default: 0])
        #expect(change <= 0.5, "\(frame): \(text) by \(change)")
      }
      before = after
    }
  }

  @Test("a window at rest looks as in a still image")
  func rest() {
    let chart = Self.spiked()
    let film = Self.film(chart, from: 0.3...0.8, to: 0.3...0.8)
    let still = ChartSamples.stage([chart], width: 500, height: 400) {
      ChartView(chartIndex: 0, style: .bestKora)
    }
    #expect(film.drawList(at: 0).texts.count == still.drawList().texts.count)
  }
}
