/// The state of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The content rests.
  case idle
  /// A finger is down and may scroll.
  case tracking
  /// A finger scrolls.
  case interacting
  /// The content decelerates.
  case decelerating
  /// The content moves to a target.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

nonisolated extension View {
  /// Performs an action when a scroll view starts or stops to move.
  ///
  /// Accepted, and has no effect: the action is never performed.
  @preconcurrency
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }
}
