import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Layouts that an app defines, with caches, values of their views and anchors.
enum CustomLayoutTable {
  static let all: [LayoutCase] = [
    LayoutCase(
      "a layout of equal widths", "the widest ideal is 25, which each view is offered",
      [Spot("a", 0, 0, 25, 50), Spot("b", 25, 0, 25, 50)]
    ) {
      EqualWidths {
        Color.red.frame(idealWidth: 10).id("a")
        Color.blue.frame(idealWidth: 25).id("b")
      }
    },
    LayoutCase(
      "a value of a view for its layout",
      "the value of each view is its position; 7 is the default",
      [Spot("a", 30, 0, 10, 10), Spot("b", 7, 0, 10, 10)]
    ) {
      PlacedByOwnValue {
        Color.red.ten().layoutValue(key: LeadingPlace.self, value: 30).id("a")
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a value through an identity", "a value is set outside of a frame and seen by the layout",
      [Spot("a", 30, 0, 10, 10)]
    ) {
      PlacedByOwnValue { Color.red.id("a").ten().layoutValue(key: LeadingPlace.self, value: 30) }
    },
    LayoutCase(
      "a view placed by its centre", "§1.1: the anchor of the view is put on the point (50, 25)",
      [Spot("a", 45, 20, 10, 10)]
    ) { Anchored(anchor: .center, point: CGPoint(x: 50, y: 25)) { Color.red.ten().id("a") } },
    LayoutCase(
      "a view placed by its bottom trailing corner", "§1.1: 50 − 10 and 25 − 10",
      [Spot("a", 40, 15, 10, 10)]
    ) {
      Anchored(anchor: .bottomTrailing, point: CGPoint(x: 50, y: 25)) { Color.red.ten().id("a") }
    },
    LayoutCase(
      "a view that is not placed", "§1.1 [D]: in the centre, with the container's own offer",
      [Spot("a", 45, 20, 10, 10), Spot("b", 0, 0, 100, 50)]
    ) {
      Unplacing {
        Color.red.ten().id("a")
        Color.blue.id("b")
      }
    },
    LayoutCase(
      "the merged guides of a layout",
      "§1.1 [D]: the explicit guide 4 of its view, which is placed at 30",
      [Spot("c", 34, 0, 10, 10)]
    ) { mergedGuides },
    LayoutCase(
      "the guides of a layout and of a column in a frame",
      "§1.6: the guide at 34 reaches the frame, too, which puts it on its leading edge: 34 − 34",
      [Spot("c", 0, 0, 10, 10)]
    ) { mergedGuides.frame(width: 100, alignment: .leading) },
    LayoutCase(
      "a row layout used as a value", "HStackLayout divides as HStack: (100 − 10) / 2",
      [Spot("b", 55, 0, 45, 50)]
    ) {
      HStackLayout(spacing: 10) {
        Color.red
        Color.blue.id("b")
      }
    },
    LayoutCase(
      "a column layout used as a value", "VStackLayout as VStack: trailing at 20 − 10",
      [Spot("b", 10, 10, 10, 10)]
    ) {
      VStackLayout(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.blue.ten().id("b")
      }
    },
    LayoutCase(
      "a ZStack layout used as a value", "ZStackLayout as ZStack: the corner at 20 − 10",
      [Spot("b", 10, 10, 10, 10)]
    ) {
      ZStackLayout(alignment: .bottomTrailing) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.ten().id("b")
      }
    },
  ]

  @MainActor private static var mergedGuides: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.green.ten().id("c")
      PlacedByOwnValue {
        Color.red.ten().alignmentGuide(.leading) { _ in 4 }
          .layoutValue(key: LeadingPlace.self, value: 30)
      }
    }
  }
}

/// A row whose views are as wide as the widest of their ideal widths, which it keeps in a cache.
private struct EqualWidths: Layout {
  func makeCache(subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    CGSize(cache * CGFloat(subviews.count), proposal.replacingUnspecifiedDimensions().height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * cache, y: bounds.minY),
        proposal: ProposedViewSize(width: cache, height: bounds.height))
    }
  }
}

private enum LeadingPlace: LayoutValueKey { static var defaultValue: CGFloat { 7 } }

/// Places its views at the distances that their values are.
private struct PlacedByOwnValue: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[LeadingPlace.self], y: bounds.minY),
        proposal: .unspecified)
    }
  }
}

/// Places its views with an anchor on a point.
private struct Anchored: Layout {
  let anchor: UnitPoint
  let point: CGPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: point, anchor: anchor, proposal: .unspecified) }
  }
}

/// Takes the offer and places nothing.
private struct Unplacing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
