import Graphics

/// A control for a text of many lines, which scrolls.
///
/// It fills the proposed space. A tap gives it the focus, and `Stage.send(_:)` then delivers the input of a keyboard,
/// which is added at the end of the text.
public struct TextEditor {
  private let text: Binding<String>
  @Environment(\.isInList) private var isInList
  @Environment(\.hidesScrollContentBackground) private var hidesBackground

  /// Creates an editor.
  ///
  /// - Parameter text: A binding to the text.
  public init(text: Binding<String>) { self.text = text }

  /// Creates an editor, in which a part of the text can be selected.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selection, which is never written.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }
}

extension TextEditor: View {
  /// The text in a scroll view.
  public var body: some View {
    FieldContent(
      FieldConfiguration(
        label: _StylePart(EmptyView()), source: FieldSource(text), form: .page)
    )
    .background(isInList || hidesBackground ? Color.clear : Color.surface)
  }
}

/// A style of text editors.
///
/// Apps use the styles of this module and declare none.
public protocol TextEditorStyle: Sendable {}

/// The style that is used unless another one is set.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// A style without decoration, which looks like the automatic one.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that is used unless another one is set.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

nonisolated extension View {
  /// Sets the style of the text editors in the view.
  ///
  /// Accepted, and has no effect: all styles have the same appearance.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}
