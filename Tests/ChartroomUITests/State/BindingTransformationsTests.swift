import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Binding transformations")
struct BindingTransformationsTests {
  private let box = Box()

  private func binding<Value>(_ path: ReferenceWritableKeyPath<Box, Value>) -> Binding<Value> {
    Bindable(box)[dynamicMember: path]
  }

  @Test("a binding to an optional becomes one to its value, which outlives the value")
  func unwrapped() throws {
    if Binding(binding(\.missing)) != nil { Issue.record("there is no value") }
    let name = try #require(Binding(binding(\.name)))
    name.wrappedValue = "bob"
    #expect(box.name == "bob")
    box.name = nil
    #expect(name.wrappedValue == "ann")
  }

  @Test("a binding to a value becomes one to an optional, which ignores nil")
  func optional() {
    let count: Binding<Int?> = Binding(binding(\.count))
    count.wrappedValue = nil
    #expect(box.count == 1 && count.wrappedValue == 1)
    count.wrappedValue = 2
    #expect(box.count == 2)
  }

  @Test("a binding to a hashable value becomes one to a type-erased value")
  func hashable() {
    let count: Binding<AnyHashable> = Binding(binding(\.count))
    count.wrappedValue = "text"
    #expect(box.count == 1)
    count.wrappedValue = 5
    #expect(box.count == 5 && count.wrappedValue == AnyHashable(5))
  }

  @Test("a binding to a collection is a collection of bindings to its elements")
  func collection() {
    let items = binding(\.items)
    #expect(items.count == 3 && items.last?.wrappedValue.text == "c")
    for item in items { item.text.wrappedValue += "!" }
    #expect(box.items.map(\.text) == ["a!", "b!", "c!"])
    #expect(items[1].id == 2)
    let last = items[2]
    box.items.removeLast()
    last.wrappedValue.text = "lost"
    #expect(last.wrappedValue.text == "c!")
    #expect(box.items.map(\.text) == ["a!", "b!"])
    #expect(items.reversed().map(\.wrappedValue.id) == [2, 1])
  }

  @Test("transformed bindings to one place are known as such")
  func places() {
    let items = binding(\.items)
    #expect(items[0].isSame(as: binding(\.items)[0]))
    #expect(!items[0].isSame(as: items[1]))
    let count: Binding<Int?> = Binding(binding(\.count))
    #expect(count.isSame(as: Binding(binding(\.count))))
    let erased: Binding<AnyHashable> = Binding(binding(\.count))
    #expect(erased.isSame(as: Binding(binding(\.count))))
    let name = Binding(binding(\.name))
    #expect(name.map { $0.isSame(as: Binding(binding(\.name)) ?? .constant("")) } == true)
  }

  @Test("views update when the state behind a transformed binding changes")
  func dependencies() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) { Owner(log: log) }
    _ = stage.drawList()
    log.entries = []
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(stage.drawList().description.contains("\"2\""))
    #expect(log.entries == ["leaf"])
  }
}

private struct Item: Identifiable {
  let id: Int
  var text: String
}

private final class Box {
  var missing: String?
  var name: String? = "ann"
  var count = 1
  var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b"), Item(id: 3, text: "c")]
}

private struct Owner: View {
  let log: Log<String>
  @State private var numbers = [1, 1]

  var body: some View {
    log.entries.append("owner")
    return Leaf(log: log, number: Binding($numbers[1])).frame(width: 100, height: 50)
      .contentShape(Rectangle()).onTapGesture { numbers[1] += 1 }
  }
}

private struct Leaf: View {
  let log: Log<String>
  @Binding var number: Int?

  var body: some View {
    log.entries.append("leaf")
    return Text(verbatim: number.map { "\($0)" } ?? "none")
  }
}
