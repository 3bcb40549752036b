import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Distances, alignment across the axis and the kinds of children of rows and columns.
enum StackTable {
  static let all = distances + children

  private static let distances: [LayoutCase] = [
    LayoutCase(
      "the default distance of shapes in a row", "§1.4: 8 between views without text",
      [Spot("a", 0, 0, 10, 10), Spot("b", 18, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten().id("a")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "the default distance of shapes in a column", "§1.4: 8 between views without text",
      [Spot("a", 0, 0, 10, 10), Spot("b", 0, 18, 10, 10)]
    ) {
      VStack {
        Color.red.ten().id("a")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "the default distance of a text and a shape in a row", "§1.4: 8 in rows; (12 − 10) / 2 = 1",
      [Spot("a", 0, 0, 10, 12), Spot("b", 18, 1, 10, 10)]
    ) {
      HStack {
        Text("ab").small().id("a")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a distance of 3", "§1.4: a given distance replaces those of the pairs",
      [Spot("b", 13, 0, 10, 10), Spot("c", 26, 0, 10, 10)]
    ) {
      HStack(spacing: 3) {
        Color.red.ten()
        Color.blue.ten().id("b")
        Color.green.ten().id("c")
      }
    },
    LayoutCase(
      "a negative distance", "§1.3: 10 − 4 and 20 − 8; the row is 30 − 8 wide",
      [Spot("b", 6, 0, 10, 10), Spot("c", 12, 0, 10, 10), Spot("all", 0, 0, 22, 10)]
    ) {
      HStack(spacing: -4) {
        Color.red.ten()
        Color.blue.ten().id("b")
        Color.green.ten().id("c")
      }
      .id("all")
    },
    LayoutCase(
      "a negative distance of flexible views",
      "§1.3: 100 + 10 is divided: 55 each, overlapping by 10",
      [Spot("a", 0, 0, 55, 50), Spot("b", 45, 0, 55, 50)]
    ) {
      HStack(spacing: -10) {
        Color.red.id("a")
        Color.blue.id("b")
      }
    },
    LayoutCase(
      "no distance beside a spacer", "§1.3 [F~]: 100 − 20 for the spacer alone",
      [Spot("a", 0, 0, 10, 10), Spot("b", 90, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten().id("a")
        Spacer()
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a given distance beside a spacer",
      "a given distance is that of every pair: the spacer takes 100 − 20 − 10",
      [Spot("a", 0, 0, 10, 10), Spot("s", 15, 0, 70, 10), Spot("b", 90, 0, 10, 10)]
    ) {
      HStack(spacing: 5) {
        Color.red.ten().id("a")
        Spacer().frame(height: 10).id("s")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "two spacers", "§1.3: equally flexible, each half of 100 − 10",
      [Spot("a", 45, 0, 10, 10)]
    ) {
      HStack {
        Spacer()
        Color.red.ten().id("a")
        Spacer()
      }
    },
    LayoutCase(
      "a minimum length of a spacer", "§1.2: 30 at least, also without an offer",
      offer: .unspecified, [Spot("a", 0, 0, 10, 10), Spot("b", 40, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten().id("a")
        Spacer(minLength: 30)
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a spacer in a column", "§1.2: along the axis of the column: 50 − 20",
      [Spot("a", 0, 0, 10, 10), Spot("b", 0, 40, 10, 10)]
    ) {
      VStack {
        Color.red.ten().id("a")
        Spacer()
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "the distance of rows in a column", "§1.4: the rows prefer what their views prefer, 8",
      [Spot("c", 0, 18, 10, 10)]
    ) {
      VStack(alignment: .leading) {
        HStack {
          Color.red.ten()
          Color.red.ten()
        }
        Color.blue.ten().id("c")
      }
    },
  ]

  private static let children: [LayoutCase] = [
    LayoutCase(
      "an empty view", "§1.2: contributes no view, so there is one distance",
      [Spot("b", 18, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten()
        EmptyView()
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "an absent view", "§1.2: an optional without a view contributes nothing",
      [Spot("b", 18, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten()
        if Int("x") != nil { Color.green.ten() }
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a branch of two views", "§1.2: both are views of the row",
      [Spot("a", 12, 0, 10, 10), Spot("b", 24, 0, 10, 10)]
    ) {
      HStack(spacing: 2) {
        Color.red.ten()
        if Int("1") != nil {
          Color.green.ten().id("a")
          Color.green.ten().id("b")
        } else {
          Color.blue
        }
      }
    },
    LayoutCase(
      "a loop", "§1.2: each view of the loop is a view of the row; the third is at 2 · 18",
      [Spot("0", 0, 0, 10, 10), Spot("2", 36, 0, 10, 10)]
    ) { HStack { ForEach(0..<3, id: \.self) { Color.red.ten().id("\($0)") } } },
    LayoutCase(
      "an empty loop", "§1.2: contributes no view and no distance",
      [Spot("b", 18, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten()
        ForEach(0..<0, id: \.self) { _ in Color.green.ten() }
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a group with a frame", "§1.2: each view of the group gets the frame: 20, 20, centred at 5",
      [Spot("a", 5, 0, 10, 10), Spot("b", 25, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Group {
          Color.red.ten().id("a")
          Color.blue.ten().id("b")
        }
        .frame(width: 20)
      }
    },
    LayoutCase(
      "a hidden view", "§1.5: keeps its room: 10 + 8 + 10 + 8",
      [Spot("b", 36, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten()
        Color.green.ten().hidden()
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a view of no size", "has a distance at each side, unlike an empty view: 10 + 8 + 0 + 8",
      [Spot("b", 26, 0, 10, 10)]
    ) {
      HStack {
        Color.red.ten()
        Color.green.frame(width: 0, height: 0)
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a divider in a column", "§1.2: a pixel high and as wide as the offer; the rest is 8 below",
      pixelBoxes: { pixel in [Spot("line", 0, 18, 100, pixel), Spot("b", 45, 26 + pixel, 10, 10)] }
    ) {
      VStack {
        Color.red.ten()
        Divider().id("line")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a divider in a row", "§1.2: a pixel wide and as high as the offer",
      pixelBoxes: { pixel in [Spot("line", 18, 0, pixel, 50), Spot("b", 26 + pixel, 20, 10, 10)] }
    ) {
      HStack {
        Color.red.ten()
        Divider().id("line")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a zIndex", "§1.3: the order of drawing has no effect on the layout",
      [Spot("a", 0, 0, 10, 10), Spot("b", 10, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.ten().zIndex(5).id("a")
        Color.blue.ten().id("b")
      }
    },
  ]
}
