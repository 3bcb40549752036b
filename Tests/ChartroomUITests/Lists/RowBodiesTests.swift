import ChartroomUI
import Foundation
import Graphics
import Observation
import OpenCombine
import TestSupport
import Testing

@MainActor
@Suite("RowBodies")
struct RowBodiesTests {
  private func tops<Content: View>(@ViewBuilder _ content: () -> Content) -> [CGFloat] {
    stage(width: 300, height: 800) { List { content() } }.drawList().texts.map(\.frame.minY)
  }

  @Observable
  fileprivate final class Store {
    var name: String
    init(_ name: String) { self.name = name }
  }

  private struct StoreSection: View {
    @Environment(Store.self) private var store
    @Environment(\.lineLimit) private var limit
    let log: Log<String>

    var body: some View {
      let _ = log.add("body")
      Section(store.name) { Text("\(limit ?? 0)") }
    }
  }

  private struct Screen: View {
    let store: Store
    let log: Log<String>

    var body: some View {
      List { StoreSection(log: log).environment(store).environment(\.lineLimit, 3) }
    }
  }

  @Test("a body keeps the environment of the modifiers around it when that of the list changes")
  func environment() {
    let (store, log) = (Store("a"), Log<String>())
    let screen = Screen(store: store, log: log)
    func content(isDisabled: Bool, limit: Int? = nil) -> some View {
      screen.disabled(isDisabled).lineLimit(limit)
    }
    let stage = stage(width: 300, height: 300) { content(isDisabled: false) }
    #expect(stage.drawList().strings == ["A", "3"])
    #expect(log.take() == ["body"])
    stage.update { content(isDisabled: true) }
    #expect(stage.drawList().strings == ["A", "3"])
    #expect(log.take() == [])
    store.name = "b"
    #expect(stage.drawList().strings == ["B", "3"])
    #expect(log.take() == ["body"])
    // Only the limit inside of the list is read.
    stage.update { content(isDisabled: true, limit: 5) }
    #expect(stage.drawList().strings == ["B", "3"])
    #expect(log.take() == [])
  }

  private struct Limited: View {
    @Environment(\.lineLimit) private var limit

    var body: some View {
      Text("a")
      if let limit { Text("\(limit)") }
    }
  }

  private struct Limits: View {
    var body: some View {
      List { ForEach(0..<2) { _ in Limited() } }
    }
  }

  @Test("bodies are evaluated again for a value of the environment that they read")
  func reads() {
    let stage = stage(width: 300, height: 300) { Limits().lineLimit(nil) }
    #expect(stage.drawList().strings == ["a", "a"])
    stage.update { Limits().lineLimit(4) }
    #expect(stage.drawList().strings == ["a", "4", "a", "4"])
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      if depth > 0 { Nested(depth: depth - 1) } else { Text("leaf") }
    }
  }

  private struct Banner: View {
    let isOn: Bool

    var body: some View {
      if isOn { Text("on") }
    }
  }

  @Test("a view with views of its own type is divided, and a body without a view is no row")
  func counts() {
    #expect(tops { Nested(depth: 3) } == tops { Text("leaf") })
    #expect(
      tops {
        Banner(isOn: false)
        Text("on")
      } == tops { Text("on") })
    #expect(
      tops { ForEach(0..<3) { Banner(isOn: $0 == 1) } } == tops { Text("on") })
    #expect(
      tops { ForEach(0..<3) { $0 == 1 ? AnyView(Text("on")) : AnyView(EmptyView()) } }
        == tops { Text("on") })
  }

  private struct Card: ViewModifier {
    @State private var count = 0

    func body(content: Content) -> some View {
      content.listRowBackground(Color.red).onChange(of: count) {}
    }
  }

  fileprivate final class Model: ObservableObject {}

  @Test("modifiers of a section leave it a section, also those of an app, and those that present")
  func modifiers() {
    let section = Section("A") {
      Text("1")
      Text("2")
    }
    let expected = tops { section }
    func expect<Content: View>(_ content: Content, _ name: String) {
      #expect(tops { content } == expected, "\(name)")
    }
    expect(section.id("a"), "id")
    expect(section.modifier(Card()), "modifier")
    expect(section.modifier(Card()).modifier(Card()).id(1), "modifiers")
    expect(section.environmentObject(Model()), "environmentObject")
    expect(section.foregroundStyle(.red, .blue), "foregroundStyle")
    expect(section.accessibilityIdentifier("a"), "accessibilityIdentifier")
    expect(section.transition(.opacity), "transition")
    expect(section.sheet(isPresented: .constant(false)) { Text("x") }, "sheet")
    expect(section.alert("x", isPresented: .constant(false)) {}, "alert")
    expect(AnyView(section).onChange(of: 1) {}, "AnyView")
    #expect(tops { ForEach(0..<1) { _ in section.id("x") } } == expected)
  }

  @Test("an id of one row is that of the row, also if it is a picker")
  func ids() {
    let stage = stage(width: 300, height: 300) {
      List {
        Picker("P", selection: .constant(1)) { Text("One").tag(1) }.id("picker")
        Pair(name: "pair").id("pair")
      }
    }
    #expect(stage.frame(of: "picker")?.width ?? 0 > 100)
    #expect(stage.drawList().strings == ["P", "One", "pair", "pair again"])
  }

  private struct Doubled: ViewModifier {
    func body(content: Content) -> some View {
      content
      Text("below")
    }
  }

  private struct Kept: ViewModifier {
    let isKept: Bool

    func body(content: Content) -> some View {
      if isKept { content }
    }
  }

  @Test("the views of the body of a modifier are rows")
  func modifierBodies() {
    #expect(
      tops { Text("a").modifier(Doubled()) }
        == tops {
          Text("a")
          Text("below")
        })
    #expect(
      tops { ForEach(0..<3) { Text("\($0)").modifier(Kept(isKept: $0 == 1)) } }
        == tops { Text("1") })
  }

  @Test("a sheet of several rows is presented once")
  func sheet() {
    let stage = stage(width: 390, height: 800) {
      List {
        ForEach(0..<3) { Text("row \($0)") }
          .sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    #expect(stage.drawList().strings == ["row 0", "row 1", "row 2", "sheet"])
  }

  private struct Pair: View {
    let name: String

    var body: some View {
      Text(name)
      Text("\(name) again")
    }
  }

  @Test("a tag of a view that is divided is that of its rows")
  func tags() {
    let selection = Held<String?>(nil)
    let stage = stage(width: 300, height: 500) {
      List(selection: selection.binding) {
        Pair(name: "pair").tag("q")
        ForEach(0..<1) { _ in Pair(name: "element").tag("g") }
      }
    }
    for (text, tag) in [("pair again", "q"), ("element", "g")] {
      guard let row = stage.drawList().texts.first(where: { $0.text.request.string == text }) else {
        Issue.record("no \(text)")
        continue
      }
      stage.send(.tap(at: CGPoint(x: 200, y: row.frame.midY)))
      #expect(selection.value == tag, "\(text)")
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)").id("count").onTapGesture { count += 1 }
    }
  }

  private struct First: View {
    var body: some View {
      Counter()
      Text("first")
    }
  }

  private struct Second: View {
    var body: some View {
      Counter()
      Text("second")
    }
  }

  @Test("another type of view in an AnyView has new state")
  func erasure() {
    func list(_ isFirst: Bool) -> some View {
      List { isFirst ? AnyView(First()) : AnyView(Second()) }
    }
    let stage = stage(width: 300, height: 300) { list(true) }
    stage.tap("count")
    #expect(stage.drawList().strings == ["count 1", "first"])
    stage.update { list(true) }
    #expect(stage.drawList().strings == ["count 1", "first"])
    stage.update { list(false) }
    #expect(stage.drawList().strings == ["count 0", "second"])
  }

  @Test("the rows of elements keep their state when elements move")
  func moves() {
    func list(_ ids: [Int]) -> some View {
      List {
        ForEach(ids, id: \.self) { id in
          Text("\(id)")
          if id == 2 { Counter() }
        }
      }
    }
    let stage = stage(width: 300, height: 300) { list([1, 2, 3]) }
    stage.tap("count")
    stage.update { list([3, 1, 2]) }
    #expect(stage.drawList().strings == ["3", "1", "2", "count 1"])
    stage.update { list([3]) }
    stage.update { list([2]) }
    #expect(stage.drawList().strings == ["2", "count 0"])
  }

  @Test("outside of a list, an inline picker is one view")
  func grid() {
    let picker = Picker("P", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }.pickerStyle(.inline)
    let places = stage(width: 300, height: 300) {
      LazyVGrid(columns: [GridItem(), GridItem()]) { picker }
    }.drawList().texts.map(\.frame.minY)
    #expect(places.count == 2 && places[0] < places[1])
  }

  @Test("a hidden label adds no row, also when it is hidden later")
  func labels() {
    struct Options: View {
      var body: some View {
        List {
          Picker("P", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
        }
      }
    }
    func content(_ isHidden: Bool) -> some View {
      Options().labelsVisibility(isHidden ? .hidden : .automatic)
    }
    let stage = stage(width: 300, height: 300) { content(false) }
    #expect(stage.drawList().strings == ["P", "One"])
    stage.update { content(true) }
    #expect(stage.drawList().strings == ["One"])
  }
}
