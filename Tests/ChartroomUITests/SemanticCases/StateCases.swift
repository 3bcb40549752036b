import ChartroomUI
import Foundation
import Graphics
import Observation
import OpenCombine
import TestSupport

enum StateCases {
  static let all: [SemanticCase] = [
    SemanticCase("a write of an equal value does not evaluate the body", "memory", "body") {
      let log = Log<String>()
      let stage = stage(width: 100, height: 100) { WritingEqual(log: log) }
      _ = stage.drawList()
      stage.send(.tap(at: CGPoint(x: 50, y: 50)))
      _ = stage.drawList()
      return log.entries.joined(separator: " ")
    },
    SemanticCase("the initial value of state is computed at each init", "2.1 [D State]", "2 first")
    {
      let log = Log<Int>()
      let stage = stage { Recreating(log: log) }
      stage.tap("more")
      let text = stage.strings
      return "\(log.entries.count) \(text.contains("0") ? "first" : "second")"
    },
    SemanticCase("the object of StateObject is created once", "2.1 [D~]", "1") {
      let log = Log<Int>()
      let stage = stage { RecreatingObject(log: log) }
      stage.tap("more")
      _ = stage.strings
      return "\(log.entries.count)"
    },
    SemanticCase(
      "two writes in one action evaluate the body once", "2.1, from memory", "2 evaluations"
    ) {
      let log = Log<Int>()
      let stage = stage { TwoWrites(log: log) }
      _ = stage.strings
      stage.tap("both")
      _ = stage.strings
      return "\(log.entries.count) evaluations"
    },
    SemanticCase(
      "a state that the body does not read evaluates nothing", "2.1 [F~]", "1 evaluations"
    ) {
      let log = Log<Int>()
      let stage = stage { UnreadState(log: log) }
      _ = stage.strings
      stage.tap("write")
      _ = stage.strings
      return "\(log.entries.count) evaluations"
    },
    SemanticCase("a child writes the state of its parent through a binding", "[D Binding]", "on on")
    {
      let stage = stage { BindingParent() }
      stage.tap("child")
      return stage.strings
    },
    SemanticCase("a constant binding ignores writes", "[D Binding.constant]", "false") {
      let stage = stage { BindingChild(isOn: .constant(false)) }
      stage.tap("child")
      return stage.strings == "on" ? "true" : "false"
    },
    SemanticCase(
      "state that was set from a parent's value keeps the first one", "2.1 [D State]", "1 2"
    ) {
      let stage = stage { InitialFromParent() }
      stage.tap("more")
      return stage.strings
    },
    SemanticCase("an action sees its own write at once", "from memory", "1 1") {
      let stage = stage { WriteAndRead() }
      stage.tap("write")
      return stage.strings
    },
    SemanticCase("an element's binding writes into the array", "[D ForEach]", "a! b a! b") {
      let stage = stage { ElementBindings() }
      stage.tap("a")
      return stage.strings
    },
    SemanticCase("any change of an object evaluates each of its observers", "2.1 [F]", "2 2") {
      let log = Log<String>()
      let model = TwoProperties()
      let stage = stage { TwoObservers(model: model, log: log) }
      _ = stage.strings
      model.first += 1
      _ = stage.strings
      return ["a", "b"].map { name in "\(log.entries.count { $0 == name })" }.joined(separator: " ")
    },
    SemanticCase("a property of @Observable evaluates its readers only", "2.1 [F]", "2 1") {
      let log = Log<String>()
      let model = TwoObservedProperties()
      let stage = stage { TwoReaders(model: model, log: log) }
      _ = stage.strings
      model.first += 1
      _ = stage.strings
      return ["a", "b"].map { name in "\(log.entries.count { $0 == name })" }.joined(separator: " ")
    },
    SemanticCase("an object inside an observed object is not observed", "from memory", "0") {
      let model = Outer()
      let stage = stage { OuterView(model: model) }
      _ = stage.strings
      model.inner.first += 1
      return stage.strings
    },
    SemanticCase("objectWillChange without a change evaluates the observers", "2.1 [F]", "2") {
      let log = Log<String>()
      let model = TwoProperties()
      let stage = stage { FirstReader(model: model, log: log) }
      _ = stage.strings
      model.objectWillChange.send()
      _ = stage.strings
      return "\(log.entries.count)"
    },
    SemanticCase("a child with equal fields is not evaluated again", "2.1 [F~]", "2 1") {
      let log = Log<String>()
      let stage = stage { ParentOfEqual(log: log) }
      stage.tap("more")
      _ = stage.strings
      return ["parent", "child"].map { name in "\(log.entries.count { $0 == name })" }
        .joined(separator: " ")
    },
  ]
}

private struct Recreating: View {
  let log: Log<Int>
  @State private var turn = 0

  var body: some View {
    VStack {
      Text("turn").opacity(turn < 0 ? 0 : 1).onTapGesture { turn += 1 }.id("more")
      InitialCounter(log: log, turn: turn)
    }
  }
}

private struct InitialCounter: View {
  @State private var value: Int

  init(log: Log<Int>, turn: Int) {
    log.add(turn)
    _value = State(initialValue: log.entries.count - 1)
  }

  var body: some View { Text("\(value)") }
}

private final class Created: ObservableObject {
  @MainActor init(log: Log<Int>) { log.add(1) }
}

private struct RecreatingObject: View {
  let log: Log<Int>
  @State private var turn = 0

  var body: some View {
    VStack {
      Text("\(turn)").onTapGesture { turn += 1 }.id("more")
      ObjectOwner(created: Created(log: log), turn: turn)
    }
  }
}

private struct ObjectOwner: View {
  @StateObject private var created: Created
  let turn: Int

  init(created: @autoclosure @escaping () -> Created, turn: Int) {
    _created = StateObject(wrappedValue: created())
    self.turn = turn
  }

  var body: some View { Text("\(turn)").onAppear { _ = created } }
}

private struct TwoWrites: View {
  let log: Log<Int>
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let _ = log.add(first)
    Text("\(first) \(second)")
      .onTapGesture {
        first = 1
        second = 1
        first = 2
      }
      .id("both")
  }
}

private struct UnreadState: View {
  let log: Log<Int>
  @State private var value = 1

  var body: some View {
    let _ = log.add(1)
    Text("a").onTapGesture { value += 1 }.id("write")
  }
}

private struct BindingParent: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "on" : "off")
      BindingChild(isOn: $isOn)
    }
  }
}

private struct BindingChild: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() }.id("child") }
}

private struct InitialFromParent: View {
  @State private var value = 1

  var body: some View {
    VStack {
      KeepingFirst(value: value)
      Text("\(value)").onTapGesture { value += 1 }.id("more")
    }
  }
}

private struct KeepingFirst: View {
  @State private var kept: Int

  init(value: Int) { _kept = State(initialValue: value) }

  var body: some View { Text("\(kept)") }
}

private struct WriteAndRead: View {
  @State private var value = 0
  @State private var seen = 0

  var body: some View {
    Text("\(value) \(seen)")
      .onTapGesture {
        value += 1
        seen = value
      }
      .id("write")
  }
}

private struct ElementBindings: View {
  private struct Item: Identifiable {
    let id: String
    var text: String
  }

  @State private var items = [Item(id: "a", text: "a"), Item(id: "b", text: "b")]

  var body: some View {
    VStack {
      ForEach($items) { $item in Text(item.text).onTapGesture { item.text += "!" }.id(item.id) }
      ForEach(items) { Text($0.text) }
    }
  }
}

private final class TwoProperties: ObservableObject {
  @Published var first = 0
  @Published var second = 0
}

private struct TwoObservers: View {
  let model: TwoProperties
  let log: Log<String>

  var body: some View {
    VStack {
      FirstReader(model: model, log: log)
      SecondReader(model: model, log: log)
    }
  }
}

private struct FirstReader: View {
  @ObservedObject var model: TwoProperties
  let log: Log<String>

  var body: some View {
    let _ = log.add("a")
    Text("\(model.first)")
  }
}

private struct SecondReader: View {
  @ObservedObject var model: TwoProperties
  let log: Log<String>

  var body: some View {
    let _ = log.add("b")
    Text("\(model.second)")
  }
}

@Observable
private final class TwoObservedProperties {
  var first = 0
  var second = 0
}

private struct TwoReaders: View {
  let model: TwoObservedProperties
  let log: Log<String>

  var body: some View {
    VStack {
      PropertyReader(model: model, path: \.first, name: "a", log: log)
      PropertyReader(model: model, path: \.second, name: "b", log: log)
    }
  }
}

private struct PropertyReader: View {
  let model: TwoObservedProperties
  let path: KeyPath<TwoObservedProperties, Int>
  let name: String
  let log: Log<String>

  var body: some View {
    let _ = log.add(name)
    Text("\(model[keyPath: path])")
  }
}

private final class Outer: ObservableObject {
  @Published var inner = TwoProperties()
}

private struct OuterView: View {
  @ObservedObject var model: Outer

  var body: some View { Text("\(model.inner.first)") }
}

private struct ParentOfEqual: View {
  let log: Log<String>
  @State private var value = 0

  var body: some View {
    let _ = log.add("parent")
    VStack {
      Text("\(value)").onTapGesture { value += 1 }.id("more")
      EqualChild(name: "child", log: log)
    }
  }
}

private struct EqualChild: View {
  let name: String
  let log: Log<String>

  var body: some View {
    let _ = log.add(name)
    Text(name)
  }
}

private struct WritingEqual: View {
  let log: Log<String>
  @State private var name = "a"

  var body: some View {
    let _ = log.add("body")
    Color.red.onTapGesture { name = "a" }.overlay(Text(name))
  }
}
