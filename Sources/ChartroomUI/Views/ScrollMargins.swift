public import Foundation
import Graphics

/// The parts of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  let appliesToContent: Bool
  private let name: String

  /// The content and the scroll bars.
  public static let automatic = ContentMarginPlacement(appliesToContent: true, name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(
    appliesToContent: true, name: "scrollContent")
  /// The scroll bars, which are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(
    appliesToContent: false, name: "scrollIndicators")
}

nonisolated extension View {
  /// Adds margins around the content of scroll views.
  ///
  /// - Note: Unlike in SwiftUI, lists, forms and text editors ignore the margins.
  /// - Parameters:
  ///   - edges: The edges with margins; all edges by default.
  ///   - insets: The margins, in points.
  ///   - placement: The part to which the margins apply; those of scroll bars change nothing.
  /// - Returns: The view with margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement.appliesToContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Adds margins around the content of scroll views.
  ///
  /// - Note: Unlike in SwiftUI, lists, forms and text editors ignore the margins.
  /// - Parameters:
  ///   - edges: The edges with margins; all edges by default.
  ///   - length: The length of the margins, in points; `nil` selects 16.
  ///   - placement: The part to which the margins apply; those of scroll bars change nothing.
  /// - Returns: The view with margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds margins around the content of scroll views.
  ///
  /// - Note: Unlike in SwiftUI, lists, forms and text editors ignore the margins.
  /// - Parameters:
  ///   - length: The length of the margins, in points.
  ///   - placement: The part to which the margins apply; those of scroll bars change nothing.
  /// - Returns: The view with margins.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Sets whether scroll views draw content outside of their frames; `true` by default.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

private enum ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var scrollMargins: EdgeInsets {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

/// The margins of the environment around the content of a scroll view.
struct ScrollMargins: SettingsModifier {
  typealias Wrapper = PaddingElement

  func settings(in environment: EnvironmentValues) -> EdgeInsets { environment.scrollMargins }
}
