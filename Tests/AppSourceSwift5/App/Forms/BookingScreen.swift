import SwiftUI

struct BookingScreen: View {
  @State private var arrival = Date(timeIntervalSince1970: 1_795_698_300)
  @State private var style = 0
  @State private var guests = 2

  var body: some View {
    VStack {
      Picker("Style", selection: $style) {
        Text("Wheel").tag(0)
        Text("Compact").tag(1)
      }
      .pickerStyle(.segmented)
      Group {
        if style == 0 {
          DatePicker("Arrival", selection: $arrival, in: ...Date.distantFuture)
            .datePickerStyle(WheelDatePickerStyle())
            .labelsHidden()
        } else {
          DatePicker(selection: $arrival) { Label("Arrival", systemImage: "calendar") }
        }
      }
      Button("Switch") { style = 1 - style }.id("switch")
      Stepper("Guests", value: $guests, in: 1...8, format: .number)
      Text(arrival.formatted(.iso8601)).font(.caption)
    }
    .padding(.vertical)
  }
}
