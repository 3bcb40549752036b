import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// How rows and columns divide their length among their views.
enum DivisionTable {
  static let all = shares + priorities

  private static let shares: [LayoutCase] = [
    LayoutCase(
      "three colors", "§1.3: equally flexible: 90 / 3",
      size: CGSize(90, 50),
      [Spot("a", 0, 0, 30, 50), Spot("b", 30, 0, 30, 50), Spot("c", 60, 0, 30, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.green.id("b")
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "the spacing is subtracted first", "talk: 100 − 2 · 8 = 84, divided by 3",
      [Spot("a", 0, 0, 28, 50), Spot("b", 36, 0, 28, 50), Spot("c", 72, 0, 28, 50)]
    ) {
      HStack {
        Color.red.id("a")
        Color.green.id("b")
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "the talk's row of an image and two texts",
      """
      talk: 100 − 16 = 84. The image takes 20 of 28; 64 are left, of which the less flexible "Delicious", 45 wide, \
      is offered 32 and truncated to 6 characters; 34 are left for the 13 characters of "Avocado Toast", of which 6 fit
      """,
      [Spot("d", 0, 4, 30, 12), Spot("i", 38, 0, 20, 20), Spot("t", 66, 4, 30, 12)]
    ) { talkRow() },
    LayoutCase(
      "the talk's row with enough room",
      "talk: 150 − 16 = 134: the image 20 of 44.7, Delicious 45 of 57, the toast its 65 of 69",
      size: CGSize(150, 50),
      [Spot("d", 0, 4, 45, 12), Spot("i", 53, 0, 20, 20), Spot("t", 81, 4, 65, 12)]
    ) { talkRow() },
    LayoutCase(
      "a fixed view is served before a color",
      "§1.3: flexibility 0 before infinity; the color takes 100 − 30",
      [Spot("a", 0, 0, 70, 50), Spot("b", 70, 20, 30, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.blue.frame(width: 30, height: 10).id("b")
      }
    },
    LayoutCase(
      "a view with a small maximum",
      "§1.3: flexibility 20 first: it takes 20 of 33.3; (90 − 20) / 2 = 35 are left for each",
      size: CGSize(90, 50),
      [Spot("a", 0, 0, 35, 50), Spot("b", 35, 0, 20, 50), Spot("c", 55, 0, 35, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.green.frame(maxWidth: 20).id("b")
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "a view with a large minimum",
      "§1.3 [objc]: red, of flexibility 100, takes 75; green needs 100",
      size: CGSize(150, 50), [Spot("a", 0, 0, 75, 50), Spot("b", 75, 0, 100, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100).id("a")
        Color.green.frame(minWidth: 100).id("b")
      }
    },
    LayoutCase(
      "two maxima",
      "§1.3: 20 has less flexibility than 40: 20 of 33.3, then 40 of 40, and 100 − 60 for the color",
      [Spot("a", 0, 0, 40, 50), Spot("b", 40, 0, 20, 50), Spot("c", 60, 0, 40, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 40).id("a")
        Color.green.frame(maxWidth: 20).id("b")
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "too many fixed views", "§1.3: the row is 120 wide and overflows; there is no compression",
      [Spot("all", 0, 0, 120, 10), Spot("b", 60, 0, 60, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Color.blue.frame(width: 60, height: 10).id("b")
      }
      .id("all")
    },
    LayoutCase(
      "a color without room", "§1.3: nothing is left of 100, so it is 0 wide",
      [Spot("a", 0, 0, 0, 50), Spot("b", 0, 20, 120, 10)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.blue.frame(width: 120, height: 10).id("b")
      }
    },
    LayoutCase(
      "a column without an offered height",
      "§1.3: every view has its ideal height; the width is offered",
      offer: ProposedViewSize(width: 40, height: nil),
      [Spot("a", 0, 0, 40, 10), Spot("b", 0, 10, 40, 25)]
    ) {
      VStack(spacing: 0) {
        Color.red.id("a")
        Color.blue.frame(idealHeight: 25).id("b")
      }
    },
    LayoutCase(
      "stacks in a stack",
      "§1.3: the column is as flexible as its color: each half is 45, and in it 25 each",
      [Spot("a", 0, 0, 45, 50), Spot("b", 55, 0, 45, 25), Spot("c", 55, 25, 45, 25)]
    ) {
      HStack(spacing: 10) {
        Color.red.id("a")
        VStack(spacing: 0) {
          Color.green.id("b")
          Color.blue.id("c")
        }
      }
    },
    LayoutCase(
      "a column of colors beside a text",
      "§1.3: the column is as wide as its colors at ∞, so it is more flexible; the text takes 25 of 50 first",
      [Spot("b", 0, 0, 75, 25), Spot("c", 0, 25, 75, 25), Spot("t", 75, 19, 25, 12)]
    ) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          Color.green.id("b")
          Color.blue.id("c")
        }
        Text("abcde").small().id("t")
      }
    },
    LayoutCase(
      "layers beside a text", "§1.3 and §1.5: a ZStack is as flexible as its most flexible view",
      [Spot("a", 0, 0, 75, 50), Spot("t", 75, 19, 25, 12)]
    ) {
      HStack(spacing: 0) {
        ZStack {
          Color.red.id("a")
          Color.blue.ten()
        }
        Text("abcde").small().id("t")
      }
    },
    LayoutCase(
      "a row beside a color in a column",
      "§1.3: the row of colors is as flexible as the color below it: 25 each",
      [Spot("a", 0, 0, 50, 25), Spot("b", 50, 0, 50, 25), Spot("c", 0, 25, 100, 25)]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.id("a")
          Color.green.id("b")
        }
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "a text that wraps in its share",
      "§1.3: the color is more flexible; the text is offered 25 and breaks after 5 characters",
      size: CGSize(50, 50), [Spot("t", 0, 13, 25, 24), Spot("a", 25, 0, 25, 50)]
    ) {
      HStack(spacing: 0) {
        Text("abcde fghij").small().id("t")
        Color.red.id("a")
      }
    },
    LayoutCase(
      "fixedSize against truncation",
      "§1.5: offered nothing, so 65 wide; the other gets 100 − 65 = 35, 7 characters",
      [Spot("d", 0, 0, 35, 12), Spot("t", 35, 0, 65, 12)]
    ) {
      HStack(spacing: 0) {
        Text("Delicious").small().lineLimit(1).id("d")
        Text("Avocado Toast").small().fixedSize().id("t")
      }
    },
    LayoutCase(
      "equal heights by fixedSize",
      "§1.3 [F~]: the row's ideal height is 30, which is then offered to the color",
      [Spot("a", 0, 0, 50, 30), Spot("b", 50, 0, 50, 30)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(height: 30).id("a")
        Color.blue.frame(maxHeight: .infinity).id("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    },
  ]

  private static let priorities: [LayoutCase] = [
    LayoutCase(
      "a higher priority takes all but the minimum",
      "§1.3 [D]: 100 − 20 for b, and what is left for a",
      [Spot("a", 0, 0, 20, 50), Spot("b", 20, 0, 80, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).id("a")
        Color.blue.layoutPriority(1).id("b")
      }
    },
    LayoutCase(
      "the talk's important toast",
      """
      talk: 120 − 16 = 104; the minimum of the image is 20 and of Delicious its dots, 5; the toast takes its 65 of 79. \
      Of the other 39, the image takes 20 and Delicious is offered 19, which is 3 characters
      """,
      size: CGSize(120, 50),
      [Spot("d", 0, 4, 15, 12), Spot("i", 23, 0, 20, 20), Spot("t", 51, 4, 65, 12)]
    ) { talkRow(priority: 1) },
    LayoutCase(
      "a negative priority", "§1.3: served last: the others take 50 each of 100, and 0 are left",
      [Spot("a", 0, 0, 50, 50), Spot("b", 50, 0, 0, 50), Spot("c", 50, 0, 50, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.green.layoutPriority(-1).id("b")
        Color.blue.id("c")
      }
    },
    LayoutCase(
      "three priorities",
      "§1.3: 2 is offered 100 − 10 − 10 and takes its maximum of 50; 1 then 50 − 10, and 0 the rest of 10",
      [Spot("a", 0, 0, 10, 50), Spot("b", 10, 0, 40, 50), Spot("c", 50, 0, 50, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10).id("a")
        Color.green.frame(minWidth: 10).layoutPriority(1).id("b")
        Color.blue.frame(maxWidth: 50).layoutPriority(2).id("c")
      }
    },
    LayoutCase(
      "two views of the same priority", "§1.3: they share 100 − 10 as a group",
      [Spot("a", 0, 0, 45, 50), Spot("b", 45, 0, 10, 50), Spot("c", 55, 0, 45, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).id("a")
        Color.green.frame(minWidth: 10).id("b")
        Color.blue.layoutPriority(1).id("c")
      }
    },
    LayoutCase(
      "a priority of a column", "§1.3: the same rule on the other axis: 50 − 12 for the color",
      [Spot("a", 0, 0, 100, 38), Spot("t", 45, 38, 10, 12)]
    ) {
      VStack(spacing: 0) {
        Color.red.layoutPriority(1).id("a")
        Text("ab").small().id("t")
      }
    },
    LayoutCase(
      "a spacer beside a color",
      "§1.3 [F~]: the spacer is served last, so it has its minimum of 20",
      [Spot("a", 0, 0, 80, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.id("a")
        Spacer(minLength: 20)
      }
    },
    LayoutCase(
      "a priority of a ZStack",
      "§1.5 [F~]: only the highest priority decides the size; the other view is centred on it",
      [Spot("all", 0, 0, 20, 20), Spot("a", -10, 5, 40, 10)]
    ) {
      ZStack {
        Color.red.frame(width: 40, height: 10).id("a")
        Color.blue.frame(width: 20, height: 20).layoutPriority(1)
      }
      .id("all")
    },
  ]

  /// The talk's row of an image between two texts.
  @MainActor private static func talkRow(priority: Double = 0) -> some View {
    HStack {
      Text("Delicious").small().id("d")
      Color.green.frame(width: 20, height: 20).id("i")
      Text("Avocado Toast").small().layoutPriority(priority).id("t")
    }
    .lineLimit(1)
  }
}
