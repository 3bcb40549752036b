import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Bodies")
struct BodyNodeTests {
  @Test("only bodies that read what changed are evaluated again")
  func evaluations() {
    let stage = stage(width: 100, height: 100) { Nesting() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    _ = stage.drawList()
    // The toggling view and nothing around or beside it.
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("a body that reads two changed values is evaluated once")
  func evaluatedOnce() {
    let stage = stage(width: 20, height: 20) { BoundParent() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 10, y: 10)))
    _ = stage.drawList()
    // The child reads both values that changed; the parent only passes one on.
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("rows with equal properties are not evaluated with their list")
  func unchangedRows() {
    let stage = stage(width: 100, height: 400) { Rows() }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 50, y: 390)))
    #expect(
      stage.drawList().description.contains("\"row 1 of 2 long enough not to be stored inline\""))
    // Only the closure of the list reads the number, so that its body is not evaluated either.
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("a thousand levels of stacks do not overflow")
  func deepTrees() {
    let stage = stage(width: 300, height: 300) { Nest(depth: 1000) }
    #expect(stage.size.width > 0)
    #expect(!stage.drawList().isEmpty)
  }
}

/// Twenty rows; a tap changes the title of one.
private struct Rows: View {
  @State private var changes = 1

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20) { index in
        Row(
          title: "row \(index) of \(index == 1 ? changes : 1) long enough not to be stored inline",
          number: index)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
    .onTapGesture { changes += 1 }
  }
}

private struct Row: View {
  let title: String
  let number: Int
  @State private var isOpen = false
  @Environment(\.lineSpacing) private var spacing

  var body: some View { Text(title).opacity(isOpen ? 1 : 0.5) }
}
