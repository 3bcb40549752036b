public import Foundation

/// A view that updates its content at the dates of a schedule, by the clock of the stage.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The time of an update, for the content.
  public struct Context {
    /// The frequency of updates.
    public enum Cadence: Comparable, Sendable {
      /// Continuous updates.
      case live
      /// An update each second.
      case seconds
      /// An update each minute.
      case minutes
    }

    /// The date of the schedule to which the content belongs, at or before the present of the stage.
    ///
    /// If all dates of the schedule are later, it is the date at which the view has got the schedule.
    public let date: Date
    /// The frequency of updates; always `.live`.
    public let cadence: Cadence

    /// Updates the content with the next frame; accepted, and has no effect, because every frame is up to date.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The time of an update of a `TimelineView`, for any schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView where Content: View {
  /// Creates a view that updates its content at the dates of a schedule.
  ///
  /// The content is evaluated at first and whenever the clock of the stage reaches a date of the schedule. The
  /// schedule is asked for dates again whenever it may have changed.
  ///
  /// - Parameters:
  ///   - schedule: The schedule, such as `.animation` or `.periodic(from:by:)`.
  ///   - content: A closure that creates the content from the date of an update.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: View where Content: View {}

extension TimelineView: PrimitiveView where Content: View {
  package func makeNode(_ context: NodeContext) -> Node { TimelineNode(self, context) }
}

/// The node of a timeline view, which evaluates its content at the dates of the schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  TypedNode<TimelineView<Schedule, Content>>
{
  private var slot: Node?
  private var dates: TimelineDates
  /// Requests an evaluation in every frame, for a schedule that follows them.
  private lazy var frames = FrameClock { [weak self] in self?.invalidate() }
  private lazy var comparison = Comparison(of: Schedule.self)

  override init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    dates = TimelineDates(view.schedule, from: context.environment.now)
    super.init(view, context)
    evaluate()
  }

  override var children: [Node] { slot.map { [$0] } ?? [] }

  override func update(_ view: TimelineView<Schedule, Content>, environment: EnvironmentValues) {
    if comparison.mayDiffer(self.view.schedule, view.schedule) {
      dates = TimelineDates(view.schedule, from: environment.now)
    }
    super.update(view, environment: environment)
    evaluate()
  }

  override func refresh() { evaluate() }

  private func evaluate() {
    core.counts.bodies += 1
    core.didRefresh(self)
    dates.advance(to: environment.now)
    followClock()
    let content = observing {
      view.content(TimelineViewDefaultContext(date: dates.current, cadence: .live))
    }
    slot = reconciled(slot, with: content)
  }

  private func followClock() {
    if dates.followsFrames {
      frames.start(for: self)
    } else {
      frames.stop()
      if let next = dates.next {
        core.refresh(self, after: next.timeIntervalSince(environment.now))
      }
    }
  }
}

/// The dates of a schedule, up to the next one.
struct TimelineDates {
  /// The date to display.
  private(set) var current: Date
  /// The date of the next update; `nil` for none.
  private(set) var next: Date?
  /// Whether every frame is an update.
  let followsFrames: Bool
  private var remaining: AnyIterator<Date>

  /// Creates the dates of a schedule from the present.
  init<Schedule: TimelineSchedule>(_ schedule: Schedule, from now: Date) {
    current = now
    followsFrames = (schedule as? AnimationTimelineSchedule)?.followsFrames ?? false
    guard !followsFrames else {
      remaining = AnyIterator { nil }
      return
    }
    remaining = AnyIterator(schedule.entries(from: now, mode: .normal).makeIterator())
    guard let first = remaining.next() else { return }
    if first <= now { current = first } else { next = first }
    if next == nil { step() }
  }

  /// Displays the last date that is not later than the present.
  mutating func advance(to now: Date) {
    if followsFrames { current = now }
    // Dates that are later than the present by the errors of the clock count as reached.
    while let reached = next, reached.timeIntervalSince(now) < 1e-6 {
      current = reached
      step()
    }
  }

  private mutating func step() {
    let date = remaining.next()
    next = date.flatMap { $0 > current ? $0 : nil }
  }
}

/// A motion without end, which requests an update whenever the clock of the stage has advanced.
@MainActor
final class FrameClock: Motion {
  private let update: () -> Void
  private var isTicking = false

  init(_ update: @escaping () -> Void) { self.update = update }

  func start(for node: Node) {
    guard !isTicking else { return }
    isTicking = true
    node.core.start(
      self, of: node, in: Transaction(), until: MotionTimes(end: .infinity, logicalEnd: .infinity))
  }

  func stop() { isTicking = false }

  override var isMoving: Bool { isTicking }

  override func advance(to time: TimeInterval) -> Bool {
    if isTicking { update() }
    return isTicking
  }
}
