public import Graphics

// The description of a picture is that of its charts, and nobody acts on it by assistive technologies.

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The value rises.
  case increment
  /// The value falls.
  case decrement
}

nonisolated extension View {
  /// Sets the level of the view as a heading.
  ///
  /// Accepted, and has no effect: descriptions have no headings.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }

  /// Sets whether the view keeps its colours when those of the screen are inverted; `true` by default.
  ///
  /// Accepted, and has no effect: the colours of pictures are not inverted.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Sets whether the view responds to the user; `true` by default.
  ///
  /// Accepted, and has no effect: nobody acts on the description.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Sets the point at which the view is activated, in unit coordinates.
  ///
  /// Accepted, and has no effect: nobody acts on the description.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Sets the words by which voice control finds the view.
  ///
  /// Accepted, and has no effect: nobody speaks to a picture.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Sets the words by which voice control finds the view.
  ///
  /// Accepted, and has no effect: nobody speaks to a picture.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Sets the words by which voice control finds the view.
  ///
  /// Accepted, and has no effect: nobody speaks to a picture.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the action that adjusts the value of the view.
  ///
  /// Accepted, and has no effect: nobody acts on the description.
  @preconcurrency
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Sets the action that scrolls the view.
  ///
  /// Accepted, and has no effect: nobody acts on the description.
  @preconcurrency
  public func accessibilityScrollAction(
    _ handler: @escaping @MainActor (Edge) -> Void
  ) -> some View { self }

  /// Sets the actions of the view.
  ///
  /// Accepted, and has no effect: nobody acts on the description.
  public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// Sets whether a long press shows the view enlarged.
  ///
  /// Accepted, and has no effect: nobody presses a picture.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Sets what a long press shows enlarged.
  ///
  /// Accepted, and has no effect: nobody presses a picture.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
