import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The rules of apps for the ends of drags, in a chart whose content is five times as large as its plot.
@MainActor
@Suite("ChartScrollTargetBehavior")
struct ChartScrollTargetBehaviorTests {
  /// The arguments that the rule of an app received, and the value at the beginning of the plot.
  private final class Log {
    var contexts: [ChartScrollTargetBehaviorContext] = []
    var start: Double?
  }

  /// A rule that moves the visible part to the multiples of a distance, after another rule.
  private struct Multiples: ChartScrollTargetBehavior {
    let distance: CGFloat
    var first: PagingChartScrollTargetBehavior?
    let log: Log

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.contexts.append(context)
      first?.updateTarget(&target, context: context)
      func round(_ place: CGFloat) -> CGFloat { (place / distance).rounded() * distance }
      target.rect.origin = CGPoint(
        x: round(target.rect.origin.x), y: round(target.rect.origin.y))
    }
  }

  private func drag<Behavior: ChartScrollTargetBehavior>(
    _ axis: Axis, by distance: Double, from initial: Double, _ log: Log, _ behavior: Behavior,
    direction: LayoutDirection = .leftToRight
  ) {
    let chart = Chart(0..<11, id: \.self) {
      RectangleMark(x: .value("x", $0), y: .value("y", $0), width: 10, height: 10)
    }
    .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartScrollableAxes(axis == .horizontal ? .horizontal : .vertical)
    .chartXVisibleDomain(length: 2).chartYVisibleDomain(length: 2)
    .chartScrollPosition(initialX: initial).chartScrollPosition(initialY: initial)
    .chartScrollTargetBehavior(behavior)
    .chartOverlay { proxy in
      let _ = log.start = axis == .horizontal ? proxy.value(atX: 0) : proxy.value(atY: 200)
      EmptyView()
    }
    .environment(\.layoutDirection, direction)
    let stage = Stage(
      size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()
    ) { chart }
    _ = stage.drawList()
    let end =
      axis == .horizontal ? CGPoint(x: 150 - distance, y: 100) : CGPoint(x: 150, y: 100 + distance)
    stage.send([
      .down(at: CGPoint(x: 150, y: 100), time: 0), .moved(to: end, time: 1),
      // The pointer rests before it leaves, so that it has no velocity.
      .moved(to: end, time: 2), .up(at: end, time: 2),
    ])
    _ = stage.drawList()
  }

  private func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-6 } ?? false
  }

  @Test("a rule of an app moves the visible part of the content, in points")
  func custom() throws {
    let log = Log()
    // The content is 1,500 points wide, and the drag goes from 300 to 400 points.
    drag(.horizontal, by: 100, from: 2, log, Multiples(distance: 450, log: log))
    #expect(isNear(log.start, 3))
    let context = try #require(log.contexts.first)
    #expect(log.contexts.count == 1 && context.axes == .horizontal)
    #expect(isNear(context.contentSize.width, 1500) && context.containerSize.width == 300)
    #expect(isNear(context.originalTarget.rect.minX, 400) && context.velocity == .zero)
    drag(.horizontal, by: 10, from: 2, log, Multiples(distance: 450, log: log))
    #expect(isNear(log.start, 3))
    drag(.horizontal, by: -100, from: 2, log, Multiples(distance: 450, log: log))
    #expect(isNear(log.start, 0))
  }

  @Test("the content of a vertical axis of numbers begins at its greatest number")
  func vertical() throws {
    let log = Log()
    // The content is 1,000 points high; the visible part is moved from 800 to 700 points.
    drag(.vertical, by: 100, from: 0, log, Multiples(distance: 250, log: log))
    #expect(isNear(try #require(log.contexts.first).originalTarget.rect.minY, 700))
    #expect(isNear(log.start, 0.5))
  }

  @Test("the content of a mirrored chart begins at its greatest number")
  func mirrored() throws {
    let log = Log()
    // The visible part is moved from 900 to 1,000 points.
    drag(
      .horizontal, by: 100, from: 2, log, Multiples(distance: 450, log: log),
      direction: .rightToLeft)
    #expect(isNear(try #require(log.contexts.first).originalTarget.rect.minX, 1000))
  }

  @Test("a rule can continue another one")
  func chained() {
    let log = Log()
    let paging: PagingChartScrollTargetBehavior = .paging
    // One page after 300 points, and the next multiple of 350 points.
    drag(.horizontal, by: 200, from: 2, log, Multiples(distance: 350, first: paging, log: log))
    #expect(isNear(log.start, 700 / 150.0))
  }

  @Test("each axis can have a separate alignment, with coarser positions for fast drags")
  func perAxis() {
    let log = Log()
    drag(
      .horizontal, by: 200, from: 2, log,
      .valueAligned(xUnit: 1.0, xMajorAlignment: .unit(4), yUnit: 0.25))
    #expect(isNear(log.start, 4))
    drag(
      .horizontal, by: 100, from: 2, log,
      .valueAligned(xUnit: 0.5, yMatching: DateComponents(hour: 0)))
    #expect(isNear(log.start, 2.5))
    drag(
      .vertical, by: 100, from: 0, log,
      .valueAligned(xMatching: DateComponents(hour: 0), yUnit: 0.75))
    #expect(isNear(log.start, 0.75))
  }
}
