import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ContentBuilder")
struct ContentBuilderTests {
  @ContentBuilder private func marks(_ count: Int) -> some ChartContent {
    if count > 0 { bar("a") }
    ForEach(0..<count, id: \.self) { bar("b\($0)") }
    if count > 2 { bar("c") } else { RuleMark(y: .value("y", 0.5)) }
    EmptyView()
  }

  @ChartContentBuilder private func chartMarks(_ count: Int) -> some ChartContent {
    if count > 0 { bar("a") }
    ForEach(0..<count, id: \.self) { bar("b\($0)") }
    if count > 2 { bar("c") } else { RuleMark(y: .value("y", 0.5)) }
    EmptyView()
  }

  @Test("marks are the content of a chart", arguments: [0, 2, 3])
  func marks(count: Int) {
    #expect(drawList(of: Chart { marks(count) }) == drawList(of: Chart { chartMarks(count) }))
  }

  @ContentBuilder private func views(_ count: Int) -> some View {
    if count > 0 { Color.red }
    ForEach(0..<count, id: \.self) { _ in Color.green }
    if count > 2 { Color.blue } else { Circle() }
    EmptyView()
  }

  @ViewBuilder private func otherViews(_ count: Int) -> some View {
    if count > 0 { Color.red }
    ForEach(0..<count, id: \.self) { _ in Color.green }
    if count > 2 { Color.blue } else { Circle() }
    EmptyView()
  }

  @Test("views are a view", arguments: [0, 2, 3])
  func views(count: Int) {
    #expect(drawList(of: HStack { views(count) }) == drawList(of: HStack { otherViews(count) }))
  }

  @ContentBuilder private var oneMark: some ChartContent { bar("a") }
  @ContentBuilder private var oneView: some View { Color.red }
  @ContentBuilder private var empty: some View {}

  @Test("a single statement is itself, and no statement is empty")
  func single() {
    #expect(drawList(of: Chart { oneMark }).fills.count == 1)
    #expect(drawList(of: oneView).fills.count == 1)
    #expect(drawList(of: empty).commands.isEmpty)
  }
}
