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
    #expect(dates == (1...20).map { 1_000 + Double($0) / 10 })
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
