public import Foundation
import Graphics

nonisolated extension View {
  /// Insets the view, and shrinks its safe area by the same insets.
  ///
  /// The layout is the same as with `padding(_:)`, but subviews can extend into the insets with
  /// `ignoresSafeArea`.
  ///
  /// - Parameter insets: The insets, in points.
  /// - Returns: The view with a smaller safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Insets the view, and shrinks its safe area by the same insets.
  ///
  /// - Parameters:
  ///   - edges: The edges with insets; all edges by default.
  ///   - length: The length of the insets, in points; `nil`, the default, selects 16.
  /// - Returns: The view with a smaller safe area.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Insets the view by `length` points on all edges, and shrinks its safe area by the same insets.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

struct SafeAreaPadding: Equatable {
  let insets: EdgeInsets
}

extension SafeAreaPadding: SettingsModifier {
  typealias Wrapper = SafeAreaPaddingElement

  func settings(in environment: EnvironmentValues) -> EdgeInsets { insets }
}

/// An element whose child is laid out within insets.
final class SafeAreaPaddingElement: PaddingElement {
  override func placeChildren() {
    super.placeChildren()
    notifyPositionReaders()
  }

  override var safeArea: CGRect? {
    let insets = SafeAreaInsets(settings ?? EdgeInsets(), direction: layoutDirection)
    return CGRect(
      x: insets.left, y: insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
