/// A control that performs an action when it is tapped.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label

  /// Creates a button with an action and a label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  /// The label, which responds to taps anywhere in its frame.
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
