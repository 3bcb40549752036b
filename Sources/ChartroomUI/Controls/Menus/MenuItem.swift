import Foundation
import Graphics

/// A row of a menu with an action, which closes the menu, and the line and the band that can lie above it.
struct MenuItem<Label: View> {
  let label: Label
  var role: ButtonRole?
  /// Whether there is a check mark; `nil` for a row that never has one.
  var isMarked: Bool?
  /// Whether the action opens another menu, and leaves this one open.
  var opensMenu = false
  let action: @MainActor () -> Void
  @Environment(\.menuLevels) private var levels
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.pixelLength) private var pixelLength

  init(
    label: Label, role: ButtonRole? = nil, isMarked: Bool? = nil, opensMenu: Bool = false,
    action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.role = role
    self.isMarked = isMarked
    self.opensMenu = opensMenu
    self.action = action
  }
}

extension MenuItem: View {
  var body: some View {
    Rectangle().fill(Color.separator)
      .layoutValue(key: MenuPartKey.self, value: .line(pixelLength))
    Rectangle().fill(MenuColors.band)
      .layoutValue(key: MenuPartKey.self, value: .band)
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _StylePart(label),
        action: {
          action()
          guard !opensMenu, dismissBehavior != .disabled else { return }
          for level in levels.reversed() { level.perform() }
        })
    ) { isPressed in
      MenuItemLabel(
        label: label, role: role, isMarked: isMarked, opensMenu: opensMenu, isPressed: isPressed)
    }
    .preference(key: MenuMarksKey.self, value: isMarked != nil)
    .layoutValue(key: MenuPartKey.self, value: .item)
  }
}

/// The label of a row of a menu, after its check mark.
private struct MenuItemLabel<Label: View> {
  let label: Label
  let role: ButtonRole?
  let isMarked: Bool?
  let opensMenu: Bool
  let isPressed: Bool
  @Environment(\.menuHasMarks) private var hasMarks
  @Environment(\.isEnabled) private var isEnabled

  init(label: Label, role: ButtonRole?, isMarked: Bool?, opensMenu: Bool, isPressed: Bool) {
    self.label = label
    self.role = role
    self.isMarked = isMarked
    self.opensMenu = opensMenu
    self.isPressed = isPressed
  }
}

extension MenuItemLabel: View {
  var body: some View {
    HStack(spacing: 0) {
      if hasMarks {
        CheckMark()
          .scaleEffect(0.85)
          .opacity(isMarked == true ? 1 : 0)
          .frame(width: 22, alignment: .leading)
      }
      VStack(alignment: .leading, spacing: 1) { label }
        .lineLimit(2)
        .frame(maxWidth: .infinity, alignment: .leading)
      if opensMenu { Chevron(style: AnyShapeStyle(Color.secondary)).padding(.leading, 8) }
    }
    .tint(Color.primary)
    .foregroundStyle(style)
    .padding(.leading, hasMarks ? 10 : 16)
    .padding(.trailing, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(isPressed ? Color.fill : Color.clear)
  }

  private var style: Color {
    guard isEnabled else { return .tertiaryLabel }
    return role == .destructive ? .red : .primary
  }
}

/// The style of buttons in menus: rows.
struct MenuButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(
      label: configuration.label, role: configuration.role, action: { configuration.trigger() })
  }
}

/// The style of toggles in menus: rows with check marks.
struct MenuToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuItem(label: configuration.label, isMarked: configuration.isOn) {
      configuration.isOn.toggle()
    }
  }
}

/// The style of labels in menus: the title, and the icon at the trailing edge.
struct MenuLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title.frame(maxWidth: .infinity, alignment: .leading)
      configuration.icon.padding(.leading, 12)
    }
  }
}

/// The style of groups of controls in menus: a row that they share.
struct MenuGroupStyle: ControlGroupStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuGroup(content: configuration.content)
  }
}

private struct MenuGroup<Content: View> {
  let content: Content
  @Environment(\.pixelLength) private var pixelLength

  init(content: Content) { self.content = content }
}

extension MenuGroup: View {
  var body: some View {
    Rectangle().fill(Color.separator)
      .layoutValue(key: MenuPartKey.self, value: .line(pixelLength))
    Rectangle().fill(MenuColors.band)
      .layoutValue(key: MenuPartKey.self, value: .band)
    HStack(spacing: 0) { content }
      .buttonStyle(MenuTileStyle())
      .labelStyle(MenuTileLabelStyle())
      .frame(minHeight: 60)
      .layoutValue(key: MenuPartKey.self, value: .item)
  }
}

/// The style of buttons that share a row of a menu.
private struct MenuTileStyle: PrimitiveButtonStyle {
  @Environment(\.menuLevels) private var levels
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          configuration.trigger()
          for level in levels.reversed() { level.perform() }
        })
    ) { isPressed in
      configuration.label
        .foregroundStyle(isEnabled ? Color.primary : Color.tertiaryLabel)
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isPressed ? Color.fill : Color.clear)
    }
  }
}

/// The style of the labels of buttons that share a row of a menu: the icon above the title.
private struct MenuTileLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}
