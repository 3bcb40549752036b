public import Foundation
import Graphics

nonisolated extension View {
  /// Sets the insets of a row of a list at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The inset, in points; `nil` for that of the list.
  /// - Returns: The view with the insets.
  /// - Note: Unlike in SwiftUI, the insets at other edges become those of a plain list: 20 points at the sides and 11
  ///   points above and below.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let sides: (Edge.Set, CGFloat) -> CGFloat = { edge, other in
      edges.contains(edge) ? length ?? other : other
    }
    return listRowInsets(
      length == nil
        ? nil
        : EdgeInsets(
          top: sides(.top, 11), leading: sides(.leading, 20), bottom: sides(.bottom, 11),
          trailing: sides(.trailing, 20)))
  }
}
