/// A button "Rename", which performs the action of `renameAction(_:)`.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == ChartroomUI.Label<Text, Image> {
  /// Creates the button.
  public init() { label = ChartroomUI.Label("Rename", systemImage: "pencil") }
}

extension RenameButton: View {
  /// The button, which is disabled without an action.
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// An action that begins to rename something.
@MainActor @preconcurrency
public struct RenameAction {
  fileprivate let action: @MainActor () -> Void

  fileprivate nonisolated init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// Performs the action.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// The action of a `RenameButton`; `nil`, the default, for none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the action that a `RenameButton` in the view performs.
  @preconcurrency
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
