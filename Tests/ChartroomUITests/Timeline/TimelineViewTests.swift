import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A stage whose clock starts at `start`, with the seconds from there to the date of a timeline view.
  private func stage<Schedule: TimelineSchedule>(_ schedule: Schedule) -> Stage {
    var environment = EnvironmentValues()
    environment._startDate = Self.start
    return ChartroomUITests.stage(environment: environment) {
      TimelineView(schedule) { context in
        Text(verbatim: Self.seconds(to: context.date))
      }
    }
  }

  private static func seconds(to date: Date) -> String {
    String(format: "%.2f", date.timeIntervalSince(start))
  }

  /// Returns the dates that are displayed at some times.
  private func dates<Schedule: TimelineSchedule>(
    _ schedule: Schedule, at times: [TimeInterval]
  ) -> [String] {
    let stage = stage(schedule)
    return times.map { time in
      stage.advance(to: time)
      return stage.drawList().strings.first ?? ""
    }
  }

  @Test("a periodic schedule displays its last date, and evaluates nothing in between")
  func periodic() {
    let schedule = PeriodicTimelineSchedule(from: Self.start.addingTimeInterval(-0.25), by: 1)
    #expect(
      dates(schedule, at: [0, 0.5, 0.75, 1.7, 9]) == ["-0.25", "-0.25", "0.75", "0.75", "8.75"])
    let stage = stage(.periodic(from: Self.start, by: 1))
    _ = stage.drawList()
    let bodies = stage.counts.bodies
    stage.advance(to: 0.9)
    #expect(stage.counts.bodies == bodies)
    stage.advance(to: 3.5)
    #expect(stage.counts.bodies > bodies)
    #expect(!stage.isAnimating)
  }

  @Test("the date depends on the time alone, not on the frames before it")
  func reproducible() {
    let schedules: [any TimelineSchedule] =
      [
        .animation, .animation(minimumInterval: 0.3), .periodic(from: Self.start, by: 0.7),
        .everyMinute, .explicit([0.5, 1, 7].map { Self.start.addingTimeInterval($0) }),
      ] as [any TimelineSchedule]
    for schedule in schedules {
      #expect(
        dates(schedule, at: [10]) == [dates(schedule, at: [0.1, 0.2, 1, 3.3, 9.99, 10]).last])
    }
  }

  @Test("a start after the present counts as the present, and tiny intervals as none")
  func oddPeriods() {
    let later = Self.start.addingTimeInterval(1_000.3)
    #expect(dates(.periodic(from: later, by: 2), at: [0, 1, 2]) == ["0.00", "0.00", "2.00"])
    for interval in [0, -1, .nan, 1e-9, TimeInterval.infinity] {
      let schedule = PeriodicTimelineSchedule(from: Self.start, by: interval)
      #expect(dates(schedule, at: [0, 5]) == ["0.00", "0.00"], "\(interval)")
    }
  }

  @Test("every minute is a date at the beginning of a minute")
  func everyMinute() {
    // 800 000 000 is 20 seconds after the beginning of a minute.
    #expect(dates(.everyMinute, at: [0, 39, 40, 101]) == ["-20.00", "-20.00", "40.00", "100.00"])
  }

  @Test("explicit dates are displayed when they come, and the present before the first")
  func explicit() {
    let dates = [-5.0, 2, 2.5, 2, 9].map { Self.start.addingTimeInterval($0) }
    #expect(
      self.dates(.explicit(dates), at: [0, 2, 3, 10]) == ["-5.00", "2.00", "2.50", "2.50"])
    #expect(self.dates(.explicit(Array(dates.dropFirst())), at: [0, 1]) == ["0.00", "0.00"])
    #expect(self.dates(.explicit([]), at: [0, 1]) == ["0.00", "0.00"])
  }

  @Test("an animation displays the present in every frame, or with a minimum interval")
  func animation() {
    #expect(dates(.animation, at: [0, 0.01, 0.5, 7]) == ["0.00", "0.01", "0.50", "7.00"])
    #expect(
      dates(.animation(minimumInterval: 0.5), at: [0, 0.4, 0.6, 1.9])
        == ["0.00", "0.00", "0.50", "1.50"])
    #expect(dates(.animation(minimumInterval: .nan), at: [0.25]) == ["0.25"])
    #expect(dates(.animation(paused: true), at: [0, 3]) == ["0.00", "0.00"])
    #expect(stage(.animation).isAnimating)
  }

  @Test("a paused animation stays at the time of the pause, and continues at the present")
  func pause() {
    var environment = EnvironmentValues()
    environment._startDate = Self.start
    let stage = ChartroomUITests.stage(width: 100, height: 100, environment: environment) {
      Pausable()
    }
    func shown(at time: TimeInterval) -> String? {
      stage.advance(to: time)
      return stage.drawList().strings.first
    }
    #expect(shown(at: 1) == "1.00")
    stage.advance(to: 2)
    stage.send(.tap(at: middle))
    #expect(shown(at: 2.5) == "2.00" && !stage.isAnimating)
    #expect(shown(at: 4) == "2.00")
    stage.send(.tap(at: middle))
    #expect(shown(at: 4) == "4.00")
    #expect(shown(at: 4.5) == "4.50")
  }

  private struct Pausable: View {
    @State private var isPaused = false

    var body: some View {
      TimelineView(.animation(paused: isPaused)) { context in
        Text(verbatim: TimelineViewTests.seconds(to: context.date)).frame(width: 100, height: 100)
          .contentShape(Rectangle())
      }
      .onTapGesture { isPaused.toggle() }
    }
  }

  @Test("a timeline view keeps the state of its content, and ends with it")
  func life() {
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Switchable() }
    stage.send(.tap(at: middle))
    stage.advance(to: 1)
    #expect(stage.drawList().strings == ["1"])
    #expect(stage.isAnimating)
    stage.send(.tap(at: CGPoint(x: 50, y: 99)))
    _ = stage.drawList()
    stage.advance(to: 2)
    #expect(stage.drawList().strings == ["off"])
    #expect(!stage.isAnimating)
  }

  private struct Switchable: View {
    @State private var isOn = true

    var body: some View {
      VStack(spacing: 0) {
        if isOn { TimelineView(.animation) { _ in Counter() } } else { Text("off") }
        Color.red.frame(height: 10).onTapGesture { isOn = false }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").frame(width: 100, height: 90).contentShape(Rectangle())
        .onTapGesture { count += 1 }
    }
  }

  @Test("schedules give ascending dates from the last one before a date")
  func entries() {
    let from = Self.start
    func first<Schedule: TimelineSchedule>(_ schedule: Schedule) -> [String] {
      schedule.entries(from: from, mode: .normal).prefix(3).map(Self.seconds)
    }
    #expect(first(.everyMinute) == ["-20.00", "40.00", "100.00"])
    #expect(
      first(.periodic(from: from.addingTimeInterval(-7), by: 5)) == ["-2.00", "3.00", "8.00"])
    #expect(first(.periodic(from: from, by: 0)) == ["0.00"])
    #expect(first(.animation) == ["0.00", "0.02", "0.03"])
    #expect(first(.animation(minimumInterval: 2)) == ["0.00", "2.00", "4.00"])
    #expect(first(.animation(paused: true)) == ["0.00"])
  }
}
