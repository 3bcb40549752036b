import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

// Rows are 44 points high, the first one from 22 on. The handles are at 249.

@MainActor
@Suite("Actions of dynamic content")
struct EditedContentTests {
  private struct Rows: DynamicViewContent {
    var data: [String]

    var body: some View { ForEach(data, id: \.self) { Color.blue.frame(height: 10).id($0) } }
  }

  private let log = Held<[String]>([])

  private func list<Content: View>(_ mode: EditMode, @ViewBuilder content: () -> Content) -> Stage {
    stage(width: 300, height: 300) {
      List { content() }.environment(\.editMode, .constant(mode))
    }
  }

  private func delete(_ offsets: IndexSet) { log.value.append("delete \(Array(offsets))") }

  private func move(_ offsets: IndexSet, _ offset: Int) {
    log.value.append("move \(Array(offsets)) to \(offset)")
  }

  /// Swipes the second row away, and drags the first one behind it.
  private func edit<Content: View>(@ViewBuilder _ content: () -> Content) {
    let swiped = list(.inactive, content: content)
    swiped.send(.drag(from: CGPoint(x: 270, y: 88), to: CGPoint(x: 30, y: 88)))
    swiped.advance(to: 2)
    let moved = list(.active, content: content)
    moved.send([
      .down(at: CGPoint(x: 249, y: 44)), .moved(to: CGPoint(x: 249, y: 64)),
      .moved(to: CGPoint(x: 249, y: 99)),
    ])
    moved.advance(to: 2)
    moved.send(.up(at: CGPoint(x: 249, y: 99)))
    moved.advance(to: 4)
  }

  @Test("rows are deleted and moved, whatever the order of the actions is")
  func order() {
    let rows = ForEach(["a", "b", "c"], id: \.self) { Color.blue.frame(height: 10).id($0) }
    edit { rows.onDelete { delete($0) }.onMove { move($0, $1) } }
    let expected = log.value
    #expect(expected == ["delete [1]", "move [0] to 2"])
    log.value = []
    edit { rows.onInsert(of: [.text]) { _, _ in }.onDelete { delete($0) }.onMove { move($0, $1) } }
    #expect(log.value == expected)
    log.value = []
    edit {
      rows.onMove { move($0, $1) }.dropDestination(for: String.self) { _, _ in }
        .onDelete { delete($0) }
    }
    #expect(log.value == expected)
  }

  @Test("the rows of an own type of content are deleted and moved")
  func ownContent() {
    edit { Rows(data: ["a", "b", "c"]).onMove { move($0, $1) }.onDelete { delete($0) } }
    #expect(log.value == ["delete [1]", "move [0] to 2"])
  }

  @Test("rows of a ForEach without actions have those of the outer one")
  func nested() {
    let rows = ForEach(["a", "b"], id: \.self) { name in
      ForEach([1], id: \.self) { Color.blue.frame(height: 10).id("\(name) \($0)") }
    }
    edit { rows.onInsert(of: [.text]) { _, _ in }.onDelete { delete($0) } }
    #expect(log.value == ["delete [1]"])
  }

  @Test("rows of a ForEach with actions, also with none, have only these")
  func inner() {
    func rows(_ action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
      ForEach([1, 2], id: \.self) { part in
        ForEach([1, 2], id: \.self) { Color.blue.frame(height: 10).id("\(part) \($0)") }
          .onDelete(perform: action)
      }
      .onDelete { log.value.append("outer \(Array($0))") }
    }
    let swiped = list(.inactive) { rows { delete($0) } }
    swiped.send(.drag(from: CGPoint(x: 270, y: 132), to: CGPoint(x: 30, y: 132)))
    swiped.advance(to: 2)
    #expect(log.value == ["delete [0]"])
    let fixed = list(.inactive) { rows(nil) }
    fixed.send(.drag(from: CGPoint(x: 270, y: 132), to: CGPoint(x: 30, y: 132)))
    fixed.advance(to: 2)
    #expect(log.value == ["delete [0]"])
  }

  @Test("outside of a list, the content is that of the ForEach")
  func stack() {
    let stage = stage { VStack(spacing: 0) { Rows(data: ["a", "b"]).onDelete { _ in } } }
    #expect(stage.frame(of: "b")?.minY == 10)
  }
}
