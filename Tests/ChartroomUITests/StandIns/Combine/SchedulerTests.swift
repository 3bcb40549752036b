import ChartroomUI
import Foundation
import OpenCombine
import TestSupport
import Testing

@MainActor
@Suite("Schedulers")
struct SchedulerTests {
  /// A screen whose button sends a value, and that shows what arrives.
  private struct Screen: View {
    private final class Model: OpenCombine.ObservableObject {
      let sent = PassthroughSubject<Int, Never>()
      let objectWillChange = ObservableObjectPublisher()
      private(set) var received: [Int] = []
      private var subscription: AnyCancellable?

      init(_ change: (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>) {
        subscription = change(sent.eraseToAnyPublisher()).sink { [weak self] value in
          self?.objectWillChange.send()
          self?.received.append(value)
        }
      }
    }

    @StateObject private var model: Model
    @State private var count = 0

    init(_ change: @escaping (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>) {
      _model = StateObject(wrappedValue: Model(change))
    }

    var body: some View {
      VStack {
        Text(model.received.map { "\($0)" }.joined(separator: " "))
        Button("Send") {
          count += 1
          model.sent.send(count)
        }
        .id("send")
      }
    }
  }

  private func screen(
    _ change: @escaping (AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never>
  ) -> Stage {
    stage(width: 200, height: 100) { Screen(change) }
  }

  private func send(_ stage: Stage, at time: TimeInterval) throws {
    stage.advance(to: time)
    let frame = try #require(stage.frame(of: "send"))
    stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
  }

  /// The values that have arrived; the title of the button if there are none.
  private func received(_ stage: Stage) -> String { stage.drawList().strings[0] }

  @Test("values for the main queue and run loop arrive before the picture")
  func receiving() throws {
    for stage in [
      screen { $0.receive(on: DispatchQueue.main).eraseToAnyPublisher() },
      screen { $0.receive(on: RunLoop.main).eraseToAnyPublisher() },
      screen { $0.receive(on: OperationQueue.main).eraseToAnyPublisher() },
    ] {
      try send(stage, at: 0)
      try send(stage, at: 0.1)
      #expect(received(stage) == "1 2")
    }
  }

  @Test("a debounced value arrives after its time on the virtual clock")
  func debouncing() throws {
    for stage in [
      screen { $0.debounce(for: 0.5, scheduler: RunLoop.main).eraseToAnyPublisher() },
      screen {
        $0.debounce(for: .milliseconds(500), scheduler: DispatchQueue.main).eraseToAnyPublisher()
      },
      screen {
        $0.debounce(for: .seconds(0.5), scheduler: OperationQueue.main).eraseToAnyPublisher()
      },
    ] {
      try send(stage, at: 1)
      try send(stage, at: 1.3)
      stage.advance(to: 1.79)
      #expect(received(stage) == "Send")
      stage.advance(to: 1.8)
      #expect(received(stage) == "2")
    }
  }

  @Test("a delay and a throttle follow the virtual clock")
  func delaying() throws {
    let delayed = screen {
      $0.delay(for: .seconds(2), scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
    try send(delayed, at: 1)
    delayed.advance(to: 2.99)
    #expect(received(delayed) == "Send")
    delayed.advance(to: 3)
    #expect(received(delayed) == "1")
    let throttled = screen {
      $0.throttle(for: 1, scheduler: RunLoop.main, latest: true).eraseToAnyPublisher()
    }
    for time in [0.1, 0.2, 0.3] { try send(throttled, at: time) }
    #expect(received(throttled) == "1")
    throttled.advance(to: 1.2)
    #expect(received(throttled) == "1 3")
  }

  @Test("a repeated action follows the virtual clock until it is cancelled")
  func repeating() {
    let tasks = StageTasks()
    let action: @Sendable () -> Void = {}
    let timer = TaskScope.$current.withValue(TaskScope(outsideOf: tasks)) {
      let queue = DispatchQueue(label: "test")
      return queue.schedule(after: queue.now.advanced(by: 1), interval: 0.5, action)
    }
    #expect(tasks.clock.nextDeadline == 1)
    tasks.clock.performNext()
    #expect(tasks.clock.nextDeadline == 1.5)
    timer.cancel()
    #expect(tasks.clock.nextDeadline == nil)
    tasks.cancelAll()
  }

  @Test("outside of a stage, values arrive in the system's time")
  func system() async {
    var all: [Int] = []
    for await value in Just(1).delay(for: .milliseconds(1), scheduler: RunLoop.main)
      .receive(on: DispatchQueue(label: "test")).values
    { all.append(value) }
    #expect(all == [1])
  }

  @Test("intervals of a queue are whole nanoseconds, and limited")
  func intervals() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(0.5) == .milliseconds(500) && 0.5 == Stride.microseconds(500_000))
    #expect(Stride.seconds(Int.max).magnitude == .max && Stride.seconds(-1e300).magnitude == .min)
    #expect(Stride.seconds(.nan).magnitude == .max)
    #expect(Stride.nanoseconds(.max) + .seconds(1) == .nanoseconds(.max))
    #expect(2 * Stride.milliseconds(3) == .milliseconds(6) && -Stride.seconds(1) == .seconds(-1))
    let queue = DispatchQueue.main
    #expect(queue.now.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
  }
}
