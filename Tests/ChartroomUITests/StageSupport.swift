import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// A stage with the simple shaper, for layout that can be checked by hand.
@MainActor
func stage<Content: View>(
  width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 1,
  environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
) -> Stage {
  Stage(
    size: ProposedViewSize(width: width, height: height), scale: scale, environment: environment,
    shaper: BoxShaper(), content: content)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// How far from the left a view wants to stand; 7 unless it says so.
enum Place: LayoutValueKey { static var defaultValue: CGFloat { 7 } }

/// A layout that places each view where its `Place` tells.
struct PlacedByValue: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: CGPoint(x: subview[Place.self], y: 0), proposal: .unspecified)
    }
  }
}
