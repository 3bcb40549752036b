import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Gestures of charts")
struct ChartGestureViewTests {
  /// Values that a chart writes through bindings.
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

  private func drag(_ from: Double, _ to: Double, on stage: Stage, lasting time: Double = 1) {
    stage.send([
      .down(at: CGPoint(x: from, y: 100), time: 0),
      .moved(to: CGPoint(x: to, y: 100), time: time),
      // The pointer rests before it leaves, so that it has no velocity.
      .moved(to: CGPoint(x: to, y: 100), time: time + 1),
      .up(at: CGPoint(x: to, y: 100), time: time + 1),
    ])
    _ = stage.drawList()
  }

  private var chart: some View {
    Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
  }

  @Test("a drag selects the value below it, until it ends")
  func selection() {
    let (x, y) = (Log<Double>(), Log<Int>())
    let stage = stage(
      chart.chartXSelection(value: x.binding).chartYSelection(value: y.binding))
    stage.send(.down(at: CGPoint(x: 60, y: 50)))
    #expect(x.values.last == 2 && y.values.last == 8)
    stage.send(.moved(to: CGPoint(x: 600, y: 200)))
    #expect(x.values.last == 10 && y.values.last == 0)
    stage.send(.up(at: CGPoint(x: 600, y: 200)))
    #expect(x.values.last == .some(nil) && y.values.last == .some(nil))
  }

  @Test("a drag selects a range in either direction, which stays")
  func range() {
    let log = Log<ClosedRange<Double>>()
    let stage = stage(chart.chartXSelection(range: log.binding))
    drag(60, 150, on: stage)
    #expect(log.values.last == 2...5)
    drag(150, -40, on: stage)
    #expect(log.values.last == 0...5)
  }

  @Test("the gesture of an app takes the place of the chart's, in coordinates of the plot")
  func appGesture() {
    let (selected, log) = (Log<Double>(), Log<Double>())
    let stage = stage(
      chart.chartXSelection(value: selected.binding).chartGesture { proxy in
        DragGesture(minimumDistance: 0).onEnded {
          log.binding.wrappedValue = proxy.value(atX: $0.location.x)
          proxy.selectXValue(at: $0.location.x)
        }
      }
      .padding(.leading, 100))
    drag(150, 200, on: stage)
    #expect(log.values == [5] && selected.values == [5])
  }

  /// A chart of which a fifth is visible.
  private struct Scrolling: View {
    @State var start = 2.0
    var initial: Double?
    let log: Log<Double>

    var body: some View {
      let chart = Chart(0..<11, id: \.self) {
        RectangleMark(x: .value("x", $0), y: .value("y", 1), width: 10, height: 10)
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
      .chartOverlay { proxy in
        let _ = log.binding.wrappedValue = proxy.value(atX: 0)
        EmptyView()
      }
      if let initial {
        chart.chartScrollPosition(initialX: initial)
      } else {
        chart.chartScrollPosition(x: $start)
      }
    }
  }

  @Test("a chart shows the visible length from its position, clipped to the plot")
  func window() {
    let log = Log<Double>()
    let stage = stage(Scrolling(log: log))
    #expect(log.values.last == 2)
    // The marks at 2, 3 and 4 are at the edges and in the middle.
    let middles = stage.drawList().fills.map(\.midX).filter { (0...300).contains($0) }
    #expect(middles == [0, 150, 300])
    #expect(
      stage.drawList().commands.contains { command in
        if case .group(let group) = command { group.hasClip } else { false }
      })
  }

  @Test("a drag scrolls, within the domain", arguments: [nil, 2.0])
  func scrolling(initial: Double?) {
    let log = Log<Double>()
    let stage = stage(Scrolling(initial: initial, log: log))
    drag(200, 50, on: stage)
    #expect(abs(((log.values.last ?? nil) ?? 0) - 3) < 1e-9)
    drag(50, 2000, on: stage)
    #expect(log.values.last == 0)
    drag(2000, -20_000, on: stage)
    #expect(log.values.last == 0)
    drag(200, -20_000, on: stage)
    #expect(log.values.last == 8)
  }

  @Test(
    "in a chart that scrolls, a press selects after half a second, and a drag before scrolls",
    arguments: [
      (0.6, 150, [2, 2.5, 3, nil], 2), (0.6, 0, [2, 2, 2, nil], 2), (0.2, 150, [], 1),
      (0.2, 0, [], 2),
    ] as [(Double, Double, [Double?], Double)])
  func selectionWhileScrolling(
    hold: Double, distance: Double, expected: [Double?], position: Double
  ) {
    let (selected, first) = (Log<Double>(), Log<Double>())
    let stage = stage(Scrolling(initial: 2, log: first).chartXSelection(value: selected.binding))
    let (middle, end) = (CGPoint(x: distance / 2, y: 100), CGPoint(x: distance, y: 100))
    stage.send([
      .down(at: CGPoint(x: 0, y: 100)), .moved(to: middle, time: hold),
      .moved(to: end, time: hold + 0.01),
      // The pointer rests before it leaves, so that it has no velocity.
      .up(at: end, time: hold + 0.2),
    ])
    _ = stage.drawList()
    #expect(selected.values == expected)
    #expect(abs(((first.values.last ?? nil) ?? 0) - position) < 1e-9)
  }

  /// A chart at the top of content that scrolls vertically.
  private func container(_ chart: some View) -> Stage {
    stage(
      ScrollView {
        VStack(spacing: 0) {
          chart.frame(height: 150).id("chart")
          Color.clear.frame(height: 250)
        }
      })
  }

  @Test("a chart takes drags along its axes from a scroll view, which takes the others")
  func containers() {
    let (value, range) = (Log<Double>(), Log<ClosedRange<Double>>())
    let charts: [(AnyView, takesVertical: Bool)] = [
      (AnyView(chart), false),
      (AnyView(chart.chartXSelection(value: value.binding)), false),
      (AnyView(chart.chartXSelection(range: range.binding)), false),
      (AnyView(chart.chartYSelection(value: value.binding)), true),
      (AnyView(chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)), false),
      (AnyView(chart.chartScrollableAxes(.vertical).chartYVisibleDomain(length: 5)), true),
    ]
    for (index, (chart, takesVertical)) in charts.enumerated() {
      let stage = container(chart)
      stage.send(.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 50), steps: 20))
      #expect(stage.frame(of: "chart")?.minY == (takesVertical ? 0 : -50), "chart \(index)")
    }
    #expect(range.values.isEmpty)
  }

  @Test("in a scroll view, a press and a horizontal drag select, and scrolling ends the selection")
  func containedSelection() {
    let log = Log<Double>()
    let stage = container(chart.chartXSelection(value: log.binding))
    stage.send([.down(at: CGPoint(x: 150, y: 100), time: 0), .moved(to: CGPoint(x: 60, y: 100))])
    #expect(log.values == [2])
    stage.send([.moved(to: CGPoint(x: 90, y: 0)), .up(at: CGPoint(x: 90, y: 0))])
    #expect(log.values == [2, 3, nil])
    stage.send(.down(at: CGPoint(x: 150, y: 100), time: 1))
    stage.advance(to: 1.2)
    #expect(log.values == [2, 3, nil, 5])
    stage.send(.moved(to: CGPoint(x: 60, y: 0)))
    #expect(log.values == [2, 3, nil, 5, nil])
    #expect(stage.frame(of: "chart")?.minY == -100)
  }

  @Test("a flick that scrolls a container selects nothing, and a quick tap selects until it ends")
  func flick() {
    struct Screen: View {
      let log: Log<Double>
      @State private var selected: Double?

      var body: some View {
        let chart = Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        ScrollView {
          chart.chartXScale(domain: 0...10).chartXSelection(value: $selected).frame(height: 300)
        }
        .onChange(of: selected) { log.binding.wrappedValue = $1 }
      }
    }
    let log = Log<Double>()
    let stage = stage(Screen(log: log))
    let (start, end) = (CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 100))
    stage.send([
      .down(at: start, time: 0), .moved(to: CGPoint(x: 150, y: 145), time: 0.02),
      .moved(to: CGPoint(x: 150, y: 130), time: 0.04), .moved(to: end, time: 0.06),
      .up(at: end, time: 0.07),
    ])
    stage.advance(to: 1)
    #expect(log.values.isEmpty)
    stage.send([.down(at: start, time: 2), .up(at: start, time: 2.05)])
    _ = stage.drawList()
    #expect(log.values == [5, nil])
  }

  @Test("a scroll view takes vertical drags from a pie, unless they follow a long press")
  func containedPie() {
    let log = Log<Double>()
    let pie = Chart([2.0, 6.0], id: \.self) { SectorMark(angle: .value("v", $0)) }
    let stage = container(pie.chartAngleSelection(value: log.binding))
    // The pie is in the middle of 300 × 150 points.
    let (top, bottom) = (CGPoint(x: 150, y: 20), CGPoint(x: 150, y: 130))
    stage.send([.down(at: bottom, time: 0), .moved(to: top, time: 0.1), .up(at: top, time: 0.2)])
    _ = stage.drawList()
    #expect(log.values.isEmpty)
    #expect(stage.frame(of: "chart")?.minY == -110)

    let held = container(pie.chartAngleSelection(value: log.binding))
    held.send([.down(at: top, time: 0), .moved(to: bottom, time: 0.6)])
    #expect(held.frame(of: "chart")?.minY == 0)
    #expect(log.values.last.map { abs(($0 ?? 0) - 4) < 1e-6 } == true)
    held.send(.up(at: bottom, time: 0.7))
    #expect(log.values.last == .some(nil))

    let across = container(pie.chartAngleSelection(value: log.binding))
    let right = CGPoint(x: 220, y: 75)
    across.send([.down(at: CGPoint(x: 100, y: 75), time: 0), .moved(to: right, time: 0.1)])
    #expect(log.values.last.map { abs(($0 ?? 0) - 2) < 1e-6 } == true)
    across.send(.up(at: right, time: 0.2))
    #expect(log.values.last == .some(nil))
  }

  @Test("scrolling ends at multiples of a number, or at pages")
  func targets() {
    func end<Behavior: ChartScrollTargetBehavior>(
      _ behavior: Behavior, by distance: Double
    ) -> Double? {
      let log = Log<Double>()
      let stage = stage(Scrolling(initial: 2, log: log).chartScrollTargetBehavior(behavior))
      drag(200, 200 - distance, on: stage)
      return log.values.last ?? nil
    }
    #expect(end(.valueAligned(unit: 1), by: 100) == 3)
    #expect(end(.valueAligned(unit: 0.5), by: 20) == 2)
    // A fast drag to 3.33, and a slow one to 2.87.
    #expect(end(.valueAligned(unit: 1, majorAlignment: .unit(4)), by: 200) == 4)
    #expect(end(.valueAligned(unit: 1, majorAlignment: .unit(4)), by: 130) == 3)
    #expect(end(.paging, by: 200) == 4)
    #expect(end(.paging, by: 20) == 2)
    #expect(end(.valueAligned(unit: 0), by: 75) == 2.5)
  }

  @Test("on an axis of dates, a position can be a number of seconds, as the length is")
  func seconds() {
    struct Days: View {
      @State var start: TimeInterval
      let isBound: Bool
      let log: Log<Date>
      let positions: Log<TimeInterval>

      var body: some View {
        let _ = positions.binding.wrappedValue = start
        let chart = Chart(0..<30, id: \.self) {
          BarMark(
            x: .value("d", Date(timeIntervalSinceReferenceDate: Double($0) * 86_400), unit: .day),
            y: .value("y", 1))
        }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 10)
        .chartOverlay { proxy in
          let _ = log.binding.wrappedValue = proxy.value(atX: 0)
          EmptyView()
        }
        if isBound {
          chart.chartScrollPosition(x: $start)
        } else {
          chart.chartScrollPosition(initialX: start)
        }
      }
    }
    for isBound in [true, false] {
      let (log, positions) = (Log<Date>(), Log<TimeInterval>())
      let stage = stage(
        Days(start: 86_400 * 5, isBound: isBound, log: log, positions: positions))
      let first = log.values.last??.timeIntervalSinceReferenceDate ?? 0
      #expect(abs(first - 86_400 * 5) < 1)
      drag(200, 170, on: stage)
      let moved = log.values.last??.timeIntervalSinceReferenceDate ?? 0
      #expect(abs(moved - 86_400 * 6) < 1)
      if isBound { #expect(abs(((positions.values.last ?? nil) ?? 0) - moved) < 1) }
    }
  }

  @Test("categories scroll by whole categories, and dates to dates that match")
  func categoriesAndDates() {
    let names = Log<String>()
    let bars = Chart((0..<20).map { "c\($0)" }, id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1))
    }
    let categories = stage(
      bars.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
        .chartScrollPosition(initialX: "c3")
        .chartOverlay { proxy in
          let _ = names.binding.wrappedValue = proxy.value(atX: 1)
          EmptyView()
        })
    #expect(names.values.last == "c3")
    drag(200, 80, on: categories)
    #expect(names.values.last == "c5")

    let day = Date(timeIntervalSince1970: 1_651_449_600)
    let dates = Log<Date>()
    let line = Chart(0..<1000, id: \.self) {
      LineMark(x: .value("x", day.addingTimeInterval(3600 * Double($0))), y: .value("y", $0))
    }
    let stage = stage(
      line.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3600 * 24 * 4)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
        .chartOverlay { proxy in
          let _ = dates.binding.wrappedValue = proxy.value(atX: 0)
          EmptyView()
        })
    drag(200, 100, on: stage)
    #expect(dates.values.last == day.addingTimeInterval(86_400))
  }

  @Test("a scroll to a date that matches ends there, in the time zone of the chart")
  func matchingDates() {
    func end(by distance: Double, in zone: TimeZone) -> Double? {
      let log = Log<Date>()
      let day = Date(timeIntervalSince1970: 1_651_449_600)
      let chart = Chart(0..<1000, id: \.self) {
        LineMark(x: .value("x", day.addingTimeInterval(3600 * Double($0))), y: .value("y", $0))
      }
      let stage = stage(
        chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 3600 * 24 * 4)
          .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
          .chartOverlay { proxy in
            let _ = log.binding.wrappedValue = proxy.value(atX: 0)
            EmptyView()
          }
          .environment(\.timeZone, zone))
      drag(200, 200 - distance, on: stage)
      return (log.values.last ?? nil)?.timeIntervalSince(day).rounded()
    }
    // Four days are 300 points long.
    #expect(end(by: 75, in: .gmt) == 86_400.0)
    #expect(end(by: 150, in: .gmt) == 172_800.0)
    #expect(end(by: 80, in: .gmt) == 86_400.0)
    let east = TimeZone(secondsFromGMT: 3 * 3600) ?? .gmt
    #expect(end(by: 100, in: east) == 75_600.0)
  }

  @Test(
    "a length that is not a positive number shows the whole domain", arguments: [0, -1, Double.nan])
  func badLength(length: Double) {
    let middles = stage(
      Chart(0..<11, id: \.self) {
        RectangleMark(x: .value("x", $0), y: .value("y", 1), width: 1, height: 1)
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: length)
    ).drawList().fills.map(\.midX)
    #expect(middles.first == 0 && middles.last == 300)
  }
}

extension DrawGroup {
  /// Whether the group or a group in it is clipped.
  fileprivate var hasClip: Bool {
    clip != nil
      || contents.commands.contains { command in
        if case .group(let group) = command { group.hasClip } else { false }
      }
  }
}
