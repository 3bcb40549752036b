public import Foundation

/// The selected characters of an attributed string in a text editor.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Creates a selection of no characters.
  public init() {}
}

extension TextEditor {
  /// Creates an editor of an attributed string.
  ///
  /// - Parameters:
  ///   - text: A binding to the string.
  ///   - selection: A binding to the selection, which is never changed.
  /// - Note: Unlike SwiftUI, characters are drawn without their attributes, and a change of the text removes these.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { new in
          guard new != String(text.wrappedValue.characters) else { return }
          text.wrappedValue = AttributedString(new)
        }))
  }
}
