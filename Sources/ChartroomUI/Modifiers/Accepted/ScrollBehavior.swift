// The content of a picture stops at its ends, and scroll bars are never drawn.

/// Whether content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour that the scroll view chooses.
  public static var automatic: ScrollBounceBehavior { Self(name: "automatic") }
  /// The content always bounces.
  public static var always: ScrollBounceBehavior { Self(name: "always") }
  /// The content bounces if it is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { Self(name: "basedOnSize") }
}

nonisolated extension View {
  /// Sets whether content bounces at its ends, vertically by default.
  ///
  /// Accepted, and has no effect: content never bounces.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Sets whether scroll bars are shown for a moment when the view appears.
  ///
  /// Accepted, and has no effect: scroll bars are never drawn.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows scroll bars for a moment when a value changes.
  ///
  /// Accepted, and has no effect: scroll bars are never drawn.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
