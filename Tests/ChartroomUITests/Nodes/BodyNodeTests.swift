import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Bodies")
struct BodyNodeTests {
  @Test("only bodies that read a changed value are evaluated again")
  func evaluations() {
    // The toggling view, and nothing around or beside it.
    #expect(evaluations(of: Nesting()).count == 1)
  }

  @Test("a body that reads two changed values is evaluated once")
  func evaluatedOnce() {
    // The child reads both values that changed; the parent only passes one on.
    #expect(evaluations(of: BoundParent()).count == 1)
  }

  @Test("rows with equal properties are not evaluated with their list")
  func unchangedRows() {
    let changed = evaluations(of: Rows())
    #expect(changed.strings.contains("row 1 of 2 long enough not to be stored inline"))
    // Only the closure of the list reads the number, so that its body is not evaluated either.
    #expect(changed.count == 1)
  }

  /// Returns the number of evaluations that a tap on a view causes, and the texts after it.
  private func evaluations<Content: View>(
    of content: Content
  ) -> (count: Int, strings: [String]) {
    let stage = stage(width: 100, height: 400) { content }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.send(.tap(at: CGPoint(x: 50, y: 390)))
    let strings = stage.drawList().strings
    return (stage.counts.bodies - before, strings)
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
