import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("State")
struct StateTests {
  @Test("a tap changes state, and the picture with it")
  func tap() {
    let stage = stage(width: 100, height: 20) { Toggling() }
    #expect(stage.drawList().description.contains("#FF383C"))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#0088FF"))
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
      // Only the child reads values.
      #expect(stage.core.listenerCount == 1)
    }
  }

  @Test("a view value that is shown twice has two states")
  func shownTwice() {
    let cell = Toggling().frame(width: 10, height: 10)
    let stage = stage(width: 20, height: 10) {
      HStack(spacing: 0) {
        cell.id("left")
        cell.id("right")
      }
    }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    let colors = stage.drawList().description
    #expect(colors.contains("#0088FF") && colors.contains("#FF383C"))
  }

  @Test("a write of an equal value evaluates nothing")
  func equalWrites() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { Rewriting(log: log) }
    _ = stage.drawList()
    for id in ["number", "value", "object", "binding"] {
      stage.tap(id)
      _ = stage.drawList()
    }
    #expect(log.entries == ["body"])
    stage.tap("other")
    _ = stage.drawList()
    #expect(log.entries == ["body", "body"])
  }

  @Test("a write of a value that == calls equal is kept, and updates no view")
  func looselyEqualWrites() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) { LooselyWriting(log: log) }
    _ = stage.drawList()
    stage.tap("write")
    _ = stage.drawList()
    #expect(log.entries == ["body a", "wrote b"])
  }

  @Test("before it is on a stage, state has its initial value and ignores writes")
  func outsideOfStages() {
    let toggling = Counter(count: 3)
    toggling.count = 4
    toggling.$count.wrappedValue = 5
    #expect(toggling.count == 3 && toggling.$count.wrappedValue == 3)
  }

  @Test("a write updates the views that read the value through bindings, and no others")
  func readersThroughBindings() {
    let log = Log<String>()
    let stage = stage(width: 20, height: 20) { Owner(log: log) }
    _ = stage.drawList()
    #expect(log.entries == ["owner", "middle", "leaf"])
    log.entries = []
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    #expect(stage.drawList().description.contains("\"1\""))
    #expect(log.entries == ["leaf"])
  }

  @Test("state that only content of a geometry reader or a ForEach reads updates that content")
  func readersInContent() {
    let log = Log<String>()
    let stage = stage(width: 20, height: 20) { ReadingInside(log: log) }
    _ = stage.drawList()
    log.entries = []
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    let list = stage.drawList().description
    #expect(list.contains("\"geometry 1\"") && list.contains("\"each 1\""))
    #expect(log.entries.isEmpty)
  }

}

private struct Counter: View {
  @State var count: Int

  init(count: Int) { _count = State(initialValue: count) }

  var body: some View { Text("\(count)") }
}

/// Holds a number that only the innermost view reads.
private struct Owner: View {
  let log: Log<String>
  @State private var number = 0

  var body: some View {
    log.entries.append("owner")
    return Middle(log: log, number: $number).frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { number += 1 }
  }
}

private struct Middle: View, @MainActor Equatable {
  let log: Log<String>
  @Binding var number: Int

  static func == (left: Middle, right: Middle) -> Bool { true }

  var body: some View {
    log.entries.append("middle")
    return Leaf(log: log, number: $number)
  }
}

private struct Leaf: View {
  let log: Log<String>
  @Binding var number: Int

  var body: some View {
    log.entries.append("leaf")
    return Text("\(number)")
  }
}

/// Reads its number only in closures that others call.
private struct ReadingInside: View {
  let log: Log<String>
  @State private var number = 0

  var body: some View {
    log.entries.append("body")
    return ZStack {
      GeometryReader { _ in Text("geometry \(number)") }
      ForEach(0..<1) { _ in Text("each \(number)") }
      Color.red.opacity(0.1).onTapGesture { number += 1 }
    }
  }
}

/// A view that writes the values that its state has.
private struct Rewriting: View {
  private struct Value {
    var name = "a"
    var object = Object()
  }

  private final class Object {}

  let log: Log<String>
  @State private var number = 1
  @State private var value = Value()
  @State private var object = Object()

  var body: some View {
    let _ = log.entries.append("body")
    let _ = (number, value, object)
    VStack {
      Color.red.id("number").onTapGesture { number = 1 }
      Color.red.id("value").onTapGesture { value = value }
      Color.red.id("object").onTapGesture { object = object }
      Color.red.id("binding").onTapGesture { $number.wrappedValue = number }
      Color.red.id("other").onTapGesture { value.name = "b" }
    }
  }
}

/// A view that writes a value that equals the old one and differs from it.
private struct LooselyWriting: View {
  private struct Item: Equatable {
    var id = 1
    var name = "a"

    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
  }

  let log: Log<String>
  @State private var item = Item()

  var body: some View {
    let _ = log.entries.append("body \(item.name)")
    Color.red.id("write").onTapGesture {
      item.name = "b"
      log.entries.append("wrote \(item.name)")
    }
  }
}
