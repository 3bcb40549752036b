import Graphics

/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
  /// The list is not edited.
  case inactive
  /// The list is edited for a short time, as during a swipe.
  case transient
  /// The list is edited.
  case active

  /// Whether the list is edited; `false` for `inactive` only.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// A binding to whether the user edits lists; `nil`, the default, outside of stacks.
  ///
  /// While the mode is `active`, the rows of lists have controls: red circles with `onDelete(perform:)`, handles with
  /// `onMove(perform:)`, and circles that show whether they are selected if several rows can be.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button "Edit" that begins and ends the mode `editMode` of the environment, and has the title "Done" within it.
public struct EditButton {
  @Environment(\.editMode) private var mode

  /// Creates the button.
  public init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
