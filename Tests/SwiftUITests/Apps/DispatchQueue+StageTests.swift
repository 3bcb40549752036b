import AppSourceSwift5
import AppSourceSwift6
import ChartroomUI
import Dispatch
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Dispatch queues in a stage")
struct StageDispatchQueueTests {
  @MainActor
  @Observable
  fileprivate final class Words {
    var all = ["start"]
    func add(_ word: String) { all.append(word) }
  }

  private struct Screen: View {
    let act: (Words) -> Void
    @State private var words = Words()

    var body: some View {
      Text(words.all.joined(separator: " ")).onAppear { act(words) }
    }
  }

  private func screen(_ act: @escaping (Words) -> Void) -> Stage {
    stage(width: 300, height: 100) { Screen(act: act) }
  }

  @Test("closures for the main queue run before the picture, in order, after the actions")
  func main() {
    let stage = screen { words in
      DispatchQueue.main.async {
        words.add("b")
        DispatchQueue.main.async { words.add("d") }
      }
      DispatchQueue.main.async { words.add("c") }
      words.add("a")
    }
    #expect(stage.strings == "start a b c d")
  }

  @Test("closures with a deadline run at their virtual time")
  func later() {
    let stage = screen { words in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { words.add("c") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
        words.add("a")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { words.add("b") }
      }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { words.add("never") }
    }
    #expect(stage.strings == "start")
    for (time, text) in [
      (0.25, "start"), (0.35, "start a"), (0.45, "start a"), (0.55, "start a b"),
      (1.45, "start a b"), (1.55, "start a b c"),
    ] {
      stage.advance(to: time)
      #expect(stage.strings == text, "at \(time)")
    }
  }

  @Test("a delay is independent of the time that its call takes")
  func delays() {
    // The delay in the source, in milliseconds, and the nanoseconds that the call took.
    for (delay, lost): (Int64, Int64) in [
      (0, 0), (300, 1), (300, 900), (300, 900_000), (300, 1_900_000), (33, 400), (1, 100), (5, 5),
      (1_000, 1_500_000), (17, 0),
    ] {
      let found = DispatchQueue.delay(ofNanoseconds: delay * 1_000_000 - lost)
      #expect(found == .milliseconds(delay), "\(delay) ms, \(lost) ns")
    }
    #expect(DispatchQueue.delay(ofNanoseconds: -5) == .zero)
    #expect(DispatchQueue.delay(ofNanoseconds: 16_600_000) == .milliseconds(17))
  }

  @Test("the stage waits for work on other queues, and what it sends to the main queue")
  func others() async throws {
    let stage = screen { words in
      DispatchQueue.global(qos: .userInitiated).async {
        usleep(20_000)
        DispatchQueue.main.async { words.add("loaded") }
      }
      DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
        usleep(1_000)
        DispatchQueue.main.async { words.add("late") }
      }
    }
    try await stage.runTasks(until: 1)
    #expect(stage.strings == "start loaded")
    try await stage.runTasks(until: 2)
    #expect(stage.strings == "start loaded late")
  }

  @Test("a task can wait for a closure with a deadline")
  func continuation() async throws {
    struct Waiting: View {
      @State private var text = "waiting"

      var body: some View {
        Text(text).task {
          await withCheckedContinuation { continuation in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
          }
          text = "done"
        }
      }
    }
    let stage = stage(width: 100, height: 100) { Waiting() }
    try await stage.runTasks(until: 0.9)
    #expect(stage.strings == "waiting")
    try await stage.runTasks(until: 1)
    #expect(stage.strings == "done")
  }

  @Test("an animation is not inherited by a closure for the main queue")
  func transaction() {
    let stage = stage(width: 100, height: 100) { Mover() }
    stage.tap("mover")
    #expect(stage.frame(of: "mover")?.minX == 50)
  }

  private struct Mover: View {
    @State private var x: CGFloat = 0

    var body: some View {
      Color.red.frame(width: 10, height: 10).id("mover").padding(.leading, x)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onTapGesture { withAnimation { DispatchQueue.main.async { x = 50 } } }
    }
  }

  @Test("outside of a stage, the queues are those of the system")
  func outside() async {
    await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume() }
    }
    let start = DispatchTime.now()
    await withCheckedContinuation { done in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { done.resume() }
    }
    #expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds >= 20_000_000)
  }

  @Test("an app's countdown and splash screen, in both language modes")
  func appSource() {
    let five = stage(width: 200, height: 300) { AppSourceSwift5.CountdownScreen() }
    let six = stage(width: 200, height: 300) { AppSourceSwift6.CountdownScreen() }
    for stage in [five, six] {
      #expect(stage.strings == "Welcome")
      stage.advance(to: 1.5)
      #expect(stage.strings == "3 Stop")
      stage.advance(to: 2.5)
      #expect(stage.strings == "2 Stop")
      stage.tap("stop")
      stage.advance(to: 9)
      #expect(stage.strings == "2 Stop")
    }
  }
}
