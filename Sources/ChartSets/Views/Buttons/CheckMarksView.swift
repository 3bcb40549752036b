package import ChartroomUI
import Foundation
import Graphics

/// The buttons that show and hide series, in as many rows as they need or are allowed.
///
/// If not all buttons fit, the last place shows the number of those omitted. The view depends on the
/// series alone, so that a moving window does not update it.
struct CheckMarksView: View, Equatable {
  let lines: [Line]
  /// The binding through which buttons show and hide series.
  let model: Binding<[Line]>
  /// The width of a row, in points.
  let width: CGFloat
  /// The maximum number of rows; `nil` for as many as the buttons need.
  var rows: Int?

  /// The distance from the top of a row to the top of the next one, in points.
  static let rowPitch = CheckBoxView.height + spacing
  private static let spacing: CGFloat = 6

  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.chartWords) private var words

  nonisolated static func == (left: CheckMarksView, right: CheckMarksView) -> Bool {
    // Views are compared where they are evaluated.
    MainActor.assumeIsolated {
      left.lines == right.lines && left.model.isSame(as: right.model)
        && left.width == right.width && left.rows == right.rows
    }
  }

  var body: some View {
    let widths = lines.map { labelWidth([$0.title], CheckBoxView.font) + CheckBoxView.sides }
    let shown = shown(of: widths)
    FlowLayout(spacing: Self.spacing) {
      ForEach(Array(lines.indices.prefix(shown)), id: \.self) { index in
        // The binding is read by the tap: a read here would depend on the whole model.
        CheckBoxView(line: lines[index]).switching { model[index].isHidden }
          .flowWidth(widths[index])
      }
      if shown < lines.count {
        MoreChip(text: words.more(lines.count - shown)).flowWidth(chipWidth(lines.count - shown))
      }
    }
  }

  /// Returns the number of buttons that fit into the rows.
  private func shown(of widths: [CGFloat]) -> Int {
    guard let rows else { return lines.count }
    return FlowLayout.shown(
      of: widths, in: width, rows: rows, spacing: Self.spacing, rest: chipWidth)
  }

  /// Returns the width of the view with the number of omitted series, in points.
  private func chipWidth(_ count: Int) -> CGFloat {
    labelWidth([words.more(count)], CheckBoxView.font) + 2 * MoreChip.padding
  }
}

/// A series' button with a tap gesture, for containers where a `Button` would handle taps on other parts.
package struct SimulatedButton: View {
  @Binding var line: Line

  package init(line: Binding<Line>) { _line = line }

  package var body: some View { CheckBoxView(line: line).switching { $line.isHidden } }
}

extension CheckBoxView {
  /// Adds a tap gesture that shows or hides the series.
  fileprivate func switching(_ isHidden: @escaping () -> Binding<Bool>) -> some View {
    contentShape(Capsule()).onTapGesture { isHidden().wrappedValue.toggle() }
  }
}

/// A series' button that is a `Button`.
package struct CheckButton: View {
  @Binding var line: Line

  package init(line: Binding<Line>) { _line = line }

  package var body: some View {
    Button {
      line.isHidden.toggle()
    } label: {
      CheckBoxView(line: line)
    }
  }
}
