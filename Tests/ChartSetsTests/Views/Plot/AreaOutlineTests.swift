import ChartroomUI
import ChartScales
import ChartSets
import Decimation
import Foundation
import Graphics
import Testing
import TestSupport

@Suite("AreaOutline")
struct AreaOutlineTests {
  private func path(
    tops: Pyramid<Double>, bottoms: Pyramid<Double>? = nil, axis: TimeAxis = .even(5),
    domain: ClosedRange<Double>
  ) -> Path {
    AreaOutline(
      StackBand(
        tops: tops, bottoms: bottoms, positions: Positions(axis),
        geometry: PlotGeometry(window: TimeWindow(wholeOf: axis), axis: axis, width: 400),
        domain: domain, pixels: 1)
    ).path(in: CGRect(x: 0, y: 0, width: 400, height: 100))
  }

  @Test("an area is closed along zero, and a gap in it is left open")
  func areas() {
    let path = path(tops: [5, 5, .nan, 10, 10], domain: 0...10)
    #expect(path.contains(CGPoint(x: 50, y: 75)))
    #expect(!path.contains(CGPoint(x: 50, y: 25)))
    #expect(!path.contains(CGPoint(x: 200, y: 90)))
    #expect(path.contains(CGPoint(x: 350, y: 25)))
  }

  @Test("an area hangs from zero too, and a point between two gaps is a column")
  func hanging() {
    let path = path(
      tops: [5, 5, .nan, 5, .nan], bottoms: [-5, 0, .nan, 0, .nan], domain: -10...10)
    #expect(path.contains(CGPoint(x: 10, y: 60)) && !path.contains(CGPoint(x: 10, y: 80)))
    #expect(path.contains(CGPoint(x: 10, y: 30)) && !path.contains(CGPoint(x: 10, y: 20)))
    #expect(path.contains(CGPoint(x: 300, y: 30)) && !path.contains(CGPoint(x: 302, y: 30)))
  }

  @Test("uneven points lie at their times")
  func uneven() {
    // The positions are 0, 1, 2 and 8.
    let path = path(tops: [0, 0, 10, 10], axis: TimeAxis([0, 1000, 2000, 8000]), domain: 0...10)
    #expect(path.contains(CGPoint(x: 105, y: 10)) && !path.contains(CGPoint(x: 45, y: 90)))
    #expect(path.contains(CGPoint(x: 95, y: 50)) && !path.contains(CGPoint(x: 55, y: 50)))
    #expect(path.contains(CGPoint(x: 395, y: 10)))
  }

  /// The outlines of all series of a chart, 100 points to a step and 100 high.
  private func outlines(
    _ columns: [ContiguousArray<Double>], asShares: Bool = true
  ) -> [Path] {
    let count = columns[0].count
    let axis = TimeAxis.even(count)
    let chart = LinesSet(
      id: 0, time: axis.time,
      lines: columns.enumerated().map { position, points in
        Line(id: "y\(position)", title: "", points: points, color: .red, type: .area)
      }, isPercentage: asShares)
    let stack = Stack(chart, asShares: asShares)
    let rect = CGRect(x: 0, y: 0, width: CGFloat(count - 1) * 100, height: 100)
    return stack.tops.map { tops in
      AreaOutline(
        StackBand(
          tops: tops, changes: stack.changes, positions: chart.positions,
          geometry: PlotGeometry(
            window: TimeWindow(wholeOf: axis), axis: axis, width: rect.width),
          domain: 0...100, pixels: 1)
      ).path(in: rect)
    }
  }

  /// The heights of a path at some distance from the left, in points from the bottom.
  private func height(_ path: Path, at x: CGFloat) -> Int {
    (0..<100).last { path.contains(CGPoint(x: x, y: 99.5 - CGFloat($0))) }.map { $0 + 1 } ?? 0
  }

  @Test("a series without a value takes no height, with steps halfway to its last and next value")
  func gap() {
    let first = outlines([[50, 50, .nan, 50, 50], [50, 50, 50, 50, 50]])[0]
    for x in [1, 100, 149, 251, 300, 399] as [CGFloat] { #expect(height(first, at: x) == 50) }
    for x in [151, 175, 200, 225, 249] as [CGFloat] { #expect(height(first, at: x) == 0) }
  }

  @Test("the series that stay step too: none has a share that nobody measured")
  func others() {
    let first = outlines([[20, 20, 20, 20], [80, 80, .nan, .nan]])[0]
    #expect(height(first, at: 149) == 20)
    #expect(height(first, at: 151) == 100)
  }

  @Test("sums step as shares do")
  func sums() {
    let tops = outlines([[30, 30, .nan, 30], [40, 40, 40, 40]], asShares: false)
    #expect(height(tops[1], at: 149) == 70 && height(tops[1], at: 151) == 40)
    #expect(height(tops[1], at: 249) == 40 && height(tops[1], at: 251) == 70)
  }

  @Test("a value of zero is a value: its edge slopes")
  func zero() {
    let first = outlines([[50, 50, 0, 50], [50, 50, 50, 50]])[0]
    #expect(height(first, at: 150) == 25)
    #expect((10...15).contains(height(first, at: 175)))
  }

  @Test("a series that is shorter than the others ends with a step")
  func short() {
    let first = outlines([[50, 50, 50, 50], [50, 50]])[0]
    #expect(height(first, at: 149) == 50 && height(first, at: 151) == 100)
  }
}
