import Foundation
import Graphics

/// The selected option of a picker with two chevrons, after the label if the picker is in a list.
struct MenuPicker {
  let label: _StylePart
  let options: [PickerOption]
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
}

extension MenuPicker: View {
  var body: some View {
    if isInList {
      ControlLine {
        label
      } control: {
        selected.foregroundStyle(.secondary)
      }
    } else {
      selected.foregroundStyle(
        isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.tertiaryLabel))
    }
  }

  private var selected: some View {
    HStack(spacing: 6) {
      options.first(where: \.isSelected)?.view
      MenuMark()
    }
  }
}

/// The selected option of a picker after its label, with a chevron.
struct LinkPicker {
  let label: _StylePart
  let options: [PickerOption]
}

extension LinkPicker: View {
  var body: some View {
    ControlLine {
      label
    } control: {
      HStack(spacing: 8) {
        options.first(where: \.isSelected)?.view.foregroundStyle(.secondary)
        Chevron(style: AnyShapeStyle(Color.tertiaryLabel))
      }
    }
  }
}

/// The options of a picker below each other.
struct InlinePicker {
  let label: _StylePart
  let options: [PickerOption]
}

extension InlinePicker: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(options.indices, id: \.self) { index in
        InlineOption(option: options[index])
      }
    }
  }
}

extension InlinePicker: RowContainer {
  func appendRows(to list: inout RowList) {
    for option in options { list.append(InlineOption(option: option), id: option.id) }
  }
}

private struct InlineOption {
  let option: PickerOption
  @Environment(\.isEnabled) private var isEnabled
}

extension InlineOption: View {
  var body: some View {
    HStack {
      option.view
      Spacer(minLength: 8)
      if option.isSelected { CheckMark() }
    }
    .contentShape(Rectangle())
    .gesture(TapGesture().onEnded { option.select() }, isEnabled: isEnabled)
  }
}

/// A chevron that points up above one that points down.
private struct MenuMark {}

extension MenuMark: View {
  var body: some View {
    MenuMarkShape()
      .stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
      .frame(width: 8, height: 13)
      .padding(.horizontal, 1)
  }
}

private struct MenuMarkShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (outer, tip) in [(rect.minY + 4, rect.minY), (rect.maxY - 4, rect.maxY)] {
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

private struct CheckMarkShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
