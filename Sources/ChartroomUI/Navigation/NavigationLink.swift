import Foundation
import Graphics

/// A control that pushes a view onto the stack around it when it is tapped.
///
/// In a list, the link is a row with a chevron at the trailing edge. Elsewhere it looks like a button. The pushed view
/// changes with the view that has the link.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let action: Action
  private let isEnabled: Bool
  /// The value that the link shows; `nil` for links to views.
  private let value: AnyHashable?
  private let isActive: Binding<Bool>?
  private let activeDestination: (() -> AnyView)?
  /// The view that the link has pushed; `nil` before the first time.
  @State private var pushed: RelayedView?
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.rowBadge) private var badge
  @Environment(\.hidesLinkChevrons) private var hidesChevron
  @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility
  @Environment(\.selectRow) private var selectRow
  @Environment(\.editMode) private var editMode

  /// What a tap does.
  private enum Action {
    case show(() -> AnyView)
    case push((Navigator) -> Void)
  }

  private init(
    label: Label, isEnabled: Bool = true, value: AnyHashable? = nil, action: Action
  ) {
    self.value = value
    self.label = label
    self.isEnabled = isEnabled
    self.action = action
    isActive = nil
    activeDestination = nil
  }

  /// Creates a link whose screen is displayed while a binding is `true`.
  init(
    isActive: Binding<Bool>, destination: @escaping () -> Destination, label: Label
  ) {
    value = nil
    self.label = label
    isEnabled = true
    action = .push { _ in isActive.wrappedValue = true }
    self.isActive = isActive
    activeDestination = { AnyView(destination()) }
  }
}

extension NavigationLink {
  /// Whether the link is in a list that is edited.
  private var isEdited: Bool { isInList && editMode?.wrappedValue == .active }

  @MainActor
  private func follow(in navigator: Navigator) {
    switch action {
    case .push(let push): push(navigator)
    case .show(let destination):
      let view = pushed ?? RelayedView()
      view.show(destination())
      pushed = view
      navigator.push(AnyView(RelayedContent(view: view).id(ObjectIdentifier(view))))
    }
  }

  /// Replaces the pushed view by that of the present destination.
  @MainActor
  private func updatePushed() {
    if let pushed, case .show(let destination) = action { pushed.show(destination()) }
  }
}

extension NavigationLink: View {
  /// The label, with a chevron in a list that is not edited.
  public var body: some View {
    let _ = updatePushed()
    Button {
      if value != nil, let selectRow {
        selectRow()
      } else if let navigator {
        follow(in: navigator)
      }
    } label: {
      if isInList {
        HStack {
          label
          Spacer(minLength: 8)
          if let badge { RowBadge(text: badge) }
          if !hidesChevron, indicatorVisibility != .hidden, !isEdited {
            Chevron(style: AnyShapeStyle(Color.tertiaryLabel))
          }
        }
      } else {
        label
      }
    }
    .modifier(RowLinkStyle(isInList: isInList, isEdited: isEdited))
    .disabled(!isEnabled)
    .modifier(ActiveDestination(isActive: isActive, destination: activeDestination))
  }
}

extension NavigationLink: TaggedRow, BadgeDrawing {
  var rowTag: RowTag? { value.map { RowTag(value: $0) } }
}

private enum HidesChevronsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum SelectRowKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether links in lists have no chevrons, as in the columns of a split view.
  var hidesLinkChevrons: Bool {
    get { self[HidesChevronsKey.self] }
    set { self[HidesChevronsKey.self] = newValue }
  }

  /// Whether links in lists have arrows; `.automatic` by default, which shows them.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[IndicatorVisibilityKey.self] }
    set { self[IndicatorVisibilityKey.self] = newValue }
  }

  /// The action that selects the row around the view, which links to values perform in the columns of a split view;
  /// `nil` elsewhere.
  var selectRow: (() -> Void)? {
    get { self[SelectRowKey.self] }
    set { self[SelectRowKey.self] = newValue }
  }
}

nonisolated extension NavigationLink {
  /// Sets whether the link replaces the detail column of a split view.
  ///
  /// Accepted, and has no effect: a link opens its destination in the stack around it.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The screen of a link with a binding.
private struct ActiveDestination: ViewModifier {
  let isActive: Binding<Bool>?
  let destination: (() -> AnyView)?

  @ViewBuilder
  func body(content: Content) -> some View {
    if let isActive, let destination {
      content.navigationDestination(isPresented: isActive, destination: destination)
    } else {
      content
    }
  }
}

/// The style of links: labels keep their colour in lists, and a list that is edited selects its rows.
private struct RowLinkStyle: ViewModifier {
  let isInList: Bool
  let isEdited: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if isInList {
      content.buttonStyle(.plain).modifier(RowAction()).allowsHitTesting(!isEdited)
    } else {
      content
    }
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
    self.init(label: label(), action: .show { AnyView(destination()) })
  }

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - destination: The view to push.
  ///   - label: The views to display as the label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), action: .show { AnyView(destination) })
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
    let value = value.map { AnyHashable($0) }
    self.init(
      label: label(), isEnabled: value != nil, value: value,
      action: .push { navigator in if let value { navigator.pushValue(value) } })
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
