import ChartroomUI
import Foundation

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
