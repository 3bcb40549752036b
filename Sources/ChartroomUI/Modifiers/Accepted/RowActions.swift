// Nobody pulls the rows of a picture, and menus of selected rows stay out of sight.

nonisolated extension View {
  /// Sets the action that the user starts by pulling the content down.
  ///
  /// Accepted, and has no effect but on `refresh` in the environment, with which a view can start the action: the
  /// content is not pulled.
  @preconcurrency
  public func refreshable(
    @_inheritActorContext action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { environment(\.refresh, RefreshAction(action)) }

  /// Sets the menu of selected rows, and the action of a row that is pressed twice.
  ///
  /// Accepted, and has no effect: the menu is not opened, and the action is never performed.
  @preconcurrency
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// An action that loads the content of a view again.
///
///     @Environment(\.refresh) private var refresh
///     …
///     await refresh?()
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Performs the action, and returns when it has ended.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of `refreshable(action:)`; `nil`, the default, for none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
