import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Lazy grids and stacks, with the division of § 1.8.
enum LazyGridTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "fixed columns",
      """
      §1.2 [F~]: the grid takes the offered 100, and its columns of 30 + 8 + 20 are in the centre: 21. §1.8 leaves \
      open whether a grid with room to spare is only as wide as its columns
      """,
      [Spot("0", 21, 0, 30, 10), Spot("1", 59, 0, 20, 10), Spot("2", 21, 18, 30, 10)]
    ) { grid([GridItem(.fixed(30)), GridItem(.fixed(20))]) },
    LayoutCase(
      "flexible columns of a lazy grid", "§1.8: R = 100 − 8, shared: 46 each",
      [Spot("0", 0, 0, 46, 10), Spot("1", 54, 0, 46, 10)]
    ) { grid([GridItem(), GridItem()]) },
    LayoutCase(
      "columns with their own distances",
      "§1.8: R = 100 − 4 (the last column's distance is not used): 48 each",
      [Spot("0", 0, 0, 48, 10), Spot("1", 52, 0, 48, 10)]
    ) { grid([GridItem(spacing: 4), GridItem(spacing: 50)]) },
    LayoutCase(
      "a flexible column with a maximum", "§1.8: min(46, 30) = 30, and the other takes 92 − 30",
      [Spot("0", 0, 0, 30, 10), Spot("1", 38, 0, 62, 10)]
    ) { grid([GridItem(.flexible(maximum: 30)), GridItem()]) },
    LayoutCase(
      "a flexible column with a minimum", "§1.8: 192 / 2 = 96 is raised to 120; 72 are left",
      size: CGSize(200, 50), [Spot("0", 0, 0, 120, 10), Spot("1", 128, 0, 72, 10)]
    ) { grid([GridItem(.flexible(minimum: 120)), GridItem()]) },
    LayoutCase(
      "the published check of minima", "§1.8 [P]: 300 wide: 180, and 292 − 180 = 112",
      size: CGSize(300, 50), [Spot("0", 0, 0, 180, 10), Spot("1", 188, 0, 112, 10)]
    ) { grid([GridItem(.flexible(minimum: 180)), GridItem(.flexible(minimum: 100))]) },
    LayoutCase(
      "adaptive columns",
      "§1.8 [F objc]: R = 200 − 8 − 70 = 122; ⌊(122 + 8) / 48⌋ = 2 of (122 − 8) / 2",
      size: CGSize(200, 50),
      [Spot("0", 0, 0, 70, 10), Spot("1", 78, 0, 57, 10), Spot("2", 143, 0, 57, 10)]
    ) { grid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) },
    LayoutCase(
      "adaptive columns of thirds", "§1.8 [P]: 300 wide: ⌊308 / 58⌋ = 5 of (300 − 32) / 5 = 53.6",
      size: CGSize(300, 50), [Spot("1", 61.6, 0, 53.6, 10), Spot("2", 123.2, 0, 53.6, 10)]
    ) { grid([GridItem(.adaptive(minimum: 50, maximum: 100))]) },
    LayoutCase(
      "an adaptive column that is narrower than its minimum",
      "§1.8: at least one column, which is not raised: 100",
      [Spot("0", 0, 0, 100, 10), Spot("1", 0, 18, 100, 10)]
    ) { grid([GridItem(.adaptive(minimum: 150))]) },
    LayoutCase(
      "a cell that is narrower than its column",
      "§1.8: centred in 46, and in a row that is 20 high",
      [Spot("a", 18, 5, 10, 10)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Color.red.ten().id("a")
        Color.blue.frame(height: 20)
      }
    },
    LayoutCase(
      "an alignment of a lazy column of cells", "§1.8: that of the item: trailing, 46 − 10",
      [Spot("a", 36, 0, 10, 10)]
    ) {
      LazyVGrid(columns: [GridItem(alignment: .topTrailing), GridItem()]) {
        Color.red.ten().id("a")
        Color.blue.frame(height: 20)
      }
    },
    LayoutCase(
      "rows of a given distance", "§1.8: as high as their tallest cell, 20, with a distance of 3",
      [Spot("c", 0, 23, 100, 10)]
    ) {
      LazyVGrid(columns: [GridItem()], spacing: 3) {
        Color.red.frame(height: 20)
        Color.blue.frame(height: 10).id("c")
      }
    },
    LayoutCase(
      "a grid of columns that grow to the right",
      "§1.8: the same division of the height: (50 − 8) / 2",
      [Spot("0", 0, 0, 10, 21), Spot("1", 0, 29, 10, 21), Spot("2", 18, 0, 10, 21)]
    ) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        ForEach(0..<3, id: \.self) { Color.red.frame(width: 10).id("\($0)") }
      }
    },
    LayoutCase(
      "a lazy column at its leading edge", "§1.2: takes the width of 100; 8 between",
      [Spot("a", 0, 0, 10, 10), Spot("b", 0, 18, 20, 10), Spot("all", 0, 0, 100, 28)]
    ) {
      LazyVStack(alignment: .leading) {
        Color.red.ten().id("a")
        Color.blue.frame(width: 20, height: 10).id("b")
      }
      .id("all")
    },
    LayoutCase(
      "a lazy row at its bottom", "§1.2: takes the height of 50: 50 − 10",
      [Spot("a", 0, 40, 10, 10), Spot("b", 15, 30, 10, 20)]
    ) {
      LazyHStack(alignment: .bottom, spacing: 5) {
        Color.red.ten().id("a")
        Color.blue.frame(width: 10, height: 20).id("b")
      }
    },
  ]

  @MainActor private static func grid(_ columns: [GridItem]) -> some View {
    LazyVGrid(columns: columns) {
      ForEach(0..<3, id: \.self) { Color.red.frame(height: 10).id("\($0)") }
    }
  }
}
