package import ChartroomUI
import Foundation
import Graphics

/// The buttons that switch series on and off, in as many rows as they need or may have.
///
/// Where not all of them fit, the last place says how many are missing.
///
/// They follow the series that they are given, and not each change of the model: a window that moves
/// leaves them as they are.
struct CheckMarksView: View, Equatable {
  let lines: [Line]
  /// Where the series are switched.
  let model: Binding<[Line]>
  /// The width of a row, in points.
  let width: CGFloat
  /// The most rows; `nil` is as many as the buttons need.
  var rows: Int?

  /// The distance of two rows from top to top, in points.
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
    let shown = shown
    FlowLayout(spacing: Self.spacing) {
      ForEach(Array(lines.indices.prefix(shown)), id: \.self) { index in
        CheckBoxView(line: lines[index]).switching(model[index].isHidden)
      }
      if shown < lines.count { MoreChip(text: words.more(lines.count - shown)) }
    }
  }

  /// The number of buttons that fit into the rows.
  private var shown: Int {
    guard let rows else { return lines.count }
    return FlowLayout.shown(
      of: lines.map { labelWidth([$0.title], CheckBoxView.font) + CheckBoxView.sides },
      in: width, rows: rows, spacing: Self.spacing
    ) {
      labelWidth([words.more($0)], CheckBoxView.font) + 2 * MoreChip.padding
    }
  }
}

/// A series' button made of a tap gesture, for places where a real button would catch too much.
package struct SimulatedButton: View {
  @Binding var line: Line

  package init(line: Binding<Line>) { _line = line }

  package var body: some View { CheckBoxView(line: line).switching($line.isHidden) }
}

extension CheckBoxView {
  /// The button with a tap gesture.
  fileprivate func switching(_ isHidden: Binding<Bool>) -> some View {
    contentShape(Capsule()).onTapGesture { isHidden.wrappedValue.toggle() }
  }
}

/// A series' button made of a `Button`.
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
