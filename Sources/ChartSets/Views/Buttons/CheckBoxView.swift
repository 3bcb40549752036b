import ChartroomUI
import Foundation
import Graphics

/// The look of a series' button: filled with a tick when on, an outline when off.
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
