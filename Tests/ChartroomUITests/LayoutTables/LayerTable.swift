import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Overlays, backgrounds, layers, geometry readers and alternatives.
enum LayerTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "a centred overlay", "§1.5: (40 − 10) / 2 and (20 − 10) / 2",
      [Spot("b", 15, 5, 10, 10)]
    ) { base.overlay { Color.blue.ten().id("b") } },
    LayoutCase(
      "an overlay in the bottom trailing corner", "§1.5: 40 − 10 and 20 − 10",
      [Spot("b", 30, 10, 10, 10)]
    ) { base.overlay(alignment: .bottomTrailing) { Color.blue.ten().id("b") } },
    LayoutCase(
      "a background at the leading edge", "§1.5: aligned as an overlay",
      [Spot("b", 0, 5, 10, 10)]
    ) { base.background(alignment: .leading) { Color.blue.ten().id("b") } },
    LayoutCase(
      "an overlay that is larger", "§1.5: centred on its base, which keeps its size: (40 − 60) / 2",
      [Spot("all", 0, 0, 40, 20), Spot("b", -10, -5, 60, 30)]
    ) { base.overlay { Color.blue.frame(width: 60, height: 30).id("b") }.id("all") },
    LayoutCase(
      "a flexible overlay", "§1.5: offered the size of its base",
      [Spot("b", 0, 0, 40, 20)]
    ) { base.overlay { Color.blue.id("b") } },
    LayoutCase(
      "two views of an overlay", "§1.5: a ZStack with the alignment of the overlay",
      [Spot("b", 30, 0, 10, 10), Spot("c", 35, 0, 5, 5)]
    ) {
      base.overlay(alignment: .topTrailing) {
        Color.blue.ten().id("b")
        Color.green.frame(width: 5, height: 5).id("c")
      }
    },
    LayoutCase(
      "an overlay of padding", "§1.5: the base is the padded view, 50 × 30",
      [Spot("b", 0, 0, 50, 30)]
    ) { base.padding(5).overlay { Color.blue.id("b") } },
    LayoutCase(
      "an overlay that is padded outwards", "§1.5: offered 40 + 8 and moved by −4",
      [Spot("b", -4, -4, 48, 28)]
    ) { base.overlay { Color.blue.id("b").padding(-4) } },
    LayoutCase(
      "a ZStack of fixed views", "§1.5: the union is 30 × 20, each view centred",
      [Spot("all", 0, 0, 30, 20), Spot("a", 0, 5, 30, 10), Spot("b", 10, 0, 10, 20)]
    ) {
      ZStack {
        Color.red.frame(width: 30, height: 10).id("a")
        Color.blue.frame(width: 10, height: 20).id("b")
      }
      .id("all")
    },
    LayoutCase(
      "a ZStack offers all its room to each view", "§1.5: both take 100 × 50",
      [Spot("a", 0, 0, 100, 50), Spot("b", 0, 0, 100, 50)]
    ) {
      ZStack {
        Color.red.id("a")
        Color.blue.id("b")
      }
    },
    LayoutCase(
      "a ZStack by a guide",
      "§1.5: the guide of b is its trailing edge, that of a its leading edge; b is before a",
      [Spot("b", 0, 0, 10, 10), Spot("a", 10, 0, 10, 10)]
    ) {
      ZStack(alignment: .leading) {
        Color.red.ten().id("a")
        Color.blue.ten().alignmentGuide(.leading) { $0[.trailing] }.id("b")
      }
    },
    LayoutCase(
      "views in a geometry reader", "§1.7 [F~]: each in the top leading corner, over each other",
      [Spot("a", 0, 0, 30, 10), Spot("b", 0, 0, 10, 20)]
    ) {
      GeometryReader { _ in
        Color.red.frame(width: 30, height: 10).id("a")
        Color.blue.frame(width: 10, height: 20).id("b")
      }
    },
    LayoutCase(
      "a share of a geometry reader",
      "§1.2: the reader has the offer of 100 × 50: a third and a half",
      [Spot("a", 0, 0, 100 / 3.0, 25)]
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 2).id("a")
      }
    },
    LayoutCase(
      "a geometry reader in a row", "§1.3: as flexible as a color: 100 − 10",
      [Spot("a", 10, 0, 90, 50)]
    ) {
      HStack(spacing: 0) {
        Color.red.ten()
        GeometryReader { _ in Color.clear }.id("a")
      }
    },
    LayoutCase(
      "the first alternative that fits", "§1.5: 120 does not fit into 100, 80 does",
      [Spot("all", 0, 0, 80, 10)]
    ) {
      ViewThatFits {
        Color.red.frame(width: 120, height: 10)
        Color.blue.frame(width: 80, height: 10)
        Color.green.ten()
      }
      .id("all")
    },
    LayoutCase(
      "alternatives in the width alone", "§1.5: the height of 90 does not count",
      [Spot("all", 0, 0, 80, 90)]
    ) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 120, height: 10)
        Color.blue.frame(width: 80, height: 90)
        Color.green.ten()
      }
      .id("all")
    },
    LayoutCase(
      "no alternative fits", "§1.5: the last one", [Spot("all", 0, 0, 110, 10)]
    ) {
      ViewThatFits {
        Color.red.frame(width: 120, height: 10)
        Color.blue.frame(width: 110, height: 10)
      }
      .id("all")
    },
    LayoutCase(
      "an alternative that is flexible",
      "§1.5: its ideal width is 30, which fits; it is then offered the 100 and takes them",
      [Spot("all", 0, 0, 100, 50)]
    ) {
      ViewThatFits {
        Color.red.frame(idealWidth: 30, idealHeight: 10)
        Color.blue.ten()
      }
      .id("all")
    },
  ]

  @MainActor private static var base: some View { Color.red.frame(width: 40, height: 20) }
}
