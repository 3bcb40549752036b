import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Grid")
struct GridTests {
  private func cell(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).id(name)
  }

  @Test("a column is as wide as its widest cell and a row as high as its highest")
  func tracks() {
    // Columns of 30 and 50, rows of 20 and 40, distances of 8.
    let stage = stage(width: 300, height: 300) {
      Grid {
        GridRow {
          cell("a", 30, 10)
          cell("b", 10, 20)
        }
        GridRow {
          cell("c", 20, 40)
          cell("d", 50, 10)
        }
      }
      .id("grid")
    }
    #expect(stage.frame(of: "grid")?.size == CGSize(width: 88, height: 68))
    let origin = CGPoint.zero
    #expect(stage.frame(of: "a") == CGRect(origin.x, origin.y + 5, 30, 10))
    #expect(stage.frame(of: "b") == CGRect(origin.x + 38 + 20, origin.y, 10, 20))
    #expect(stage.frame(of: "c") == CGRect(origin.x + 5, origin.y + 28, 20, 40))
    #expect(stage.frame(of: "d") == CGRect(origin.x + 38, origin.y + 28 + 15, 50, 10))
  }

  @Test("distances and alignments can be set, for the grid, a row, a column and a cell")
  func alignment() {
    let stage = stage {
      Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          cell("wide", 40, 10)
          cell("tall", 10, 40)
        }
        GridRow(alignment: .bottom) {
          cell("low", 20, 10)
          cell("column", 4, 30).gridColumnAlignment(.trailing)
        }
        GridRow {
          cell("anchored", 20, 10).gridCellAnchor(UnitPoint(x: 0.5, y: 1))
          cell("side", 6, 50)
        }
      }
    }
    #expect(stage.size == CGSize(width: 51, height: 40 + 2 + 30 + 2 + 50))
    #expect(stage.frame(of: "wide") == CGRect(0, 0, 40, 10))
    #expect(stage.frame(of: "tall") == CGRect(41, 0, 10, 40))
    #expect(stage.frame(of: "low") == CGRect(0, 62, 20, 10))
    #expect(stage.frame(of: "column") == CGRect(47, 42, 4, 30))
    #expect(stage.frame(of: "anchored") == CGRect(10, 114, 20, 10))
    #expect(stage.frame(of: "side") == CGRect(45, 74, 6, 50))
  }

  @Test("flexible columns share what the others leave")
  func flexible() {
    let stage = stage(width: 100, height: 20) {
      Grid(horizontalSpacing: 10) {
        GridRow {
          cell("fixed", 20, 10)
          Color.red.id("first")
          Color.red.id("second")
        }
      }
    }
    #expect(stage.frame(of: "first") == CGRect(30, 0, 30, 20))
    #expect(stage.frame(of: "second") == CGRect(70, 0, 30, 20))
  }

  @Test("a view outside of rows spans all columns, and one of several columns widens them")
  func spans() {
    let stage = stage {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          cell("a", 20, 10)
          cell("b", 20, 10)
          cell("c", 20, 10)
        }
        GridRow {
          cell("span", 70, 10).gridCellColumns(2)
          cell("last", 20, 10)
        }
        Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal).id("whole")
      }
    }
    // The first two columns grow by 10 points each.
    #expect(stage.size == CGSize(width: 30 + 10 + 30 + 10 + 20, height: 25))
    #expect(stage.frame(of: "span") == CGRect(0, 10, 70, 10))
    #expect(stage.frame(of: "last") == CGRect(80, 10, 20, 10))
    #expect(stage.frame(of: "whole") == CGRect(0, 20, 100, 5))
  }

  @Test("short rows leave cells at their end empty, and no rows take no space")
  func short() {
    let stage = stage {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { cell("one", 10, 10) }
        GridRow {
          cell("two", 10, 10)
          cell("three", 30, 10)
        }
      }
    }
    #expect(stage.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(of: "one") == CGRect(0, 0, 10, 10))
    #expect(stageSize { Grid {} } == .zero)
  }

  @Test("baselines of a row are aligned")
  func baselines() {
    let stage = stage {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0) {
        GridRow {
          Text("a").font(.system(size: 10)).id("small")
          Text("a").font(.system(size: 20)).id("large")
        }
      }
    }
    // The baseline is at 0.9 times the size.
    #expect(stage.frame(of: "small")?.minY == 9)
    #expect(stage.frame(of: "large")?.minY == 0)
  }

  @Test("a row outside of a grid is a horizontal stack")
  func stray() {
    #expect(
      stageSize {
        GridRow {
          cell("a", 10, 10); cell("b", 10, 20)
        }
      } == CGSize(width: 28, height: 20))
  }
}
