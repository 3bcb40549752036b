import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("AnyLayout")
struct AnyLayoutTests {
  private func frames(_ stage: Stage) -> [CGRect?] { ["a", "b"].map { stage.frame(of: $0) } }

  @ViewBuilder
  private func content() -> some View {
    Color.red.frame(width: 20, height: 10).id("a")
    Spacer()
    Divider()
    Color.blue.frame(width: 10, height: 30).id("b")
  }

  @Test(
    "subviews have the frames of the layout that is erased, with spacers and dividers along its axis"
  )
  func frames() {
    let row = stage(width: 100, height: 50) {
      HStack(alignment: .top, spacing: 4, content: content)
    }
    let anyRow = stage(width: 100, height: 50) {
      AnyLayout(HStackLayout(alignment: .top, spacing: 4))(content)
    }
    #expect(frames(row) == frames(anyRow) && row.drawList() == anyRow.drawList())
    let column = stage(width: 100, height: 90) { VStack(content: content) }
    let anyColumn = stage(width: 100, height: 90) { AnyLayout(VStackLayout())(content) }
    #expect(frames(column) == frames(anyColumn) && column.drawList() == anyColumn.drawList())
  }

  @Test("a change of the layout keeps the state of the subviews")
  func state() {
    let stage = stage(width: 200, height: 200) { LayoutSwitch() }
    stage.tap("count")
    stage.tap("count")
    let row = stage.frame(of: "other")
    stage.tap("switch")
    #expect(stage.drawList().texts.map(\.text.request.string).contains("2"))
    #expect(stage.frame(of: "other") != row)
  }
}

private struct LayoutSwitch: View {
  @State private var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Counter()
      Text("other").id("other")
      Button("switch") { isRow.toggle() }.id("switch")
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.id("count") }
}
