/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label

  /// Creates a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label, listening to taps anywhere in its frame.
  public var body: some View {
    label.contentShape(Rectangle()).onTapGesture(perform: action)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}
