import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// Selections by gestures of charts, and by the methods of their proxies.
@MainActor
@Suite("Selections of charts")
struct ChartSelectionTests {
  /// The values that a chart writes through a binding.
  @MainActor
  private final class Log<Value> {
    var values: [Value?] = []
    var binding: Binding<Value?> {
      Binding(get: { self.values.last ?? nil }, set: { self.values.append($0) })
    }
  }

  private func stage<Content: View>(_ content: Content) -> Stage {
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) { content.chartXAxis(.hidden).chartYAxis(.hidden) }
    _ = stage.drawList()
    return stage
  }

  private var numbers: some View {
    Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  }

  /// Two sectors, of a quarter and of three quarters of a sum of 8.
  private var sectors: some View {
    Chart([2.0, 6.0], id: \.self) { SectorMark(angle: .value("v", $0)) }
  }

  /// A point near the edge of the sectors, which fill a circle around the middle of 300 × 200 points.
  private func point(atTurn turn: Double) -> CGPoint {
    let angle = 2 * Double.pi * turn
    return CGPoint(x: 150 + 80 * sin(angle), y: 100 - 80 * cos(angle))
  }

  @Test("a drag selects a range of the Y axis, which stays")
  func verticalRange() {
    let log = Log<ClosedRange<Int>>()
    let stage = stage(numbers.chartYSelection(range: log.binding))
    stage.send([
      .down(at: CGPoint(x: 100, y: 160), time: 0), .moved(to: CGPoint(x: 100, y: 40), time: 1),
      .up(at: CGPoint(x: 100, y: 40), time: 2),
    ])
    #expect(log.values.last == 2...8)
  }

  @Test("a press selects the value at its angle, clockwise from the top, until it ends")
  func angle() throws {
    let log = Log<Double>()
    let stage = stage(sectors.chartAngleSelection(value: log.binding))
    stage.send(.down(at: point(atTurn: 0.125)))
    let first = try #require(log.values.last ?? nil)
    #expect(abs(first - 1) < 1e-6)
    stage.send(.moved(to: point(atTurn: 0.5)))
    let second = try #require(log.values.last ?? nil)
    #expect(abs(second - 4) < 1e-6)
    stage.send(.up(at: point(atTurn: 0.5)))
    #expect(log.values.last == .some(nil))
  }

  @Test("the methods of a proxy select values and ranges, clamped to the plot")
  func proxy() {
    let (x, y) = (Log<Double>(), Log<Double>())
    let (xRange, yRange) = (Log<ClosedRange<Double>>(), Log<ClosedRange<Double>>())
    let stage = stage(
      numbers.chartXSelection(value: x.binding).chartYSelection(value: y.binding)
        .chartXSelection(range: xRange.binding).chartYSelection(range: yRange.binding)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { tap in
            proxy.selectXValue(at: tap.location.x)
            proxy.selectYValue(at: tap.location.y)
            proxy.selectXRange(from: tap.location.x, to: 600)
            proxy.selectYRange(from: -50, to: tap.location.y)
          }
        })
    stage.send([
      .down(at: CGPoint(x: 90, y: 40), time: 0), .up(at: CGPoint(x: 90, y: 40), time: 0.1),
    ])
    #expect(x.values == [3] && y.values == [8])
    #expect(xRange.values == [3...10] && yRange.values == [8...10])
  }

  @Test("the methods of a proxy find angles and their values in a chart of sectors only")
  func angles() throws {
    let log = Log<Double>()
    var found: (angle: Double, value: Double?, other: Int?)?
    let stage = stage(
      sectors.chartAngleSelection(value: log.binding).chartGesture { proxy in
        SpatialTapGesture().onEnded { tap in
          let angle = proxy.angle(at: tap.location)
          found = (angle.degrees, proxy.value(atAngle: angle), proxy.value(atAngle: .degrees(90)))
          proxy.selectAngleValue(at: .degrees(180))
        }
      })
    // The sectors are in a square plot, and the gesture reports its coordinates.
    let point = point(atTurn: 0.25)
    stage.send([.down(at: point, time: 0), .up(at: point, time: 0.1)])
    let read = try #require(found)
    #expect(abs(read.angle - 90) < 1e-6 && abs((read.value ?? 0) - 2) < 1e-6 && read.other == 2)
    #expect(log.values == [4])
  }

  @Test("a chart without sectors has no value at an angle")
  func noSectors() {
    var value: Double? = 1
    _ = stage(
      numbers.chartOverlay { proxy in
        let _ = value = proxy.value(atAngle: .degrees(30))
        Color.clear
      })
    #expect(value == nil)
  }

  @Test("a pair of values has the rectangle of its bands, in the frame of the plot")
  func bands() {
    var rect: CGRect?
    var frames: [CGRect?] = []
    _ = stage(
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", "low")) }
        .chartOverlay { proxy in
          GeometryReader { reader in
            let _ = rect = proxy.positionRange(for: (x: "b", y: "low"))
            let _ =
              frames = [proxy.plotFrame, proxy.plotContainerFrame].map {
                $0.map { reader[$0] }
              }
            Color.clear
          }
        })
    #expect(rect == CGRect(x: 100, y: 0, width: 100, height: 200))
    let plot = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(frames == [plot, plot])
  }
}
