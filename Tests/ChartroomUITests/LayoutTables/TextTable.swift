import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Texts, whose characters are half as wide as the font size and whose lines are 1.2 times as high.
enum TextTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "a text is as wide as its widest line",
      "talk: the bounds never stretch beyond the lines: 25 of 30",
      size: CGSize(30, 100), [Spot("a", 0, 0, 25, 24)]
    ) { Text("abcde fg").small().id("a") },
    LayoutCase(
      "a long word breaks anywhere", "§1.2: wraps at words, then inside words: 4 characters of 20",
      size: CGSize(20, 100), [Spot("a", 0, 0, 20, 36)]
    ) { Text("abcdefghij").small().id("a") },
    LayoutCase(
      "a line limit", "§1.2: 2 of the 3 lines", size: CGSize(25, 100), [Spot("a", 0, 0, 25, 24)]
    ) { Text("abcde fghij klmno").small().lineLimit(2).id("a") },
    LayoutCase(
      "a reserved room", "two lines are reserved for one",
      size: CGSize(100, 100), [Spot("a", 0, 0, 10, 24)]
    ) { Text("ab").small().lineLimit(2, reservesSpace: true).id("a") },
    LayoutCase(
      "an offer too low for all lines", "§1.2: fewer lines: two fit into 30", size: CGSize(25, 30),
      [Spot("a", 0, 0, 25, 24)]
    ) { Text("abcde fghij klmno").small().id("a") },
    LayoutCase(
      "a line spacing", "between lines only: 12 + 4 + 12", size: CGSize(25, 100),
      [Spot("a", 0, 0, 25, 28)]
    ) { Text("abcde fghij").small().lineSpacing(4).id("a") },
    LayoutCase(
      "a line limit around a stack", "the limit is that of all texts inside: one line each",
      size: CGSize(25, 100), [Spot("a", 0, 0, 25, 12), Spot("b", 0, 12, 25, 12)]
    ) {
      VStack(spacing: 0) {
        Text("abcde fghij").id("a")
        Text("klmno pqrst").id("b")
      }
      .small().lineLimit(1)
    },
    LayoutCase(
      "a text that shrinks",
      "a factor of 0.5 fits 10 characters of 2.5 into 25; the line is 6 high",
      size: CGSize(25, 100), [Spot("a", 0, 0, 25, 6)]
    ) { Text("abcdefghij").small().lineLimit(1).minimumScaleFactor(0.5).id("a") },
    LayoutCase(
      "a text that need not shrink", "it fits, so its size is unchanged",
      size: CGSize(100, 100), [Spot("a", 0, 0, 50, 12)]
    ) { Text("abcdefghij").small().lineLimit(1).minimumScaleFactor(0.5).id("a") },
    LayoutCase(
      "a fixed height lets a text wrap",
      "§1.5: fixedSize of the height offers the width alone: 3 lines",
      size: CGSize(25, 20), [Spot("a", 0, 0, 25, 36)]
    ) {
      Text("abcde fghij klmno").small().fixedSize(horizontal: false, vertical: true).id("a")
    },
    LayoutCase(
      "a text in two fonts", "characters of 5 and 10 points, the line of the larger font",
      size: CGSize(100, 100), [Spot("a", 0, 0, 30, 24)]
    ) { (Text("ab").font(.system(size: 10)) + Text("cd").font(.system(size: 20))).id("a") },
    LayoutCase(
      "an empty text", "one line, no width", size: CGSize(100, 100), [Spot("a", 0, 0, 0, 12)]
    ) { Text("").small().id("a") },
    LayoutCase(
      "body at the usual size",
      "§3: 17 points, so 4 · 8.5 and 1.2 · 17 = 20.4, rounded up to pixels",
      size: CGSize(100, 100),
      pixelBoxes: { pixel in [Spot("a", 0, 0, 34, (20.4 / pixel).rounded(.up) * pixel)] }
    ) { Text("abcd").id("a") },
    LayoutCase(
      "body at the largest usual size", "§3: 23 points at xxxLarge: 4 · 11.5 and 1.2 · 23 = 27.6",
      size: CGSize(100, 100),
      pixelBoxes: { pixel in [Spot("a", 0, 0, 46, (27.6 / pixel).rounded(.up) * pixel)] }
    ) { Text("abcd").id("a").dynamicTypeSize(.xxxLarge) },
    LayoutCase(
      "a fixed size does not depend on Dynamic Type", "a font with a size keeps it",
      size: CGSize(100, 100), [Spot("a", 0, 0, 20, 12)]
    ) { Text("abcd").small().id("a").dynamicTypeSize(.accessibility5) },
  ]
}
