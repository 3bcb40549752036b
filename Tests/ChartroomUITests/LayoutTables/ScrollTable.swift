import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Scroll views, lists and forms.
enum ScrollTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "a scroll view hugs its content across",
      "§1.2: 30 wide, 50 high; the content keeps its height",
      [Spot("all", 0, 0, 30, 50), Spot("a", 0, 0, 30, 80)]
    ) { ScrollView { Color.red.frame(width: 30, height: 80).id("a") }.id("all") },
    LayoutCase(
      "a color in a scroll view", "§1.2: offered 100 × nil, so 10 high",
      [Spot("a", 0, 0, 100, 10)]
    ) { ScrollView { Color.red.id("a") } },
    LayoutCase(
      "a horizontal scroll view", "§1.2: content of nil × 50 is 10 wide",
      [Spot("a", 0, 0, 10, 50)]
    ) { ScrollView(.horizontal) { Color.red.id("a") } },
    LayoutCase(
      "a horizontal scroll view with long content",
      "§6: starts at its leading edge, which is right in a right-to-left layout",
      [Spot("all", 0, 0, 100, 10), Spot("a", 0, 0, 150, 10)]
    ) {
      ScrollView(.horizontal) { Color.red.frame(width: 150, height: 10).id("a") }.id("all")
    },
    LayoutCase(
      "scroll views in each other",
      "§1.2: the inner is 100 wide and as high as its content, 20, since it is offered no height",
      [Spot("inner", 0, 0, 100, 20), Spot("a", 0, 0, 150, 20), Spot("b", 45, 28, 10, 10)]
    ) {
      ScrollView {
        VStack {
          ScrollView(.horizontal) { Color.red.frame(width: 150, height: 20).id("a") }.id("inner")
          Color.blue.ten().id("b")
        }
      }
    },
    LayoutCase(
      "a scroll view in a row", "§1.3: the fixed view first; the scroll view hugs its 20",
      [Spot("all", 10, 0, 20, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.ten()
        ScrollView { Color.blue.frame(width: 20, height: 90) }.id("all")
      }
    },
    LayoutCase(
      "a lazy column in a scroll view", "§1.2: greedy, so the scroll view is 100 wide",
      [Spot("all", 0, 0, 100, 50), Spot("a", 45, 0, 10, 10)]
    ) { ScrollView { LazyVStack { Color.red.ten().id("a") } }.id("all") },
    LayoutCase(
      "a page of a scroll view", "§1.5 [D]: the container is the scroll view, 100 wide",
      [Spot("a", 0, 0, 100, 50), Spot("b", 100, 0, 100, 50)]
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal).id("a")
          Color.blue.containerRelativeFrame(.horizontal).id("b")
        }
      }
    },
    LayoutCase(
      "a row of a plain list", "§4.3: 20 before the content, 44 high at least: (44 − 12) / 2",
      size: CGSize(200, 100), [Spot("a", 20, 16, 10, 12)]
    ) { List { Text("ab").small().id("a") }.listStyle(.plain) },
    LayoutCase(
      "a control that fills a row of a list", "§4.3 and §1.2: 200 − 2 · 20 wide",
      size: CGSize(200, 100), [Spot("a", 20, 17, 160, 10)]
    ) { List { Color.red.frame(height: 10).id("a") }.listStyle(.plain) },
    LayoutCase(
      "rows without insets", "§4.3: the insets of the row are replaced: 200 wide",
      size: CGSize(200, 100), [Spot("a", 0, 0, 200, 60)]
    ) {
      List { Color.red.frame(height: 60).id("a").listRowInsets(EdgeInsets()) }.listStyle(.plain)
    },
  ]
}
