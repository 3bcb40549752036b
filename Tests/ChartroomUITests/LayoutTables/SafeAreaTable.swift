import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Safe areas of a screen of 100 × 200 points, of which 20 at the top and 10 at the bottom are not safe.
enum SafeAreaTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "the safe area is offered", "§1.7: 200 − 20 − 10", size: screen, insets: insets,
      [Spot("a", 0, 20, 100, 170)]
    ) { Color.red.id("a") },
    LayoutCase(
      "all edges ignored", "§1.7: grown by 20 and 10", size: screen, insets: insets,
      [Spot("a", 0, 0, 100, 200)]
    ) { Color.red.id("a").ignoresSafeArea() },
    LayoutCase(
      "the top ignored", "§1.7: grown by 20 at the top", size: screen, insets: insets,
      [Spot("a", 0, 0, 100, 190)]
    ) { Color.red.id("a").ignoresSafeArea(edges: .top) },
    LayoutCase(
      "the bottom ignored", "§1.7: grown by 10 at the bottom", size: screen, insets: insets,
      [Spot("a", 0, 20, 100, 180)]
    ) { Color.red.id("a").ignoresSafeArea(edges: .bottom) },
    LayoutCase(
      "a view that is not at the edge",
      "§1.7: extends only where its own edge lies on the safe area's",
      size: screen, insets: insets, [Spot("a", 0, 30, 100, 160)]
    ) {
      VStack(spacing: 0) {
        Color.clear.frame(height: 10)
        Color.red.id("a").ignoresSafeArea(edges: .top)
      }
    },
    LayoutCase(
      "a background that ignores the safe area", "§1.7: the background grows, its view does not",
      size: screen, insets: insets, [Spot("a", 0, 20, 100, 170), Spot("b", 0, 0, 100, 200)]
    ) { Color.red.id("a").background { Color.blue.id("b").ignoresSafeArea() } },
    LayoutCase(
      "a bar at the bottom",
      "§1.7 [D]: the bar is at the edge and its 30 are no longer safe: 170 − 30",
      size: screen, insets: insets, [Spot("a", 0, 20, 100, 140), Spot("bar", 0, 160, 100, 30)]
    ) {
      Color.red.id("a").safeAreaInset(edge: .bottom, spacing: 0) {
        Color.green.frame(height: 30).id("bar")
      }
    },
    LayoutCase(
      "a bar with a distance", "§1.7: the distance of 5 is not safe either: 170 − 35",
      size: screen, insets: insets, [Spot("a", 0, 55, 100, 135), Spot("bar", 0, 20, 100, 30)]
    ) {
      Color.red.id("a").safeAreaInset(edge: .top, spacing: 5) {
        Color.green.frame(height: 30).id("bar")
      }
    },
    LayoutCase(
      "a bar at the leading edge", "§1.7 and §6: right in a right-to-left layout; 100 − 15",
      size: screen, insets: insets, [Spot("a", 15, 20, 85, 170), Spot("bar", 0, 20, 15, 170)]
    ) {
      Color.red.id("a").safeAreaInset(edge: .leading, spacing: 0) {
        Color.green.frame(width: 15).id("bar")
      }
    },
    LayoutCase(
      "two bars at one edge", "§1.7: the outer is at the edge, the inner above it: 190 − 20 − 30",
      size: screen, insets: insets,
      [Spot("a", 0, 20, 100, 120), Spot("inner", 0, 140, 100, 30), Spot("outer", 0, 170, 100, 20)]
    ) {
      Color.red.id("a")
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 30).id("inner") }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).id("outer") }
    },
    LayoutCase(
      "padding of the safe area", "§1.7 [D]: 8 more on all edges", size: screen, insets: insets,
      [Spot("a", 8, 28, 84, 154)]
    ) { Color.red.id("a").safeAreaPadding(8) },
    LayoutCase(
      "padding of the safe area at the leading edge", "§1.7 and §6: mirrored", size: screen,
      insets: insets, [Spot("a", 8, 20, 92, 170)]
    ) { Color.red.id("a").safeAreaPadding(.leading, 8) },
    LayoutCase(
      "a frame of the container's width", "§1.5 [D]: the safe area, 100 × 170; (100 − 10) / 2",
      size: screen, insets: insets, [Spot("all", 0, 20, 100, 10), Spot("a", 45, 20, 10, 10)]
    ) { Color.red.ten().id("a").containerRelativeFrame(.horizontal).id("all") },
    LayoutCase(
      "a part of the container", "§1.5 [D]: (100 − 2 · 8) / 3 = 28; two are 28 · 2 + 8",
      size: screen, insets: insets, [Spot("all", 0, 20, 64, 170)]
    ) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8).id("all")
    },
    LayoutCase(
      "a length of the container", "§1.5: the closure halves 170", size: screen, insets: insets,
      [Spot("all", 0, 20, 100, 85)]
    ) { Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.id("all") },
  ]

  private static let screen = CGSize(100, 200)
  private static let insets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
}
