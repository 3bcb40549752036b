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
    #expect(stage.drawList().description.contains("#FF3B30"))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().description.contains("#007AFF"))
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
    #expect(colors.contains("#007AFF") && colors.contains("#FF3B30"))
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
