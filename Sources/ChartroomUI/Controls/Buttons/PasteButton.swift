/// A button "Paste".
///
/// - Note: Unlike in SwiftUI, a tap has no effect: values of `UIPasteboard` are not pasted.
public struct PasteButton {
  /// Creates the button.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values to paste.
  ///   - onPaste: The action, which is never called.
  @preconcurrency
  public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping @MainActor ([Payload]) -> Void
  ) {}
}

extension PasteButton: View {
  /// The button.
  public var body: some View {
    Button(action: {}, label: { Label("Paste", systemImage: "doc.on.clipboard") })
      .buttonStyle(.borderedProminent)
  }
}
