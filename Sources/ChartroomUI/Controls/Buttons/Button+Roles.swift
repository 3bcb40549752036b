extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The closure to call when the button is tapped.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that has a role and no other label.
///
/// The titles are looked up in the translations: "Cancel", "Close", "Delete" and "Done", with a symbol.
public struct DefaultButtonLabel {
  private let role: ButtonRole

  nonisolated init(role: ButtonRole) { self.role = role }
}

extension DefaultButtonLabel: View {
  /// The title with its symbol.
  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .close: Label("Close", systemImage: "xmark")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}
