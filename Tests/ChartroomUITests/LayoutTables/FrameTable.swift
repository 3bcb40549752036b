import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Where frames put content, and what padding, offset, position and aspect ratios make of it.
enum FrameTable {
  static let all = fixed + padding + ratios

  private static let fixed: [LayoutCase] = [
    LayoutCase(
      "the talk's image in a larger frame",
      "talk: the image stays 20 × 20 in the centre of 30 × 30: (30 − 20) / 2",
      [Spot("frame", 0, 0, 30, 30), Spot("image", 5, 5, 20, 20)]
    ) {
      Color.green.frame(width: 20, height: 20).id("image").frame(width: 30, height: 30).id("frame")
    },
    LayoutCase(
      "a frame that is smaller than its content",
      "§1.5: centred, so 10 points stick out at each side",
      [Spot("frame", 0, 0, 20, 20), Spot("a", -10, 0, 40, 20)]
    ) {
      Color.red.frame(width: 40, height: 20).id("a").frame(width: 20, height: 20).id("frame")
    },
    LayoutCase(
      "a frame with content at the leading edge", "§1.5: x = 0, y = (30 − 10) / 2",
      [Spot("a", 0, 10, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .leading) },
    LayoutCase(
      "a frame with content at the trailing edge", "§1.5: x = 40 − 10",
      [Spot("a", 30, 10, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .trailing) },
    LayoutCase(
      "a frame with content at the top", "§1.5: x = (40 − 10) / 2, y = 0",
      [Spot("a", 15, 0, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .top) },
    LayoutCase(
      "a frame with content at the bottom", "§1.5: y = 30 − 10",
      [Spot("a", 15, 20, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .bottom) },
    LayoutCase(
      "a frame with content in the top trailing corner", "§1.5: x = 40 − 10, y = 0",
      [Spot("a", 30, 0, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .topTrailing) },
    LayoutCase(
      "a frame with content in the bottom leading corner", "§1.5: x = 0, y = 30 − 10",
      [Spot("a", 0, 20, 10, 10)]
    ) { Color.red.ten().id("a").frame(width: 40, height: 30, alignment: .bottomLeading) },
    LayoutCase(
      "larger content at the trailing edge", "§1.5: its trailing edge is at 20, so x = 20 − 40",
      [Spot("a", -20, 0, 40, 10)]
    ) { Color.red.frame(width: 40, height: 10).id("a").frame(width: 20, alignment: .trailing) },
    LayoutCase(
      "a frame in a frame",
      "§1.5: the inner is centred in the outer at 10, its content at its end: 10 + 20 − 10",
      [Spot("inner", 10, 5, 20, 20), Spot("a", 20, 10, 10, 10)]
    ) {
      Color.red.ten().id("a").frame(width: 20, height: 20, alignment: .trailing).id("inner")
        .frame(width: 40, height: 30)
    },
    LayoutCase(
      "the root view of the talk", "talk: a text of 25 × 12 in the middle of 100 × 50: 37.5 and 19",
      [Spot("text", 37.5, 19, 25, 12)]
    ) { Text("Hello").small().id("text").frame(maxWidth: .infinity, maxHeight: .infinity) },
  ]

  private static let padding: [LayoutCase] = [
    LayoutCase(
      "the talk's padded toast",
      "talk: 10 points on all sides, and the background has the size of the padding view",
      [Spot("text", 10, 10, 25, 12), Spot("green", 0, 0, 45, 32)]
    ) { Text("Toast").small().id("text").padding(10).background(Color.green.id("green")) },
    LayoutCase(
      "the default padding", "§1.5: 16 on each edge",
      [Spot("a", 16, 16, 68, 18)]
    ) { Color.red.id("a").padding() },
    LayoutCase(
      "the talk's padding of the leading and trailing edges",
      "talk: 16 at both, nothing above and below",
      [Spot("text", 16, 0, 25, 12), Spot("all", 0, 0, 57, 12)]
    ) { Text("Toast").small().id("text").padding(.horizontal).id("all") },
    LayoutCase(
      "padding at the leading edge", "§1.5 and §6: right in a right-to-left layout",
      [Spot("a", 7, 0, 10, 10), Spot("all", 0, 0, 17, 10)]
    ) { Color.red.ten().id("a").padding(.leading, 7).id("all") },
    LayoutCase(
      "insets of four lengths", "§1.5: x = leading 2, y = top 1; 2 + 10 + 4 and 1 + 10 + 3",
      [Spot("a", 2, 1, 10, 10), Spot("all", 0, 0, 16, 14)]
    ) {
      Color.red.ten().id("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .id("all")
    },
    LayoutCase(
      "negative padding of one edge",
      "§1.5: the content is 10 wider than the offer and starts 10 before it",
      [Spot("a", -10, 0, 110, 50), Spot("all", 0, 0, 100, 50)]
    ) { Color.red.id("a").padding(.leading, -10).id("all") },
    LayoutCase(
      "negative padding of a fixed view",
      "§1.5: 10 − 6 wide; the content sticks out by 3 at each side",
      [Spot("a", -3, 0, 10, 10), Spot("b", 4, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.ten().id("a").padding(.horizontal, -3)
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "padding twice", "§1.5: each adds its own: 3 + 4",
      [Spot("a", 7, 7, 10, 10), Spot("all", 0, 0, 24, 24)]
    ) { Color.red.ten().id("a").padding(3).padding(4).id("all") },
    LayoutCase(
      "an offset", "§1.5: displayed 5 further from the leading edge; its neighbour stays at 10",
      [Spot("a", 5, 3, 10, 10), Spot("b", 10, 0, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.ten().id("a").offset(x: 5, y: 3)
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a position", "§1.5: the centre is at (30, 20): 30 − 5 and 20 − 5",
      [Spot("a", 25, 15, 10, 10), Spot("all", 0, 0, 100, 50)]
    ) { Color.red.ten().id("a").position(x: 30, y: 20).id("all") },
    LayoutCase(
      "a position in a row", "§1.5: takes the offered 100 − 10; its centre is at 10 + 20",
      [Spot("b", 0, 20, 10, 10), Spot("a", 25, 5, 10, 10)]
    ) {
      HStack(spacing: 0) {
        Color.blue.ten().id("b")
        Color.red.ten().id("a").position(x: 20, y: 10)
      }
    },
  ]

  private static let ratios: [LayoutCase] = [
    LayoutCase(
      "16 : 9 fits into a square", "§1.5 [objc]: 100 × 100 gives 100 × 56.25, 21.875 from the top",
      size: CGSize(100, 100), [Spot("a", 0, 21.875, 100, 56.25)]
    ) {
      Color.red.id("a").aspectRatio(16 / 9, contentMode: .fit).frame(width: 100, height: 100)
    },
    LayoutCase(
      "16 : 9 fills a square", "§1.5 [objc]: 177.8 × 100, half of the rest before the leading edge",
      size: CGSize(100, 100), [Spot("a", 50 - 800 / 9.0, 0, 1600 / 9.0, 100)]
    ) {
      Color.red.id("a").aspectRatio(16 / 9, contentMode: .fill).frame(width: 100, height: 100)
    },
    LayoutCase(
      "a ratio without an offered height", "§1.5: derived from the width: 60 / 2",
      offer: ProposedViewSize(width: 60, height: nil), [Spot("a", 0, 0, 60, 30)]
    ) { Color.red.id("a").aspectRatio(2, contentMode: .fit) },
    LayoutCase(
      "a filling ratio without an offered width", "§1.5: derived from the height: 30 · 2",
      offer: ProposedViewSize(width: nil, height: 30), [Spot("a", 0, 0, 60, 30)]
    ) { Color.red.id("a").aspectRatio(2, contentMode: .fill) },
    LayoutCase(
      "the talk's square view", "talk: flexible, but width and height are the same: min(100, 50)",
      [Spot("a", 0, 0, 50, 50)]
    ) { Color.red.id("a").aspectRatio(1, contentMode: .fit) },
    LayoutCase(
      "a ratio by a size", "§1.5: 40 : 10 in 100 × 50 is 100 × 25",
      [Spot("a", 0, 0, 100, 25)]
    ) { Color.red.id("a").aspectRatio(CGSize(40, 10), contentMode: .fit) },
    LayoutCase(
      "squares in a row", "§1.3: each is offered 45 × 50 and takes a square of 45; 10 between",
      [Spot("a", 0, 0, 45, 45), Spot("b", 55, 0, 45, 45)]
    ) {
      HStack(spacing: 10) {
        Color.red.aspectRatio(1, contentMode: .fit).id("a")
        Color.red.aspectRatio(1, contentMode: .fit).id("b")
      }
    },
    LayoutCase(
      "scaledToFit of a shape with an ideal size", "§1.5: the ratio 30 : 20 in 100 × 50: 75 × 50",
      [Spot("a", 0, 0, 75, 50)]
    ) { Color.red.frame(idealWidth: 30, idealHeight: 20).scaledToFit().id("a") },
  ]
}
