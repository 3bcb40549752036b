import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Observation, bindings and modifiers with state")
struct ObservationTests {
  @Test("what a ForEach closure reads brings its views up to date")
  func forEachReads() {
    let model = Names()
    let stage = stage(width: 100, height: 100) { NameList(model: model) }
    #expect(stage.drawList().description.contains("\"ann\""))
    model.names[0].text = "eve"
    #expect(stage.drawList().description.contains("\"eve\""))
  }

  @Test("what a GeometryReader closure reads brings its content up to date")
  func geometryReads() {
    let name = Name("ann")
    let stage = stage(width: 100, height: 100) { GeometryReader { _ in Text(name.text) } }
    #expect(stage.drawList().description.contains("\"ann\""))
    name.text = "eve"
    #expect(stage.drawList().description.contains("\"eve\""))
  }

  @Test("an environment change reaches GeometryReader content and views beside the content")
  func environmentInside() {
    func content(_ scheme: ColorScheme) -> some View {
      GeometryReader { _ in Color.red }
        .background { Color.green }.overlay { Color.blue.frame(width: 1, height: 1) }
        .environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 20, height: 20) { content(.light) }
    let light = stage.drawList().description
    for color in ["#FF3B30", "#34C759", "#007AFF"] { #expect(light.contains(color)) }
    stage.update { content(.dark) }
    let dark = stage.drawList().description
    for color in ["#FF453A", "#30D158", "#0A84FF"] { #expect(dark.contains(color)) }
  }

  @Test("a modifier has state and reads the environment")
  func modifierState() {
    let stage = stage(width: 20, height: 20) {
      Color.green.modifier(Flagging()).environment(\.colorScheme, .dark)
    }
    #expect(stage.drawList().description.contains("opacity 0.5"))
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(!stage.drawList().description.contains("opacity 0.5"))
  }

  @Test("a closure sees the environment as it is, also where the body never read it")
  func environmentInClosures() {
    let seen = Log()
    func content(_ scheme: ColorScheme) -> some View {
      SchemeTeller(log: seen).environment(\.colorScheme, scheme)
    }
    let stage = stage(width: 20, height: 20) { content(.light) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    stage.update { content(.dark) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(seen.entries == ["light", "dark"])
  }

  @Test("a binding writes to the state it came from, through its parts too")
  func bindings() {
    let stage = stage(width: 20, height: 20) { BoundParent() }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(stage.drawList().description.contains("\"1 2\""))
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test("@Bindable writes to an observable object")
  func bindable() {
    let name = Name("x")
    let stage = stage(width: 20, height: 20) { NameEditor(name: name) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(name.text == "x!")
    #expect(stage.drawList().description.contains("\"x!\""))
  }

  @Test("a body that an outer one evaluates is not evaluated once more")
  func evaluatedOnce() {
    let stage = stage(width: 20, height: 20) { BoundParent() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    _ = stage.drawList()
    // The parent, whose state changed, and its child, whose own state changed as well.
    #expect(stage.counts.bodies == before + 2)
  }

  @Test("state of a removed view is gone, and what listened for it too")
  func removedState() {
    func content(_ isShown: Bool) -> some View {
      VStack(spacing: 0) { if isShown { BoundParent() } }
    }
    let stage = stage(width: 20, height: 20) { content(true) }
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    for _ in 0..<50 {
      stage.update { content(false) }
      #expect(stage.drawList().isEmpty)
      #expect(stage.core.listenerCount == 0)
      stage.update { content(true) }
      #expect(stage.drawList().description.contains("\"0 0\""))
      #expect(stage.core.listenerCount == 2)
    }
  }

  @Test("a stage that is let go of frees its content, in the middle of a touch too")
  func leaks() {
    weak var name: Name?
    do {
      let held = Name("x")
      name = held
      let stage = stage(width: 20, height: 20) {
        NameEditor(name: held).overlay { GeometryReader { _ in Text(held.text) } }
          .environment(held)
      }
      _ = stage.drawList()
      stage.send(.down(at: CGPoint(x: 10, y: 10)))
    }
    #expect(name == nil)
  }
}

@Observable
@MainActor
private final class Name: Identifiable {
  var text: String
  init(_ text: String) { self.text = text }
}

@Observable
@MainActor
private final class Names {
  var names = [Name("ann"), Name("bob")]
}

@MainActor
private final class Log {
  var entries: [String] = []
}

private struct NameList: View {
  let model: Names
  var body: some View { VStack { ForEach(model.names) { Text($0.text) } } }
}

private struct NameEditor: View {
  @Bindable var name: Name
  var body: some View { Editor(text: $name.text) }
}

private struct Editor: View {
  @Binding var text: String
  var body: some View {
    Text(text).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
      .onTapGesture { text += "!" }
  }
}

private struct Flagging: ViewModifier {
  @State private var isFlagged = false
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    content.opacity(scheme == .dark && !isFlagged ? 0.5 : 1).onTapGesture { isFlagged.toggle() }
  }
}

private struct SchemeTeller: View {
  let log: Log
  @Environment(\.colorScheme) private var scheme

  var body: some View { Color.white.onTapGesture { log.entries.append(scheme.rawValue) } }
}

private struct Pair { var first = 0 }

private struct BoundParent: View {
  @State private var pair = Pair()
  var body: some View { BoundChild(number: $pair.first) }
}

private struct BoundChild: View {
  @Binding var number: Int
  @State private var own = 0

  var body: some View {
    Text("\(number) \(own)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture {
        number += 1
        own += 2
      }
  }
}
