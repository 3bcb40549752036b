// Transitions between screens and the groups of geometry, which are not drawn.

/// The way in which a screen of a navigation stack appears.
public protocol NavigationTransition {}

/// The default transition of screens.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
  /// Creates the transition.
  public init() {}
}

/// A screen that grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of screens.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A screen that grows out of a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

nonisolated extension View {
  /// Sets the way in which the screen appears in a navigation stack.
  ///
  /// Accepted, and has no effect: screens appear at once.
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks the view out of which a screen grows.
  ///
  /// Accepted, and has no effect: screens appear at once.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Moves the geometry of the view with that of its parent.
  ///
  /// Accepted, and has no effect: each view moves by its own frame.
  public func geometryGroup() -> some View { self }
}
