/// An action that dismisses the presentation that contains a view, or returns to the view below it in its stack.
@MainActor @preconcurrency
public struct DismissAction {
  // It is set once, and used only on the main actor.
  private nonisolated(unsafe) let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

  /// Dismisses the presentation that contains the view, or returns to the view below; without effect if there
  /// is neither.
  public func callAsFunction() { dismissal?.perform() }
}

/// The action that removes a presented or pushed view.
///
/// It lives as long as the view, so that views that read it are not evaluated again when the action changes.
final class Dismissal {
  var action: () -> Void

  init(_ action: @escaping () -> Void = {}) { self.action = action }

  func perform() { action() }
}

private enum DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

extension EnvironmentValues {
  /// The action that removes the presented or pushed view around the view; `nil` if there is none.
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// An action that dismisses the presentation that contains the view.
  ///
  /// In a view that a stack shows above another one, the action returns to that one.
  public var dismiss: DismissAction { DismissAction(dismissal) }

  /// Whether the view is in a presentation, or above another view of a stack; `false` by default.
  public var isPresented: Bool { dismissal != nil }

  /// A binding to the state of the presentation that contains the view.
  @available(*, deprecated, message: "Use isPresented or dismiss instead.")
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      get: { PresentationMode(isPresented: dismissal != nil) },
      set: { if !$0.isPresented { dismissal?.perform() } })
  }
}

/// The state of the presentation that contains a view.
public struct PresentationMode {
  /// Whether the view is in a presentation.
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Dismisses the presentation, if there is one.
  public mutating func dismiss() { isPresented = false }
}
