import Foundation
public import Graphics

/// What a view does in the other layout direction.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  /// The direction in which the view is mirrored; `nil` for none.
  let mirrored: LayoutDirection?

  /// The view looks the same in both directions.
  public static let fixed = LayoutDirectionBehavior(mirrored: nil)
  /// The view is mirrored from right to left.
  public static let mirrors = LayoutDirectionBehavior(mirrored: .rightToLeft)

  /// The view is mirrored in one direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(mirrored: direction)
  }
}

nonisolated extension View {
  /// Sets whether the view is mirrored in a layout direction.
  ///
  /// - Parameter behavior: The behaviour.
  /// - Returns: The view.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionMirror(behavior: behavior))
  }
}

/// The modifier that mirrors a view in a layout direction.
private struct DirectionMirror {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
}

extension DirectionMirror: ViewModifier {
  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior.mirrored == direction ? -1 : 1, y: 1)
  }
}
