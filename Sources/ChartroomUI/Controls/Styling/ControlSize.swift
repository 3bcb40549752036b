import Foundation
import Graphics

/// The size of controls.
public enum ControlSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size, which iOS draws like `small`.
  case mini
  /// A size for controls in dense layouts.
  case small
  /// The default size.
  case regular
  /// A size for prominent controls.
  case large
  /// The largest size, which iOS draws like `large`.
  case extraLarge
}

nonisolated extension View {
  /// Sets the size of the controls in the view; `.regular` by default.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Hides the labels of the controls in the view, such as those of switches and pickers.
  ///
  /// The labels of buttons and menus stay visible.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Sets whether the labels of the controls in the view are visible.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LabelsKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// The size of controls; `.regular` by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether the labels of controls are visible; `.automatic` by default.
  public var labelsVisibility: Visibility {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

/// The label of a control and the control, with the label at the leading edge and the control at the trailing one or,
/// if they are stacked, below the label.
///
/// The control fills the proposed width, or takes that of its parts. The label can be hidden.
struct ControlLine<Label: View, Control: View> {
  let label: Label
  let control: Control
  let isStacked: Bool
  @Environment(\.labelsVisibility) private var visibility

  init(
    isStacked: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder control: () -> Control
  ) {
    self.isStacked = isStacked
    self.label = label()
    self.control = control()
  }
}

/// The label of a control, whose second view is a subtitle.
struct LabelLines<Label: View> {
  let label: Label
}

extension LabelLines: View {
  var body: some View {
    let lines = RowList(of: label)
    if lines.count > 1 {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(0..<lines.count, id: \.self) { index in
          let line = AnyView(erasing: lines.view(at: index))
          if index == 0 {
            line
          } else {
            line.font(.subheadline).defaultForegroundStyle(.secondary)
          }
        }
      }
    } else {
      label
    }
  }
}

extension ControlLine: View {
  var body: some View {
    if visibility == .hidden {
      control
    } else if isStacked {
      VStack(alignment: .leading) {
        LabelLines(label: label)
        control
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack {
        LabelLines(label: label)
        Spacer(minLength: 8)
        control
      }
    }
  }
}
