import ChartroomUI
import Foundation
import Graphics

/// A big number with its change and a small line.
struct NumberPanel: View {
  let number: NumberPlan
  let look: DashboardLook

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: number.value)
          .font(.system(size: 30, weight: .semibold))
          .lineLimit(1).minimumScaleFactor(0.5)
        if !number.change.isEmpty {
          Text(verbatim: number.change)
            .font(.footnote.weight(.medium)).monospacedDigit().foregroundStyle(tone)
            .lineLimit(1)
        }
      }
      .layoutPriority(1)
      if !number.line.isEmpty {
        Sparkline(values: number.line)
          .stroke(
            look.accent, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
          )
          .frame(minWidth: 24, maxWidth: .infinity, minHeight: 12, maxHeight: 36)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var tone: Color {
    switch number.tone {
    case .good: Color(light: .init(rgb: 0x1F7A38), dark: .init(rgb: 0x30D158))
    case .bad: Color(light: .init(rgb: 0xC8281E), dark: .init(rgb: 0xFF6961))
    case .neutral: .secondary
    }
  }
}

/// A line through values at equal distances, with gaps at missing ones.
struct Sparkline: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let finite = values.filter(\.isFinite)
    guard let least = finite.min(), let most = finite.max(), values.count > 1 else { return path }
    let step = rect.width / CGFloat(values.count - 1)
    var isDown = false
    for (index, value) in values.enumerated() {
      guard value.isFinite else {
        isDown = false
        continue
      }
      let part = most > least ? (value - least) / (most - least) : 0.5
      let point = CGPoint(
        x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(part) * rect.height)
      if isDown { path.addLine(to: point) } else { path.move(to: point) }
      isDown = true
    }
    return path
  }
}
