package import ChartroomUI
package import Foundation

/// A layout that places labels along an axis.
///
/// A label sets its position with `tickAnchor(_:)`. The baseline of a Y label is at its position, on one
/// side of the plot. An X label is centred on its position, at the top.
package struct TickLayout: FillingLayout, Equatable {
  var axis: Axis
  /// The side of the plot at which labels of a Y axis are.
  var edge: HorizontalEdge

  /// Creates the layout of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - edge: The side at which labels of a Y axis are; `.leading` by default.
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
  /// Sets the position of a label in a `TickLayout`, in points along its axis.
  package func tickAnchor(_ place: CGFloat) -> some View {
    layoutValue(key: TickAnchor.self, value: place)
  }
}
