import SwiftUI

struct AvailabilityScreen: View {
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2026, month: 11, day: 9), DateComponents(year: 2026, month: 11, day: 12),
  ]

  var body: some View {
    ScrollView {
      MultiDatePicker("Days", selection: $days)
      Text("\(days.count) days").font(.headline)
      Button("None") { days.removeAll() }.id("none")
    }
  }
}
