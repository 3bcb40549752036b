import Foundation
import Graphics

nonisolated extension View {
  /// Adds a view above the bar of the tab view, such as the controls of a player.
  ///
  /// The view lies on a capsule of 48 points, which insets the content of the tabs. Pages have no such view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The tab view with the view.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Adds a view above the bar of the tab view, such as the controls of a player.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view is displayed.
  ///   - content: The view.
  /// - Returns: The tab view with the view.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, isEnabled ? TabAccessory(content: AnyView(content())) : nil)
  }
}

/// The place of the view above the bar of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside a small bar.
  case inline
  /// Above the bar.
  case expanded
}

/// A view above the bar of a tab view.
struct TabAccessory {
  let content: AnyView

  /// The height with the space below, in points.
  static let height: CGFloat = 56
}

extension TabAccessory: View {
  var body: some View {
    content
      .environment(\.tabViewBottomAccessoryPlacement, .expanded)
      .environment(\.tabAccessory, nil)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity)
      .frame(height: 48)
      .background(Material.bar, in: Capsule())
      .overlay { Capsule().strokeBorder(Color.separator, lineWidth: 0.5) }
      .clipShape(Capsule())
      .padding(.horizontal, 16)
      .padding(.bottom, Self.height - 48)
  }
}

private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessory? { nil } }
private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The view above the bar of the tab view inside; `nil` for none.
  var tabAccessory: TabAccessory? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// The place of the view above the bar of a tab view, in that view; `nil` elsewhere.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}
