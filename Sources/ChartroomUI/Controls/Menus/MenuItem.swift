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
  @Environment(\.menuClosing) private var close
  @Environment(\.stackAxis) private var stackAxis

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
    // A stack in a menu would give them space.
    if stackAxis == nil { MenuSeparators() }
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _StylePart(label),
        action: {
          action()
          if !opensMenu { close() }
        })
    ) { isPressed in
      MenuItemLabel(
        label: label, role: role, isMarked: isMarked, opensMenu: opensMenu, isPressed: isPressed)
    }
    .preference(key: MenuMarksKey.self, value: isMarked != nil)
    .layoutValue(key: MenuPartKey.self, value: .item)
  }
}

/// The line and the band above a row of a menu, of which its layout displays at most one.
private struct MenuSeparators {
  @Environment(\.pixelLength) private var pixelLength
}

extension MenuSeparators: View {
  var body: some View {
    Rectangle().fill(Color.separator)
      .layoutValue(key: MenuPartKey.self, value: .line(pixelLength))
    Rectangle().fill(MenuColors.band)
      .layoutValue(key: MenuPartKey.self, value: .band)
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
    .foregroundStyle(MenuColors.label(role, isEnabled: isEnabled))
    .padding(.leading, hasMarks ? 10 : 16)
    .padding(.trailing, 16)
    .padding(.vertical, 10)
    .frame(maxWidth: .infinity, minHeight: 44)
    .background(isPressed ? Color.fill : Color.clear)
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
      // Icons of all widths have one axis.
      configuration.icon.frame(width: 24).padding(.leading, 8)
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
}

extension MenuGroup: View {
  var body: some View {
    MenuSeparators()
    HStack(spacing: 0) { content }
      .buttonStyle(MenuTileStyle())
      .toggleStyle(MenuTileToggleStyle())
      .labelStyle(MenuTileLabelStyle())
      .frame(minHeight: 60)
      .layoutValue(key: MenuPartKey.self, value: .item)
  }
}

/// The style of buttons that share a row of a menu.
private struct MenuTileStyle: PrimitiveButtonStyle {
  @Environment(\.menuClosing) private var close
  @Environment(\.isEnabled) private var isEnabled

  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          configuration.trigger()
          close()
        })
    ) { isPressed in
      configuration.label
        .foregroundStyle(MenuColors.label(configuration.role, isEnabled: isEnabled))
        .lineLimit(1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(isPressed ? Color.fill : Color.clear)
    }
  }
}

/// The style of toggles that share a row of a menu: those that are on have a background.
private struct MenuTileToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .background(configuration.isOn ? Color.fill : Color.clear)
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
