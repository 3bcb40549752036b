extension PasteButton {
  /// Creates a button that pastes item providers.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that can be pasted.
  ///   - payloadAction: The closure to call with the item providers.
  /// - Note: Unlike SwiftUI, a tap has no effect: values of `UIPasteboard` are not pasted.
  @preconcurrency
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    self.init(payloadType: NSItemProvider.self, onPaste: payloadAction)
  }
}
