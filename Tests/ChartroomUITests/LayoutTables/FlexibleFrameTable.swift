import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Frames with limits, around views of fixed size and views that take what they are offered.
enum FlexibleFrameTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "a maximum of infinity centres its content", "§1.5: 100 wide; (100 − 10) / 2",
      [Spot("all", 0, 0, 100, 10), Spot("a", 45, 0, 10, 10)]
    ) { Color.red.ten().id("a").frame(maxWidth: .infinity).id("all") },
    LayoutCase(
      "a maximum of infinity with content at the trailing edge", "§1.5: 100 − 10",
      [Spot("a", 90, 0, 10, 10)]
    ) { Color.red.ten().id("a").frame(maxWidth: .infinity, alignment: .trailing) },
    LayoutCase(
      "a maximum of infinity around wider content", "§1.5: never under its content of 120",
      [Spot("all", 0, 0, 120, 10), Spot("a", 0, 0, 120, 10)]
    ) { Color.red.frame(width: 120, height: 10).id("a").frame(maxWidth: .infinity).id("all") },
    LayoutCase(
      "limits of 0 and infinity around wider content", "§1.5: exactly the offer; (100 − 120) / 2",
      [Spot("all", 0, 0, 100, 10), Spot("a", -10, 0, 120, 10)]
    ) {
      Color.red.frame(width: 120, height: 10).id("a").frame(minWidth: 0, maxWidth: .infinity)
        .id("all")
    },
    LayoutCase(
      "a minimum around a narrow view", "§1.5: 30, and the content at its trailing edge at 20",
      [Spot("all", 0, 0, 30, 10), Spot("a", 20, 0, 10, 10)]
    ) { Color.red.ten().id("a").frame(minWidth: 30, alignment: .trailing).id("all") },
    LayoutCase(
      "a minimum above the offer", "§1.5: 150 is offered to the color, which overflows the screen",
      [Spot("a", 0, 0, 150, 50)]
    ) { Color.red.frame(minWidth: 150).id("a") },
    LayoutCase(
      "a maximum below the offer", "§1.5: the color is offered and takes 30",
      [Spot("a", 0, 0, 30, 50)]
    ) { Color.red.frame(maxWidth: 30).id("a") },
    LayoutCase(
      "a maximum around wider content", "§1.5: clamp(100, min(60, 40), 40) = 40; (40 − 60) / 2",
      [Spot("all", 0, 0, 40, 10), Spot("a", -10, 0, 60, 10)]
    ) { Color.red.frame(width: 60, height: 10).id("a").frame(maxWidth: 40).id("all") },
    LayoutCase(
      "an ideal width in fixedSize", "§1.5: fixedSize offers nothing, so the ideal 40 counts",
      [Spot("a", 0, 0, 40, 50)]
    ) { Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false).id("a") },
    LayoutCase(
      "ideal lengths with an offer", "§1.5: the offer of 100 × 50 counts",
      [Spot("a", 0, 0, 100, 50)]
    ) { Color.red.frame(idealWidth: 40, idealHeight: 20).id("a") },
    LayoutCase(
      "limits on both axes", "§1.5: clamp(100, 20, 60) and clamp(50, 70, 80)",
      [Spot("a", 0, 0, 60, 70)]
    ) { Color.red.frame(minWidth: 20, maxWidth: 60, minHeight: 70, maxHeight: 80).id("a") },
    LayoutCase(
      "a text that wraps in a maximum", "§1.5: offered 30, its words of 5 characters take 25 each",
      [Spot("text", 2.5, 0, 25, 24), Spot("all", 0, 0, 30, 24)]
    ) { Text("abcde fghij").small().id("text").frame(maxWidth: 30).id("all") },
    LayoutCase(
      "equal widths of buttons in a column",
      "§1.5 and §1.3: each takes the offer, which fixedSize makes the widest ideal, 25",
      [Spot("a", 0, 0, 25, 12), Spot("b", 0, 12, 25, 12)]
    ) {
      VStack(spacing: 0) {
        Text("a").small().frame(maxWidth: .infinity).id("a")
        Text("abcde").small().frame(maxWidth: .infinity).id("b")
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase(
      "a frame around a spacer",
      "§1.2: the spacer of a row takes the width, the frame of 10 its own height",
      [Spot("all", 0, 0, 100, 10)]
    ) { HStack { Spacer() }.frame(height: 10).id("all") },
    LayoutCase(
      "limits that pass a guide on",
      "§1.6: the guide of the content, 3, lies at 10 + 3 in the frame of 30",
      [Spot("b", 13, 0, 10, 10), Spot("a", 10, 10, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.ten().id("b")
        Color.red.ten().alignmentGuide(.leading) { _ in 3 }.id("a").frame(minWidth: 30)
      }
    },
  ]
}
