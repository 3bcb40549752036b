import Foundation
import Graphics

nonisolated extension View {
  /// Sets the picture above the title of the alerts and confirmation dialogs that the view presents; `nil` for none.
  public func dialogIcon(_ icon: Image?) -> some View { environment(\.dialogIcon, icon) }

  /// Adds a switch to the alerts and confirmation dialogs that the view presents, with which the user asks not to be
  /// asked again.
  ///
  /// - Parameters:
  ///   - label: The label of the switch.
  ///   - isSuppressed: A binding to the state of the switch.
  /// - Returns: The view with the switch.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isOn: isSuppressed))
  }

  /// Adds a switch to the alerts and confirmation dialogs that the view presents.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }

  /// Adds a switch to the alerts and confirmation dialogs that the view presents.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

  /// Adds a switch named "Don’t ask again" to the alerts and confirmation dialogs that the view presents.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}

/// The switch of a question with which the user asks not to be asked again.
struct DialogSuppression {
  let label: Text
  let isOn: Binding<Bool>
}

extension DialogSuppression: View {
  var body: some View {
    Toggle(isOn: isOn) { label.font(.footnote) }.padding(.vertical, 8)
  }
}

/// The picture above the title of a question.
struct DialogIcon {
  let icon: Image
}

extension DialogIcon: View {
  var body: some View {
    icon.resizable().scaledToFit().frame(width: 32, height: 32).padding(.bottom, 6)
  }
}

private enum DialogIconKey: EnvironmentKey { static var defaultValue: Image? { nil } }
private enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  /// The picture above the titles of questions; `nil` for none.
  var dialogIcon: Image? {
    get { self[DialogIconKey.self] }
    set { self[DialogIconKey.self] = newValue }
  }

  /// The switch of questions; `nil` for none.
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}
