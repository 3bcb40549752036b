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

extension CGFloat {
  /// Returns how far the guide of a view is from this line, to which the guides of all views are aligned.
  ///
  /// It is 0 for an infinite guide on an infinite line, such as that of the centre of a view that takes an infinite
  /// proposal, so that the length of the stack is infinite, too.
  func offset(from guide: CGFloat) -> CGFloat { self == guide ? 0 : self - guide }
}
