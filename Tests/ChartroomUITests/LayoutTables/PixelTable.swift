import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Lengths that are not whole pixels: layout is fractional, and each edge of a frame is on the nearest pixel (§ 1.7),
/// so that neighbours share their edge.
enum PixelTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "thirds of 100", "§1.7: the edges are 33.3 and 66.7: at 1× the widths are 33, 34 and 33",
      [
        Spot("a", 0, 0, 100 / 3.0, 50), Spot("b", 100 / 3.0, 0, 100 / 3.0, 50),
        Spot("c", 200 / 3.0, 0, 100 / 3.0, 50),
      ]
    ) { HStack(spacing: 0) { colors } },
    LayoutCase(
      "thirds of 50", "§1.7: the edges are 16.7 and 33.3: at 1× the heights are 17, 16 and 17",
      [
        Spot("a", 0, 0, 100, 50 / 3.0), Spot("b", 0, 50 / 3.0, 100, 50 / 3.0),
        Spot("c", 0, 100 / 3.0, 100, 50 / 3.0),
      ]
    ) { VStack(spacing: 0) { colors } },
    LayoutCase(
      "sevenths", "§1.7: the edge of the seventh is 600 / 7 = 85.71",
      [Spot("3", 300 / 7.0, 0, 100 / 7.0, 50), Spot("6", 600 / 7.0, 0, 100 / 7.0, 50)]
    ) { HStack(spacing: 0) { ForEach(0..<7, id: \.self) { Color.red.id("\($0)") } } },
    LayoutCase(
      "a half point of centring", "§1.7: (10 − 5) / 2 = 2.5; at 1× both edges round up: 3 and 8",
      [Spot("a", 2.5, 2.5, 5, 5)]
    ) { Color.red.frame(width: 5, height: 5).id("a").frame(width: 10, height: 10) },
    LayoutCase(
      "padding of a third", "§1.7: 10 / 3 from each edge; the width is 100 − 20 / 3",
      [Spot("a", 10 / 3.0, 10 / 3.0, 100 - 20 / 3.0, 50 - 20 / 3.0)]
    ) { Color.red.id("a").padding(10 / 3) },
    LayoutCase(
      "fractions add up before they are rounded",
      "§1.7: three views of 10.3: the edges are 10.3, 20.6 and 30.9",
      [Spot("b", 10.3, 0, 10.3, 10), Spot("c", 20.6, 0, 10.3, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10.3, height: 10)
        Color.green.frame(width: 10.3, height: 10).id("b")
        Color.blue.frame(width: 10.3, height: 10).id("c")
      }
    },
    LayoutCase(
      "a view of a third of a point",
      "§1.7: from 1.25 to 1.55: a pixel wide at 1×, and without width at 2×, where both round to 1.5",
      [Spot("a", 1.25, 0, 0.3, 10)]
    ) { Color.red.frame(width: 0.3, height: 10).id("a").padding(.leading, 1.25) },
    LayoutCase(
      "fractions of nested views", "§1.7: 0.4 + 0.4 = 0.8, which is rounded once",
      [Spot("a", 0.8, 0.8, 10, 10)]
    ) { Color.red.ten().id("a").padding(0.4).padding(0.4) },
    LayoutCase(
      "thirds with the default distance", "§1.3: (100 − 16) / 3 = 28: whole points at every scale",
      [Spot("b", 36, 0, 28, 50), Spot("c", 72, 0, 28, 50)]
    ) { HStack { colors } },
    LayoutCase(
      "a fitting ratio of thirds", "§1.5: 50 · 2 / 3 wide",
      [Spot("a", 0, 0, 100 / 3.0, 50)]
    ) { Color.red.id("a").aspectRatio(2 / 3, contentMode: .fit) },
    LayoutCase(
      "columns of a grid in thirds", "§1.8: as a row: 100 / 3",
      [Spot("b", 100 / 3.0, 0, 100 / 3.0, 10)]
    ) {
      Grid(horizontalSpacing: 0) {
        GridRow {
          Color.red.frame(height: 10)
          Color.green.frame(height: 10).id("b")
          Color.blue.frame(height: 10)
        }
      }
    },
    LayoutCase(
      "a hairline border of pixels", "§1.2: the length of a pixel is a third of a point at 3×",
      pixelBoxes: { [Spot("a", 0, 0, 100, $0), Spot("b", 0, $0, 100, 50 - $0)] }
    ) {
      VStack(spacing: 0) {
        Divider().id("a")
        Color.red.id("b")
      }
    },
  ]

  @MainActor @ViewBuilder private static var colors: some View {
    Color.red.id("a")
    Color.green.id("b")
    Color.blue.id("c")
  }
}
