import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("GridLayout")
struct GridLayoutTests {
  @ViewBuilder private var rows: some View {
    GridRow {
      Color.red.frame(width: 10, height: 10).id("a")
      Color.red.frame(width: 20, height: 10).id("b")
    }
    GridRow {
      Color.red.frame(width: 30, height: 10).id("c")
      Color.red.frame(width: 10, height: 10).id("d")
    }
  }

  private func frames(_ stage: Stage) -> [CGRect?] { ["a", "b", "c", "d"].map(stage.frame(of:)) }

  @Test("the layout arranges rows like a grid, also as a layout of any type")
  func grid() {
    let grid = stage {
      Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) { rows }
    }
    #expect(
      frames(grid) == [
        CGRect(0, 0, 10, 10), CGRect(34, 0, 20, 10), CGRect(0, 16, 30, 10), CGRect(34, 16, 10, 10),
      ])
    let layout = GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6)
    #expect(frames(stage { layout { rows } }) == frames(grid))
    #expect(frames(stage { AnyLayout(layout) { rows } }) == frames(grid))
  }

  @Test("in another layout of any type, a row is a horizontal stack")
  func stack() {
    let column = stage { AnyLayout(VStackLayout(alignment: .leading, spacing: 0)) { rows } }
    #expect(column.frame(of: "c") == CGRect(0, 10, 30, 10))
    #expect(column.frame(of: "b") == CGRect(18, 0, 20, 10))
  }
}
