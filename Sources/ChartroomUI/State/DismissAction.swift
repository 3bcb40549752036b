/// An action that dismisses the presentation that contains a view.
///
/// The action has no effect, because a stage presents nothing.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated init() {}

  /// Dismisses the presentation, if there is one.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that dismisses the presentation that contains the view.
  public var dismiss: DismissAction { DismissAction() }

  /// Whether the view is in a presentation, which is always `false`.
  public var isPresented: Bool { false }
}
