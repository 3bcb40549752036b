import Foundation
import Graphics

/// The text of a field without a border, which can have the focus and be edited.
struct FieldContent {
  private let configuration: FieldConfiguration
  /// The text during editing, if the value is set at its end.
  @State private var draft: String?
  @FocusReceiver private var target
  @Environment(\.self) private var environment
  @Environment(\.focusLinks) private var links
  @Environment(\.submitActions) private var submitActions
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.multilineTextAlignment) private var alignment

  nonisolated init(_ configuration: FieldConfiguration) { self.configuration = configuration }

  private var text: String { draft ?? configuration.source.text(environment) }
}

extension FieldContent: View {
  var body: some View {
    let isFocused = target?.isFocused ?? false
    let _ = target?.attach(
      links, respond: { respond(to: $0) }, onChange: { focusDidChange(to: $0) })
    // The stack stays while the focus changes what it holds, so that the field does not disappear.
    ZStack(alignment: .leading) { drawn(isFocused) }
      // Separators of lists begin at the field and not at the text in it.
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      .environment(\.isFocused, isFocused)
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { target?.focus() }, isEnabled: isEnabled)
      .onChange(of: links.map { isEnabled && $0.isWanted }, initial: true) { old, new in
        target?.follow(old, new)
      }
      .onChange(of: isEnabled) { _, isEnabled in if !isEnabled { target?.resign() } }
      .onDisappear { target?.resign() }
  }

  @ViewBuilder
  private func drawn(_ isFocused: Bool) -> some View {
    let text = text
    switch configuration.form {
    case .line:
      FieldLine(alignment: alignment, isEmpty: text.isEmpty) {
        characters(text).lineLimit(1)
        if isFocused { Caret() }
      }
      .modifier(ClippedLine(isActive: isFocused))
    case .paragraph: paragraph(text, isFocused)
    case .page:
      ScrollView {
        paragraph(text, isFocused).padding(.horizontal, 5).padding(.vertical, 8)
      }
    }
  }

  private func paragraph(_ text: String, _ isFocused: Bool) -> some View {
    characters(text)
      .frame(maxWidth: .infinity, alignment: alignment.frameAlignment)
      .overlay { if isFocused { ParagraphCaret(text: text) } }
  }

  /// The text, or a placeholder while it is empty.
  @ViewBuilder
  private func characters(_ text: String) -> some View {
    if text.isEmpty {
      ZStack(alignment: alignment.frameAlignment) {
        // An empty field is as high as a line.
        Text(verbatim: " ")
        if let prompt = configuration.prompt { prompt } else { configuration.label }
      }
      .foregroundStyle(Color.placeholder)
    } else {
      let shown = configuration.isSecure ? String(repeating: "•", count: text.count) : text
      if isEnabled {
        Text(verbatim: shown)
      } else {
        Text(verbatim: shown).foregroundStyle(Color.tertiaryLabel)
      }
    }
  }

  // MARK: Editing

  @MainActor private func respond(to event: KeyboardEvent) {
    guard isEnabled else { return }
    switch event {
    case .text(let typed):
      edit(text + (configuration.form == .line ? typed.filter { !$0.isNewline } : typed))
    case .deleteBackward:
      if text.isEmpty { configuration.onDeleteBeforeText?() }
      edit(String(text.dropLast()))
    case .return:
      if configuration.form == .line { submit() } else { edit(text + "\n") }
    }
  }

  @MainActor private func edit(_ new: String) {
    if configuration.source.isDirect {
      configuration.source.write(new, environment)
    } else {
      draft = new
    }
  }

  @MainActor private func submit() {
    commit()
    configuration.onCommit()
    submitActions?.perform(configuration.trigger)
    // The action may have moved the focus; that takes effect after the next layout.
    target?.resign()
  }

  /// Sets the value to that of the edited text.
  @MainActor private func commit() {
    guard let edited = draft else { return }
    draft = nil
    configuration.source.write(edited, environment)
  }

  @MainActor private func focusDidChange(to isFocused: Bool) {
    if !isFocused { commit() }
    configuration.onEditingChanged(isFocused)
  }
}

/// A view that is clipped while a field has the focus, when its text is not truncated.
private struct ClippedLine: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    if isActive { content.clipped() } else { content }
  }
}

extension TextAlignment {
  /// The alignment of a text in a frame of more width.
  var frameAlignment: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
