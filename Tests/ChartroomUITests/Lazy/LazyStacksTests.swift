import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("lazy stacks")
struct LazyStacksTests {
  @Test("outside of a scroll view, all rows are made, and the width is the proposed one")
  func outside() {
    let lazy = stage(width: 100) { LazyVStack(spacing: 1) { ForEach(0..<20) { Text("\($0)") } } }
    let eager = stage(width: 100) { VStack(spacing: 1) { ForEach(0..<20) { Text("\($0)") } } }
    #expect(lazy.size == CGSize(width: 100, height: eager.size.height))
    #expect(lazy.drawList().texts.count == 20)
  }

  @Test("a row of columns in a horizontal scroll view, from left to right and mirrored")
  func horizontal() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = stage(width: 100, height: 30) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 5) {
            ForEach(0..<1000) { Color.red.frame(width: 20, height: 10).id($0) }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      stage.scroll(at: CGPoint(x: 50, y: 15), by: CGSize(width: 250, height: 0))
      #expect(stage.frame(of: 9) == nil)
      let expected = direction == .leftToRight ? CGRect(0, 10, 20, 10) : CGRect(80, 10, 20, 10)
      #expect(stage.frame(of: 10) == expected)
      #expect(stage.frame(of: 15) == nil)
    }
  }

  @Test("rows are in a stack along the axis of the container")
  func dividers() {
    let stage = stage(width: 100, height: 30) {
      ScrollView(.horizontal) { LazyHStack { Divider().id("divider") } }
    }
    #expect(stage.frame(of: "divider")?.size == CGSize(width: 1, height: 30))
  }
}
