import SwiftUI

private struct SegmentBoundsKey: PreferenceKey {
  static var defaultValue: [AnyHashable: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [AnyHashable: Anchor<CGRect>], nextValue: () -> [AnyHashable: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

/// A control with an underline below the selected segment.
struct SegmentedControl<Item: Hashable & Identifiable, Label: View>: View {
  let items: [Item]
  @Binding var selection: Item
  private let label: (Item) -> Label

  init(
    _ items: [Item], selection: Binding<Item>, @ViewBuilder label: @escaping (Item) -> Label
  ) {
    self.items = items
    _selection = selection
    self.label = label
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach(items) { item in
        label(item)
          .anchorPreference(key: SegmentBoundsKey.self, value: .bounds) { [AnyHashable(item): $0] }
          .onTapGesture { selection = item }
          .id("segment \(item.id)")
      }
    }
    .padding(.bottom, 4)
    .backgroundPreferenceValue(SegmentBoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[AnyHashable(selection)] {
          let frame = proxy[anchor]
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: frame.width, height: 2)
            .position(x: frame.midX, y: proxy.size.height - 1)
        }
      }
    }
  }
}

enum Period: String, CaseIterable, Identifiable {
  case day = "Day"
  case week = "Week"
  case year = "Year"

  var id: String { rawValue }
}

struct PeriodScreen: View {
  @State private var period = Period.week

  var body: some View {
    VStack(spacing: 12) {
      SegmentedControl(Period.allCases, selection: $period) { Text($0.rawValue) }
      switch period {
      case .day: StepChart(steps: ["Morning": 2000, "Evening": 500])
      case .week: StepChart(steps: ["Monday": 8200, "Tue": 4100])
      case .year: Text("No data")
      }
    }
    .padding()
  }
}

#Preview { PeriodScreen() }
