import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ChartContentBuilder")
struct ChartContentBuilderTests {
  @Test("content can be combined one piece after the other")
  func partialBlocks() {
    let first = ChartContentBuilder.buildPartialBlock(first: bar("a"))
    let two = ChartContentBuilder.buildPartialBlock(accumulated: first, next: bar("b"))
    let three = ChartContentBuilder.buildPartialBlock(accumulated: two, next: bar("c"))
    let block = ChartContentBuilder.buildBlock(bar("a"), bar("b"), bar("c"))
    #expect(drawList(of: Chart { three }) == drawList(of: Chart { block }))
    #expect(drawList(of: Chart { three }).fills.count == 3)
  }

  @Test("an empty view has no marks")
  func emptyView() {
    #expect(drawList(of: Chart { EmptyView() }).fills.isEmpty)
    let chart = Chart(0..<4, id: \.self) { index in
      if index % 2 == 0 { bar("\(index)") } else { EmptyView() }
    }
    #expect(drawList(of: chart).fills.count == 2)
    let loop = Chart {
      bar("a")
      ForEach(0..<2) { _ in EmptyView() }
    }
    #expect(drawList(of: loop).fills.count == 1)
  }

  @Test("an empty view for each element is a view where a view is expected")
  func emptyViews() {
    let stack = HStack(spacing: 10) { ForEach(0..<3) { _ in EmptyView() } }
    #expect(drawList(of: stack).commands.isEmpty)
  }
}
