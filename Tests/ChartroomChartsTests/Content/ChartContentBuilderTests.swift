import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartContentBuilder")
struct ChartContentBuilderTests {
  private func list(_ content: some View) -> DrawList {
    Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content
    }
    .drawList()
  }

  private func bar(_ name: String) -> BarMark { BarMark(x: .value("x", name), y: .value("y", 1)) }

  @Test("content can be combined one piece after the other")
  func partialBlocks() {
    let first = ChartContentBuilder.buildPartialBlock(first: bar("a"))
    let two = ChartContentBuilder.buildPartialBlock(accumulated: first, next: bar("b"))
    let three = ChartContentBuilder.buildPartialBlock(accumulated: two, next: bar("c"))
    let block = ChartContentBuilder.buildBlock(bar("a"), bar("b"), bar("c"))
    #expect(list(Chart { three }) == list(Chart { block }))
    #expect(list(Chart { three }).fills.count == 3)
  }

  @Test("an empty view has no marks")
  func emptyView() {
    #expect(list(Chart { EmptyView() }).fills.isEmpty)
    let chart = Chart(0..<4, id: \.self) { index in
      if index % 2 == 0 { bar("\(index)") } else { EmptyView() }
    }
    #expect(list(chart).fills.count == 2)
    let loop = Chart {
      bar("a")
      ForEach(0..<2) { _ in EmptyView() }
    }
    #expect(list(loop).fills.count == 1)
  }

  @Test("an empty view for each element is a view where a view is expected")
  func emptyViews() {
    let stack = HStack(spacing: 10) { ForEach(0..<3) { _ in EmptyView() } }
    #expect(list(stack).commands.isEmpty)
  }
}
