import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Grids of rows.
enum GridTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "columns as wide as their widest cells",
      "§1.8: 20 and 30 wide, rows 10 and 20 high; a is centred in 20 × 10",
      [
        Spot("a", 5, 0, 10, 10), Spot("b", 20, 0, 30, 10), Spot("c", 0, 10, 20, 20),
        Spot("d", 30, 15, 10, 10),
      ]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.ten().id("a")
          Color.red.frame(width: 30, height: 10).id("b")
        }
        GridRow {
          Color.red.frame(width: 20, height: 20).id("c")
          Color.red.ten().id("d")
        }
      }
    },
    LayoutCase(
      "given distances", "§1.8: 10 + 5 and 10 + 3", [Spot("d", 15, 13, 10, 10)]
    ) {
      Grid(horizontalSpacing: 5, verticalSpacing: 3) {
        GridRow {
          Color.red.ten()
          Color.red.ten()
        }
        GridRow {
          Color.red.ten()
          Color.red.ten().id("d")
        }
      }
    },
    LayoutCase(
      "default distances", "§1.4: 8 between shapes on both axes",
      [Spot("d", 18, 18, 10, 10)]
    ) {
      Grid {
        GridRow {
          Color.red.ten()
          Color.red.ten()
        }
        GridRow {
          Color.red.ten()
          Color.red.ten().id("d")
        }
      }
    },
    LayoutCase(
      "an alignment of the grid", "§1.8: bottom trailing: 30 − 10 and 20 − 10",
      [Spot("a", 20, 0, 10, 10), Spot("b", 30, 10, 10, 10)]
    ) {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.frame(width: 10, height: 10).id("a").frame(height: 20, alignment: .top)
          Color.red.ten().id("b")
        }
        GridRow { Color.red.frame(width: 30, height: 10) }
      }
    },
    LayoutCase(
      "an alignment of a row", "§1.8: the row is at its top, the other centred: (20 − 10) / 2",
      [Spot("a", 0, 0, 10, 10), Spot("b", 0, 25, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          Color.red.ten().id("a")
          Color.red.frame(width: 10, height: 20)
        }
        GridRow {
          Color.red.ten().id("b")
          Color.red.frame(width: 10, height: 20)
        }
      }
    },
    LayoutCase(
      "a row of texts on their baseline", "§1.8: the row's guide: 18 − 9",
      [Spot("a", 0, 9, 5, 12)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text("a").small().id("a")
          Text("b").large()
        }
      }
    },
    LayoutCase(
      "an alignment of a column",
      "§1.8: one cell sets it for all cells of its column: 30 − 10 and 30 − 20",
      [Spot("a", 20, 0, 10, 10), Spot("b", 10, 10, 20, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.ten().gridColumnAlignment(.trailing).id("a") }
        GridRow { Color.red.frame(width: 20, height: 10).id("b") }
        GridRow { Color.red.frame(width: 30, height: 10) }
      }
    },
    LayoutCase(
      "a cell of two columns",
      "§1.8: the columns of 10 and 20 and the distance of 5: 35 for the color",
      offer: .unspecified, [Spot("a", 0, 0, 35, 10)]
    ) {
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow { Color.red.frame(height: 10).gridCellColumns(2).id("a") }
        GridRow {
          Color.red.ten()
          Color.red.frame(width: 20, height: 10)
        }
      }
    },
    LayoutCase(
      "a short row", "§1.8: padded with an empty cell at its end",
      [Spot("a", 0, 0, 10, 10), Spot("c", 10, 10, 20, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.ten().id("a") }
        GridRow {
          Color.red.ten()
          Color.red.frame(width: 20, height: 10).id("c")
        }
      }
    },
    LayoutCase(
      "a view that is not in a row", "§1.8: spans all columns: 10 + 20; centred: (30 − 10) / 2",
      [Spot("a", 10, 10, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red.ten()
          Color.red.frame(width: 20, height: 10)
        }
        Color.blue.ten().id("a")
      }
    },
    LayoutCase(
      "a divider that is not in a row",
      "§1.8 [D]: takes as much as it is offered, so the grid is 100 wide",
      [Spot("all", 0, 0, 100, 21)], mirrored: nil
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 20, height: 10) }
        Divider().frame(height: 1)
        GridRow { Color.red.ten() }
      }
      .id("all")
    },
    LayoutCase(
      "a divider without a size across",
      "§1.8 [D]: with the axis unsized, the grid is as wide as its cells, 20",
      [Spot("line", 0, 10, 20, 1), Spot("all", 0, 0, 20, 21)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 20, height: 10) }
        Divider().frame(height: 1).gridCellUnsizedAxes(.horizontal).id("line")
        GridRow { Color.red.ten() }
      }
      .id("all")
    },
    LayoutCase(
      "an anchor of a cell", "§1.8: the cell is 30 × 20: 30 − 10 and (20 − 10) / 2",
      [Spot("a", 20, 25, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 30, height: 20) }
        GridRow {
          Color.blue.ten().gridCellAnchor(.trailing).id("a")
          Color.red.frame(width: 10, height: 20)
        }
      }
    },
    LayoutCase(
      "flexible columns", "§1.8: as a row: 90 / 3 each",
      size: CGSize(90, 50),
      [Spot("a", 0, 0, 30, 10), Spot("b", 30, 0, 30, 10), Spot("c", 60, 0, 30, 10)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10).id("a")
          Color.green.frame(height: 10).id("b")
          Color.blue.frame(height: 10).id("c")
        }
      }
    },
    LayoutCase(
      "a fixed and a flexible column", "§1.8: the fixed one first: 20, then 100 − 20 − 8",
      [Spot("b", 28, 0, 72, 10)]
    ) {
      Grid {
        GridRow {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(height: 10).id("b")
        }
      }
    },
    LayoutCase(
      "flexible rows", "§1.8: as a column: 50 / 2",
      [Spot("a", 0, 0, 10, 25), Spot("b", 0, 25, 10, 25)]
    ) {
      Grid(verticalSpacing: 0) {
        GridRow { Color.red.frame(width: 10).id("a") }
        GridRow { Color.blue.frame(width: 10).id("b") }
      }
    },
    LayoutCase(
      "a modifier of a row", "§1.8: applies to each cell: 4 around both",
      [Spot("a", 4, 4, 10, 10), Spot("b", 22, 4, 10, 10)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.ten().id("a")
          Color.blue.ten().id("b")
        }
        .padding(4)
      }
    },
    LayoutCase(
      "labels and values",
      "§1.8: the column of labels is 25 wide and trailing: 25 − 10; the values start at 25 + 8",
      [
        Spot("a", 15, 0, 10, 12), Spot("b", 33, 0, 15, 12), Spot("c", 0, 15, 25, 12),
        Spot("d", 33, 15, 5, 12),
      ]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 3) {
        GridRow {
          Text("ab").gridColumnAlignment(.trailing).id("a")
          Text("cde").id("b")
        }
        GridRow {
          Text("abcde").id("c")
          Text("f").id("d")
        }
      }
      .small()
    },
  ]
}
