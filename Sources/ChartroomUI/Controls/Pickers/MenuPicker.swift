import Foundation
import Graphics

/// The selected option of a picker with two chevrons.
///
/// In a list, it is after the label, or below it in accessibility sizes.
struct MenuPicker {
  let label: _StylePart
  let options: [PickerOption]
  let currentValue: _StylePart?
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuLevels) private var menuLevels
  @Environment(\.dynamicTypeSize) private var size

  init(label: _StylePart, options: [PickerOption], currentValue: _StylePart? = nil) {
    self.label = label
    self.options = options
    self.currentValue = currentValue
  }
}

extension MenuPicker: View {
  @ViewBuilder var body: some View {
    if !menuLevels.isEmpty {
      MenuItem(label: label, opensMenu: true) { isOpen = true }.modifier(menu)
    } else if isInList {
      opening(
        ControlLine(isStacked: size.isAccessibilitySize) {
          label
        } control: {
          selected.foregroundStyle(.secondary).modifier(menu)
        }
      )
      .modifier(RowAction())
    } else {
      opening(
        selected.foregroundStyle(
          isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.tertiaryLabel))
      )
      .modifier(menu)
    }
  }

  private var selected: some View {
    HStack(spacing: 6) {
      if let currentValue {
        currentValue
      } else {
        options.first(where: \.isSelected)?.view
      }
      MenuMark()
    }
  }

  private var menu: FlagPresentation {
    FlagPresentation(
      style: .menu, isPresented: $isOpen,
      content: { AnyView(MenuOptions(options: options)) })
  }

  private func opening(_ view: some View) -> some View {
    view
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { isOpen = true }, isEnabled: isEnabled)
  }
}

/// The options of a picker as rows of a menu.
struct MenuOptions {
  let options: [PickerOption]
}

extension MenuOptions: View {
  var body: some View {
    ForEach(options.indices, id: \.self) { index in
      MenuItem(
        label: options[index].view, isMarked: options[index].isSelected,
        action: options[index].select
      )
      .disabled(!options[index].isEnabled)
    }
  }
}

/// The selected option of a picker after its label, with a chevron; a link to a list of the options.
struct LinkPicker {
  let label: _StylePart
  let options: [PickerOption]
  let currentValue: _StylePart?
  @Environment(\.isInList) private var isInList

  init(label: _StylePart, options: [PickerOption], currentValue: _StylePart? = nil) {
    self.label = label
    self.options = options
    self.currentValue = currentValue
  }
}

extension LinkPicker: View {
  var body: some View {
    NavigationLink {
      PickerScreen(label: label, options: options)
    } label: {
      ControlLine {
        label
      } control: {
        HStack(spacing: 8) {
          if let currentValue {
            currentValue.foregroundStyle(.secondary)
          } else {
            options.first(where: \.isSelected)?.view.foregroundStyle(.secondary)
          }
          if !isInList { Chevron(style: AnyShapeStyle(Color.tertiaryLabel)) }
        }
      }
    }
    .buttonStyle(.plain)
  }
}

/// A list of the options of a picker, which returns after a selection.
///
/// Its title is the first text of the label of the picker.
private struct PickerScreen {
  let label: _StylePart
  let options: [PickerOption]
  @Environment(\.dismiss) private var dismiss

  init(label: _StylePart, options: [PickerOption]) {
    self.label = label
    self.options = options
  }
}

extension PickerScreen: View {
  var body: some View {
    List {
      ForEach(options.indices, id: \.self) { index in
        InlineOption(option: options[index]) { dismiss() }
          .modifier(RowAction())
          .disabled(!options[index].isEnabled)
      }
    }
    .navigationBarTitleDisplayMode(.inline)
    .toolbar { ToolbarItem(placement: .principal) { TabLabel(label) { $0.title.font(.headline) } } }
  }
}

/// The options of a picker: rows of a list, or a wheel elsewhere.
struct InlinePicker {
  let label: _StylePart
  let options: [PickerOption]
}

extension InlinePicker: View {
  var body: some View { WheelPicker(options: options) }
}

extension InlinePicker: RowContainer {
  func appendRows(to list: inout RowList) {
    guard list.isOfList, let bodies = list.bodies else {
      return list.append(source: SingleRow(view: self))
    }
    if bodies.reading({ $0.labelsVisibility != .hidden }) { list.append(label, part: 0) }
    for option in options {
      list.append(InlineOption(option: option).modifier(RowAction()), id: option.id)
    }
  }
}

private struct InlineOption {
  let option: PickerOption
  let didSelect: () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(option: PickerOption, didSelect: @escaping () -> Void = {}) {
    self.option = option
    self.didSelect = didSelect
  }
}

extension InlineOption: View {
  var body: some View {
    HStack {
      option.view
      Spacer(minLength: 8)
      if option.isSelected { CheckMark() }
    }
    .contentShape(Rectangle())
    .gesture(
      TapGesture().onEnded {
        option.select()
        didSelect()
      }, isEnabled: isEnabled)
  }
}

/// A chevron that points up above one that points down.
private struct MenuMark {
  /// The size relative to that beside text of the default size.
  @ScaledMetric private var scale: CGFloat = 1
}

extension MenuMark: View {
  var body: some View {
    MenuMarkShape()
      .stroke(style: StrokeStyle(lineWidth: 1.6 * scale, lineCap: .round, lineJoin: .round))
      .frame(width: 8 * scale, height: 13 * scale)
      .padding(.horizontal, scale)
  }
}

private struct MenuMarkShape: UnmirroredShape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let height = rect.height * 4 / 13
      for (outer, tip) in [(rect.minY + height, rect.minY), (rect.maxY - height, rect.maxY)] {
        path.move(to: CGPoint(x: rect.minX, y: outer))
        path.addLine(to: CGPoint(x: rect.midX, y: tip))
        path.addLine(to: CGPoint(x: rect.maxX, y: outer))
      }
    }
  }
}

/// A tick in the tint colour.
struct CheckMark {}

extension CheckMark: View {
  var body: some View {
    CheckMarkShape()
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 13, height: 12)
  }
}

private struct CheckMarkShape: UnmirroredShape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
