import SwiftUI

private struct BarWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Bars with labels, as wide as the widest label.
struct StepChart: View {
  let steps: KeyValuePairs<String, Int>

  @State private var labelWidth: CGFloat?
  @State private var selection: String?

  private var largest: Int { max(steps.map(\.value).max() ?? 1, 1) }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(steps, id: \.key) { entry in
        HStack {
          Text(entry.key)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: BarWidthKey.self, value: proxy.size.width)
              }
            )
            .frame(width: labelWidth, alignment: .trailing)
          GeometryReader { proxy in
            Rectangle()
              .fill(selection == entry.key ? Color.orange : Color.green)
              .frame(width: proxy.size.width * CGFloat(entry.value) / CGFloat(largest))
          }
          .frame(height: 12)
          Text("\(entry.value)")
            .font(.caption.monospacedDigit())
        }
        .contentShape(Rectangle())
        .onTapGesture { selection = selection == entry.key ? nil : entry.key }
        .id("bar \(entry.key)")
      }
      if let selection, let entry = steps.first(where: { $0.key == selection }) {
        Text("\(entry.key): " + String(format: "%.1f", Double(entry.value) / 1000) + " k")
      }
    }
    .onPreferenceChange(BarWidthKey.self) { labelWidth = $0 }
  }
}

#Preview { StepChart(steps: ["Monday": 8200, "Tue": 4100]) }
