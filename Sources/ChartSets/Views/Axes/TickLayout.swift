package import ChartroomUI
package import Foundation

/// Places labels along an axis.
///
/// A label carries its place with `tickAnchor(_:)`. Labels of a Y axis lie with their baseline
/// there, at one of the sides; those of an X axis are centred there, at the top.
package struct TickLayout: FillingLayout, Equatable {
  var axis: Axis
  /// The side at which labels of a Y axis stand.
  var edge: HorizontalEdge

  /// Creates a layout of an axis; labels of a Y axis lie at the leading edge by default.
  package init(axis: Axis, edge: HorizontalEdge = .leading) {
    self.axis = axis
    self.edge = edge
  }

  package func placeSubviews(
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
  package func tickAnchor(_ place: CGFloat) -> some View {
    layoutValue(key: TickAnchor.self, value: place)
  }
}
