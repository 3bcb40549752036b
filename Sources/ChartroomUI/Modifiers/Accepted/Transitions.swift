public import Graphics

// Transitions between screens and the sharing of geometry, which are not drawn.

/// The parts of a geometry that two views share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the parts.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}

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

  /// Moves the view to the frame of another view with the same identifier.
  ///
  /// Accepted, and has no effect: a view that replaces another does not start at its frame.
  ///
  /// - Note: Unlike in SwiftUI, the view keeps its own frame.
  /// - Parameters:
  ///   - id: The identifier that the views share.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The shared parts of the frame.
  ///   - anchor: The shared point of the views.
  ///   - isSource: Whether the other views take the frame of this view.
  /// - Returns: The view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
}
