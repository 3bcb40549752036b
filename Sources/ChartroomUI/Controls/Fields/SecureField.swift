import Foundation

/// A control for a secret text, whose characters are drawn as bullets.
///
/// It has the style of text fields, and like these it is edited by taps and `Stage.send(_:)`.
public struct SecureField<Label: View> {
  private let configuration: FieldConfiguration

  private init(
    _ text: Binding<String>, prompt: Text?, label: Label, onCommit: @escaping () -> Void = {}
  ) {
    configuration = FieldConfiguration(
      label: _StylePart(label), prompt: prompt, source: FieldSource(text), isSecure: true,
      onCommit: onCommit)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text to show while the field is empty; `nil`, the default, for the label.
  ///   - label: The views that describe the field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }
}

extension SecureField: View {
  /// The field in the style of the environment.
  public var body: some View { StyledField(configuration: configuration) }
}

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which an empty field shows.
  ///   - text: A binding to the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title, which an empty field shows.
  ///   - text: A binding to the text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a title that is looked up in the translations.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: A binding to the text.
  ///   - prompt: The text to show while the field is empty; `nil` for the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(title))
  }

  /// Creates a field that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which an empty field shows.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that is called when the text is submitted.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }

  /// Creates a field that reports its submission.
  ///
  /// This is the iOS 13 form; use `onSubmit(of:_:)` instead.
  ///
  /// - Parameters:
  ///   - title: The title, which an empty field shows.
  ///   - text: A binding to the text.
  ///   - onCommit: A closure that is called when the text is submitted.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, prompt: nil, label: Text(title), onCommit: onCommit)
  }
}
