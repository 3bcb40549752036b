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
          .fontFamily(look.titleFont, in: look.font)
        if !number.change.isEmpty {
          Text(verbatim: number.change)
            .font(.footnote.weight(.medium)).monospacedDigit().foregroundStyle(tone)
            .lineLimit(1)
        }
      }
      .layoutPriority(1)
      if !number.line.isEmpty {
        SparklineView(values: number.line, color: look.accent)
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
