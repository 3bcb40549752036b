import ChartroomUI
import Foundation

/// A layout that centres values in a column on one side; wide values start beside the axis.
struct BestKoraMarkLayout: FillingLayout, Equatable {
  var edge: HorizontalEdge
  var middle: CGFloat
  var start: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let label = subview.dimensions(in: .unspecified)
      let inset = max(middle - label.width / 2, start)
      let x = edge == .leading ? inset : bounds.width - inset - label.width
      subview.place(
        at: CGPoint(
          x: bounds.minX + x,
          y: bounds.minY + subview[MarkBaseline.self] - label[VerticalAlignment.lastTextBaseline]),
        proposal: .unspecified)
    }
  }
}

/// The distance of a value's baseline from the top of the plot, in points.
enum MarkBaseline: LayoutValueKey { static var defaultValue: CGFloat { 0 } }
