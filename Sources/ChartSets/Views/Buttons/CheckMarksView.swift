package import ChartroomUI
import Foundation
import Graphics

/// The buttons that switch series on and off, in as many rows as they need.
///
/// They follow the series that they are given, and not each change of the model: a window that moves
/// leaves them as they are.
struct CheckMarksView: View, Equatable {
  let lines: [Line]
  /// Where the series are switched.
  let model: Binding<[Line]>

  nonisolated static func == (left: CheckMarksView, right: CheckMarksView) -> Bool {
    // Views are compared where they are evaluated.
    MainActor.assumeIsolated { left.lines == right.lines && left.model.isSame(as: right.model) }
  }

  var body: some View {
    FlowLayout(spacing: 8) {
      ForEach(Array(lines.indices), id: \.self) { index in
        CheckBoxView(line: lines[index]).switching(model[index].isHidden)
      }
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
