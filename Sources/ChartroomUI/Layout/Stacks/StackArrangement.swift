import Foundation

/// The size of a stack and the places of its subviews.
struct StackArrangement {
  /// The place of a subview.
  struct Place {
    /// The top leading corner, in points from that of the stack.
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  var size: CGSize
  /// The places in the order of the subviews.
  var places: [Place]

  /// Places the subviews in a stack with some bounds.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}
