public import Foundation

// No pointer rests on a picture, so that these modifiers have nothing to show and nothing to report.

/// The phase of a pointer that moves over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a point of the view, in points.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// The look of a view under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The look that suits the view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes a highlight of the view.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises towards the pointer.
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// Sets the action for a pointer that enters or leaves the view.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  @preconcurrency
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }

  /// Sets the action for a pointer that moves over the view.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's place; that of the view by default.
  ///   - action: The action, which is never performed.
  /// - Returns: The view.
  @preconcurrency
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets the action for a pointer that moves over the view.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the pointer's place; that of the view by default.
  ///   - action: The action, which is never performed.
  /// - Returns: The view.
  @_disfavoredOverload
  @preconcurrency
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets the look of the view under a pointer.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the look of controls in the view under a pointer; `nil` selects that of the control.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether views keep their look under a pointer; `true` by default.
  ///
  /// Accepted, and has no effect: no pointer enters the view.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the text that explains the view to a pointer that rests on it.
  ///
  /// Accepted, and has no effect: no pointer rests on the view.
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Sets the text that explains the view to a pointer that rests on it.
  ///
  /// Accepted, and has no effect: no pointer rests on the view.
  public func help(_ text: Text) -> some View { self }

  /// Sets the text that explains the view to a pointer that rests on it.
  ///
  /// Accepted, and has no effect: no pointer rests on the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
