import ChartroomUI
import Foundation

/// Puts labels where they belong along an axis.
///
/// A label carries its place with `tickAnchor(_:)`. Labels of a Y axis stand on their baseline at
/// one of the sides; those of an X axis hang centred from the top.
struct TickLayout: FillingLayout, Equatable {
  var axis: Axis
  /// The side at which labels of a Y axis stand.
  var edge = HorizontalEdge.leading

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let anchor = subview[TickAnchor.self]
      let label = subview.dimensions(in: .unspecified)
      let point =
        axis == .vertical
        ? CGPoint(
          x: edge == .leading ? 0 : bounds.width - label.width,
          y: anchor - label[VerticalAlignment.lastTextBaseline])
        : CGPoint(x: anchor - label.width / 2, y: 0)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

private enum TickAnchor: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

extension View {
  /// Sets the place of a label in a `TickLayout`, in points along its axis.
  func tickAnchor(_ place: CGFloat) -> some View { layoutValue(key: TickAnchor.self, value: place) }
}
