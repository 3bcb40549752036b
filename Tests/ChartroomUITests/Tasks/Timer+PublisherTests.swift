import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import TestSupport
import Testing

@MainActor
@Suite("Timer.publish")
struct TimerPublisherTests {
  private struct Clock: View {
    let every: TimeInterval
    let log: Log<Date>
    @State private var count = 0
    @State private var timer: Timer.TimerPublisher

    init(every: TimeInterval, log: Log<Date>) {
      self.every = every
      self.log = log
      timer = Timer.publish(every: every, on: .main, in: .common)
    }

    var body: some View {
      Text("\(count)").onReceive(timer.autoconnect()) { date in
        count += 1
        log.add(date)
      }
    }
  }

  @Test("a view receives the dates of the stage's clock at exact multiples of the interval")
  func intervals() {
    let log = Log<Date>()
    var environment = EnvironmentValues()
    environment._startDate = Date(timeIntervalSinceReferenceDate: 1_000)
    let stage = stage(width: 100, height: 100, environment: environment) {
      Clock(every: 0.1, log: log)
    }
    #expect(stage.strings == "0")
    for frame in 0...120 {
      stage.advance(to: Double(frame) / 60)
      #expect(stage.strings == "\(frame / 6)", "frame \(frame)")
    }
    let dates = log.take().map(\.timeIntervalSinceReferenceDate)
    let expected: [TimeInterval] = (1...20).map { 1_000 + Double($0) / 10 }
    #expect(dates == expected)
  }

  @Test("odd intervals are survived", arguments: [0.0, -1, .nan, .infinity, 1e300])
  func odd(interval: TimeInterval) {
    let stage = stage(width: 100, height: 100) { Clock(every: interval, log: Log()) }
    _ = stage.drawList()
    stage.advance(to: 0.001)
    #expect(stage.strings == (interval <= 0 ? "10" : "0"))
  }

  @Test("a connection is the same one until it is cancelled, and a removed view ends it")
  func cancelling() {
    let log = Log<Date>()
    func content(_ isShown: Bool) -> some View {
      VStack { if isShown { Clock(every: 1, log: log) } }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    stage.advance(to: 2)
    #expect(log.take().count == 2)
    stage.update { content(false) }
    stage.advance(to: 5)
    #expect(log.take().isEmpty)
  }

  @Test("a publisher that stages share follows the clock of each of them")
  func sharing() {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    struct Counter: View {
      let timer: Publishers.Autoconnect<Timer.TimerPublisher>
      @State private var count = 0

      var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }
    let first = stage(width: 100, height: 100) { Counter(timer: timer) }
    first.advance(to: 2)
    let second = stage(width: 100, height: 100) { Counter(timer: timer) }
    second.advance(to: 5)
    #expect(first.strings == "2" && second.strings == "5")
    first.advance(to: 3)
    #expect(first.strings == "3" && second.strings == "5")
  }

  @Test("a connection outlives the stage in which it was made")
  func outliving() {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    struct Counter: View {
      let timer: Timer.TimerPublisher
      @State private var count = 0

      var body: some View {
        Text("\(count)").onReceive(timer) { _ in count += 1 }.onAppear { _ = timer.connect() }
      }
    }
    for _ in 0..<2 {
      let stage = stage(width: 100, height: 100) { Counter(timer: timer) }
      _ = stage.drawList()
      stage.advance(to: 3)
      #expect(stage.strings == "3")
    }
  }

  @Test("outside of a stage, it is a timer of the run loop")
  func runLoop() {
    var found = 0
    let publisher = Timer.publish(every: 0.001, tolerance: 0.001, on: .current, in: .default)
    let sink = publisher.autoconnect().sink { _ in found += 1 }
    let end = Date().addingTimeInterval(5)
    while found < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.01))
    }
    #expect(found >= 3)
    sink.cancel()
    let last = found
    _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.01))
    #expect(found == last)
  }
}
