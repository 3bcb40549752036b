import Foundation
import Graphics

/// The appearance of a view that asks a question.
enum DialogForm {
  /// A box in the middle of the screen.
  case alert
  /// Groups of buttons at the bottom of the screen.
  case sheet
  /// A list of buttons in a popover.
  case popover

  /// The height of a button with a text of the usual size; one with a larger text is higher.
  var buttonHeight: CGFloat { self == .sheet ? 57 : 44 }
  /// The least distance between the text of a button and its upper and lower edges.
  var buttonPadding: CGFloat { self == .sheet ? 16 : 11 }
}

private enum DialogFormKey: EnvironmentKey { static var defaultValue: DialogForm { .alert } }

extension EnvironmentValues {
  var dialogForm: DialogForm {
    get { self[DialogFormKey.self] }
    set { self[DialogFormKey.self] = newValue }
  }
}

/// A title, a message and buttons, of which each ends the presentation.
struct Question {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  @Environment(\.dialogForm) private var form
  @Environment(\.dialogIcon) private var icon
  @Environment(\.dialogSuppression) private var suppression
  /// Whether a button performs the default action, and is emphasised in place of the one that cancels.
  @State private var hasDefaultAction = false

  init(title: Text?, message: AnyView?, actions: AnyView) {
    self.title = title
    self.message = message
    self.actions = actions
  }
}

extension Question: View {
  var body: some View {
    QuestionLayout(form: form) {
      if form == .sheet {
        RoundedRectangle(cornerRadius: 14).fill(QuestionColors.ground)
          .layoutValue(key: QuestionPartKey.self, value: .ground)
        RoundedRectangle(cornerRadius: 14).fill(QuestionColors.cancel)
          .layoutValue(key: QuestionPartKey.self, value: .cancelGround)
      }
      if title != nil || message != nil || icon != nil {
        header.layoutValue(key: QuestionPartKey.self, value: .header)
      }
      if let suppression { suppression }
      Group {
        actions
        Button(form == .alert ? "OK" : "Cancel", role: .cancel) {}
          .layoutValue(key: IsFallbackKey.self, value: true)
      }
      .buttonStyle(QuestionButtonStyle(form: form, hasDefaultAction: hasDefaultAction))
    }
    .onPreferenceChange(HasDefaultActionKey.self) { hasDefaultAction = $0 }
    .foregroundStyle(Color.primary)
    .font(.body)
    .textFieldStyle(QuestionFieldStyle())
    .backgroundPreferenceValue(QuestionFieldsKey.self) { QuestionFieldBoxes(fields: $0) }
  }

  private var header: some View {
    VStack(spacing: 3) {
      if let icon { DialogIcon(icon: icon) }
      title?.font(form == .alert ? .headline : .footnote.weight(.semibold))
      message?.font(.footnote)
    }
    .foregroundStyle(form == .alert ? Color.primary : Color.secondary)
    .multilineTextAlignment(.center)
    .padding(.horizontal, 16)
    .padding(.vertical, form == .alert ? 19 : 14)
    .frame(maxWidth: .infinity)
  }
}

/// The part of a question that a subview of its layout is.
enum QuestionPart: Equatable {
  /// A view among the buttons that is neither one of them nor a text field.
  case content
  case field
  case header
  /// The background of the buttons.
  case ground
  /// The background of the button that cancels.
  case cancelGround
  /// The line above a button, or beside it.
  case line
  case button(isCancel: Bool)
}

enum QuestionPartKey: LayoutValueKey { static var defaultValue: QuestionPart { .content } }

/// Whether a view is the button of a question without buttons.
enum IsFallbackKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Whether a button of a question has the shortcut of the default action.
private enum HasDefaultActionKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The style of the buttons of a question, which end its presentation after their actions.
private struct QuestionButtonStyle: PrimitiveButtonStyle {
  let form: DialogForm
  let hasDefaultAction: Bool
  @Environment(\.dismissal) private var dismissal
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.keyboardShortcut) private var shortcut

  nonisolated init(form: DialogForm, hasDefaultAction: Bool) {
    self.form = form
    self.hasDefaultAction = hasDefaultAction
  }

  @ViewBuilder
  func makeBody(configuration: Configuration) -> some View {
    let isCancel = configuration.role == .cancel
    let isDefault = form == .alert && shortcut == .defaultAction
    Rectangle().fill(Color.separator)
      .layoutValue(key: QuestionPartKey.self, value: .line)
      .layoutValue(key: HairlineKey.self, value: pixelLength)
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          configuration.trigger()
          dismissal?.perform()
        })
    ) { isPressed in
      QuestionButtonLabel(
        label: configuration.label, role: configuration.role, form: form, isPressed: isPressed,
        isEmphasized: isDefault || isCancel && !hasDefaultAction)
    }
    .preference(key: HasDefaultActionKey.self, value: isDefault)
    .layoutValue(key: QuestionPartKey.self, value: .button(isCancel: isCancel))
  }
}

/// The label of a button of a question.
private struct QuestionButtonLabel {
  let label: _StylePart
  let role: ButtonRole?
  let form: DialogForm
  let isPressed: Bool
  let isEmphasized: Bool
  @Environment(\.isEnabled) private var isEnabled
}

extension QuestionButtonLabel: View {
  var body: some View {
    label
      .font(form == .sheet ? .title3 : .body)
      .fontWeight(isEmphasized ? .semibold : nil)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .foregroundStyle(style)
      .padding(.horizontal, 8)
      .padding(.vertical, form.buttonPadding)
      .frame(maxWidth: .infinity, minHeight: form.buttonHeight)
      .background(isPressed ? Color.fill : Color.clear)
      // The colour of the app does not reach the buttons of the system.
      .environment(\.accent, nil)
  }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.tertiaryLabel) }
    return AnyShapeStyle(role == .destructive ? Color.red : Color.accentColor)
  }
}
