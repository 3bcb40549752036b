import ChartScales
import ChartSets
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

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
  }
}
