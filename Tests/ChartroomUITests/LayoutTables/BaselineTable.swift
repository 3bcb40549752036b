import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Baselines of texts in stacks.
///
/// The font of 20 points has lines of 24 points with the baseline at 18.
enum BaselineTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "texts of two sizes on their baseline", "§1.3: 18 − 9 = 9",
      [Spot("small", 0, 9, 5, 12), Spot("large", 5, 0, 10, 24)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").small().id("small")
        Text("b").large().id("large")
      }
    },
    LayoutCase(
      "the talk's texts at the bottom", "talk: the bottoms line up, the baselines do not: 24 − 12",
      [Spot("small", 0, 12, 5, 12)]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Text("a").small().id("small")
        Text("b").large()
      }
    },
    LayoutCase(
      "the talk's image on the baseline",
      "talk: the default for an image is its bottom edge: 18 − 20 = −2, so the text is at 2",
      [Spot("image", 0, 0, 20, 20), Spot("text", 20, 2, 10, 24)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Color.green.frame(width: 20, height: 20).id("image")
        Text("b").large().id("text")
      }
    },
    LayoutCase(
      "the talk's image with a visual baseline at 87.4 %",
      "talk: 20 · 0.874 = 17.48, so the image is 18 − 17.48 = 0.52 lower than the text",
      [Spot("image", 0, 0.52, 20, 20), Spot("text", 20, 0, 10, 24)]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Color.green.frame(width: 20, height: 20)
          .alignmentGuide(.lastTextBaseline) { $0[.bottom] * 0.874 }.id("image")
        Text("b").large().id("text")
      }
    },
    LayoutCase(
      "the first baseline of two lines", "§1.6: 9, as that of one line",
      [Spot("two", 0, 0, 10, 24), Spot("one", 10, 0, 5, 12)]
    ) { beside { Text("ab\ncd").small().id("two") } },
    LayoutCase(
      "the last baseline of two lines", "§1.6: 12 + 9 = 21; 21 − 9 = 12",
      [Spot("two", 0, 0, 10, 24), Spot("one", 10, 12, 5, 12)]
    ) { beside(.lastTextBaseline) { Text("ab\ncd").small().id("two") } },
    LayoutCase(
      "the first baseline of a column", "§1.6 [D]: the minimum of 10 + 9 and 10 + 12 + 9",
      [Spot("one", 10, 10, 5, 12)]
    ) {
      beside {
        VStack(spacing: 0) {
          Color.red.ten()
          Text("a").small()
          Text("b").small()
        }
      }
    },
    LayoutCase(
      "the last baseline of a column", "§1.6 [D]: the maximum, 12 + 9 = 21",
      [Spot("one", 5, 12, 5, 12)]
    ) {
      beside(.lastTextBaseline) {
        VStack(spacing: 0) {
          Text("a").small()
          Text("b").small()
        }
      }
    },
    LayoutCase(
      "the baseline of a padded text", "§1.6: 4 + 9 = 13, so the other text is 4 lower",
      [Spot("one", 13, 4, 5, 12)]
    ) { beside { Text("a").small().padding(4) } },
    LayoutCase(
      "the baseline of a text in a frame", "§1.6: the text is (30 − 12) / 2 = 9 lower in its frame",
      [Spot("one", 5, 9, 5, 12)]
    ) { beside { Text("a").small().frame(height: 30) } },
    LayoutCase(
      "the baseline of a text with a background", "§1.6: that of the primary view",
      [Spot("one", 10, 9, 5, 12)]
    ) { beside { Text("a").large().background { Color.red } } },
    LayoutCase(
      "the baseline of a row in a row", "§1.6: the inner row projects its texts' baseline, 18",
      [Spot("one", 15, 9, 5, 12)]
    ) {
      beside {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").small()
          Text("b").large()
        }
      }
    },
    LayoutCase(
      "the baseline of a label of a button", "§1.6: the style plain adds nothing around the text",
      [Spot("one", 10, 9, 5, 12)]
    ) {
      beside {
        Button {
        } label: {
          Text("a").large()
        }.buttonStyle(.plain)
      }
    },
    LayoutCase(
      "a view that is lifted onto the baseline",
      "§1.6: the guide of b is its top, so b hangs from the baseline at 9",
      [Spot("a", 0, 0, 5, 12), Spot("b", 5, 9, 10, 10)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").small().id("a")
        Color.red.ten().alignmentGuide(.firstTextBaseline) { $0[.top] }.id("b")
      }
    },
    LayoutCase(
      "an overlay on the baseline",
      "§1.5: a view without text stands on the baseline of the text: 18 − 10",
      [Spot("b", 0, 8, 10, 10)]
    ) {
      Text("abc").large().overlay(alignment: .leadingFirstTextBaseline) {
        Color.red.ten().id("b")
      }
    },
  ]

  /// A view and a text beside it, on a baseline.
  @MainActor private static func beside(
    _ alignment: VerticalAlignment = .firstTextBaseline, @ViewBuilder _ content: () -> some View
  ) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      content()
      Text("e").small().id("one")
    }
  }
}

extension View {
  /// Sets a font in which a character of the tests is 10 points wide and a line is 24 points high.
  func large() -> some View { font(.system(size: 20)) }
}
