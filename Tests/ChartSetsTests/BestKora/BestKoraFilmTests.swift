import ChartScales
import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("A film in the BestKora style")
struct BestKoraFilmTests: BestKoraFilms {
  private static func polylines(_ list: DrawList) -> [[CGPoint]] {
    list.commands.flatMap { command -> [[CGPoint]] in
      switch command {
      case .polyline(let line, _, _): [Array(line.points)]
      case .group(let group): polylines(group.contents)
      default: []
      }
    }
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

  @Test("Y values have one grid in every frame, so that none lie over one another")
  func oneGrid() {
    let film = Self.film(Self.spiked(), from: 0.2...0.3, to: 0.7...0.8)
    for frame in 0...60 {
      let tops = Self.yLabels(film.drawList(at: Double(frame) / 60)).sorted()
      #expect(tops.count <= 6, "frame \(frame): \(tops)")
      for (above, below) in zip(tops, tops.dropFirst()) {
        #expect(below - above >= 12, "frame \(frame): \(tops)")
      }
    }
  }

  /// The tops of the texts that stand at the left edge of the plot.
  private static func yLabels(_ list: DrawList, _ top: CGFloat = 0) -> [CGFloat] {
    list.commands.flatMap { command -> [CGFloat] in
      switch command {
      case .text(let text, let place, _) where Double(text.request.string) != nil: [top + place.y]
      case .group(let group): yLabels(group.contents, top + group.transform.ty)
      default: []
      }
    }
  }

  @Test("the top of bars moves by an eased step")
  func easedBars() throws {
    let film = Self.film(Self.spiked(.bar), from: 0.2...0.3, to: 0.7...0.8)
    var tops: [Double] = []
    for frame in 0...60 {
      let texts = film.drawList(at: Double(frame) / 60).texts.map { $0.text.request.string }
      let values = texts.compactMap { text in
        text.hasSuffix(" K") ? Double(text.dropLast(2)).map { 1000 * $0 } : Double(text)
      }
      tops.append(try #require(values.max()))
    }
    // At once, the top would go from 100 to 3 000.
    #expect(try #require(tops.max()) > 2900 && tops[0] < 200)
    for (before, after) in zip(tops, tops.dropFirst()) { #expect(abs(after - before) < 700) }
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
