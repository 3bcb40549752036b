import Foundation
import Graphics

/// A control that pushes a view onto the stack around it when it is tapped.
///
/// In a list, the link is a row with a chevron at the trailing edge. Elsewhere it looks like a button.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let push: (Navigator) -> Void
  private let isEnabled: Bool
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList

  private init(label: Label, isEnabled: Bool = true, push: @escaping (Navigator) -> Void) {
    self.label = label
    self.isEnabled = isEnabled
    self.push = push
  }
}

extension NavigationLink: View {
  /// The label, with a chevron in a list.
  public var body: some View {
    Button {
      if let navigator { push(navigator) }
    } label: {
      if isInList {
        HStack {
          label
          Spacer(minLength: 8)
          Chevron(style: AnyShapeStyle(Color.tertiaryLabel))
        }
      } else {
        label
      }
    }
    .modifier(RowLinkStyle(isInList: isInList))
    .disabled(!isEnabled)
  }
}

/// The style of links: labels keep their colour in lists.
private struct RowLinkStyle: ViewModifier {
  let isInList: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if isInList { content.buttonStyle(.plain) } else { content }
  }
}

extension NavigationLink {
  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The view to push.
  ///   - label: The views to display as the label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { $0.push(AnyView(destination())) }
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The view to push.
  ///   - label: The views to display as the label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { $0.push(AnyView(destination)) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The view to push.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination, label: { Text(title) })
  }

  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - destination: The view to push.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination, label: { Text(titleKey) })
  }

  /// Creates a link with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The view to push.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination, label: { Text(title) })
  }

  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - destination: The view to push.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination, label: { Text(titleKey) })
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value, which a `navigationDestination(for:destination:)` shows.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` disables the link.
  ///   - label: The views to display as the label.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isEnabled: value != nil) { navigator in
      if let value { navigator.pushValue(AnyHashable(value)) }
    }
  }

  /// Creates a link to a value with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - value: The value; `nil` disables the link.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(value: value, label: { Text(title) })
  }

  /// Creates a link to a value with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - value: The value; `nil` disables the link.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(value: value, label: { Text(titleKey) })
  }
}
