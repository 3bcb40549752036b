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

/// What a series' button looks like: filled with a tick when on, an outline when off.
struct CheckBoxView: View, Equatable {
  let line: Line

  var body: some View {
    let color = ChartTheme.button(line.color)
    HStack(spacing: 6) {
      if !line.isHidden {
        Checkmark()
          .stroke(
            Color.white, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
          )
          .frame(width: 11, height: 8)
      }
      Text(line.title).font(.system(size: 14, weight: .medium)).lineLimit(1)
        .foregroundStyle(line.isHidden ? color : Color.white)
    }
    .padding(.horizontal, 16)
    .frame(height: 36)
    .background {
      if line.isHidden {
        Capsule(style: .circular).strokeBorder(color, lineWidth: 1)
      } else {
        Capsule(style: .circular).fill(color)
      }
    }
  }
}

/// A tick that fills its frame.
struct Checkmark: Shape, Equatable {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55),
        CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY),
        CGPoint(x: rect.maxX, y: rect.minY),
      ])
    }
  }
}
