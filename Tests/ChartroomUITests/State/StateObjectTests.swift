import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import Testing

@MainActor
@Suite("State objects")
struct StateObjectTests {
  @Test("an object is made once for each identity of the view")
  func madeOnce() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) { Owner(log: log, step: 1).id("a") }
    _ = stage.drawList()
    #expect(log.entries == ["made"])
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    stage.update { Owner(log: log, step: 2).id("a") }
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(stage.drawList().description.contains("\"3\""))
    #expect(log.entries == ["made"])
    stage.update { Owner(log: log, step: 2).id("b") }
    #expect(stage.drawList().description.contains("\"0\""))
    #expect(log.entries.sorted() == ["freed", "made", "made"])
  }

  @Test("a view value that is shown twice has two objects")
  func shownTwice() {
    let log = Log<String>()
    let owner = Owner(log: log, step: 1).frame(width: 10, height: 10)
    let stage = stage(width: 20, height: 10) {
      HStack(spacing: 0) {
        owner
        owner
      }
    }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    let texts = stage.drawList().description
    #expect(texts.contains("\"1\"") && texts.contains("\"0\""))
    #expect(log.entries == ["made", "made"])
  }

  @Test("its projected value makes bindings, in modifiers and in custom wrappers too")
  func bindings() {
    let stage = stage(width: 100, height: 50) { Color.red.modifier(Counter()) }
    #expect(stage.drawList().description.contains("\"0\""))
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(stage.drawList().description.contains("\"10\""))
  }
}

private final class Tally: ObservableObject {
  @Published var count = 0
  let log: Log<String>?

  init(log: Log<String>? = nil) {
    self.log = log
    MainActor.assumeIsolated { log?.entries.append("made") }
  }

  deinit { MainActor.assumeIsolated { [log] in log?.entries.append("freed") } }
}

private struct Owner: View {
  @StateObject private var tally: Tally
  let step: Int

  init(log: Log<String>, step: Int) {
    _tally = StateObject(wrappedValue: Tally(log: log))
    self.step = step
  }

  var body: some View {
    Text("\(tally.count)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { tally.count += step }
  }
}

/// A tally that a wrapper owns.
@propertyWrapper
private struct Tallied: DynamicProperty {
  @StateObject private var tally = Tally()

  @MainActor var wrappedValue: Int {
    get { tally.count }
    nonmutating set { tally.count = newValue }
  }

  @MainActor var projectedValue: Binding<Int> { $tally.count }
}

private struct Counter: ViewModifier {
  @Tallied private var count: Int

  func body(content: Content) -> some View {
    content.overlay { Text("\(count)") }.onTapGesture { $count.wrappedValue += 10 }
  }
}
