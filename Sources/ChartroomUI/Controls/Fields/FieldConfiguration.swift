import Graphics

/// The properties of a field for text, without its style.
struct FieldConfiguration {
  /// The arrangement of the text.
  enum Form {
    /// One line.
    case line
    /// As many lines as the text needs.
    case paragraph
    /// Lines that scroll.
    case page
  }

  /// The view of an empty field without a prompt.
  var label: _StylePart
  /// The text of an empty field.
  var prompt: Text?
  var source: FieldSource
  var form: Form = .line
  /// The input whose actions a submission starts.
  var trigger = SubmitTriggers.text
  /// Whether bullets replace the characters.
  var isSecure = false
  /// A closure that is called when the field gets or loses the focus.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// A closure that is called when the text is submitted.
  var onCommit: () -> Void = {}
  /// A closure that is called when the user deletes backward in an empty field.
  var onDeleteBeforeText: (@MainActor () -> Void)?
}

/// The value of a field as text.
struct FieldSource {
  /// Returns the text of the current value.
  let text: (EnvironmentValues) -> String
  /// Sets the value to that of a text.
  let write: (String, EnvironmentValues) -> Void
  /// Whether each input sets the value; if not, it is set at the end of editing.
  let isDirect: Bool

  /// A string.
  init(_ text: Binding<String>) {
    self.text = { _ in text.wrappedValue }
    write = { new, _ in text.wrappedValue = new }
    isDirect = true
  }

  /// A value with a conversion from and to text.
  ///
  /// - Parameters:
  ///   - text: Returns the text of the current value.
  ///   - write: Sets the value to that of a text, or keeps it if the text is invalid.
  init(
    text: @escaping (TextFormatting) -> String, write: @escaping (String, TextFormatting) -> Void
  ) {
    self.text = { text(TextFormatting(in: $0)) }
    self.write = { write($0, TextFormatting(in: $1)) }
    isDirect = false
  }
}

/// A field in the style of the environment.
struct StyledField {
  let configuration: FieldConfiguration
  @Environment(\.textFieldStyle) private var style
}

extension StyledField: View {
  /// The field, in which fields have the enclosing style.
  var body: some View {
    if let style {
      style.style.view(of: configuration).environment(\.textFieldStyle, style.enclosing)
    } else {
      FieldContent(configuration)
    }
  }
}
