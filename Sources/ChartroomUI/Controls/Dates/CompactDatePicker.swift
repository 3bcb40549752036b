import Foundation
import Graphics

/// The label of a date picker, with the date and the time at the trailing edge.
struct CompactDatePicker {
  let configuration: DatePickerStyleConfiguration
}

extension CompactDatePicker: View {
  var body: some View {
    ControlLine {
      configuration.label
    } control: {
      HStack(spacing: 6) {
        if configuration.displayedComponents.contains(.date) {
          DateCapsule(date: configuration.selection, format: .dateTime.year().month().day())
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DateCapsule(date: configuration.selection, format: .dateTime.hour().minute())
        }
      }
    }
  }
}

/// A date or a time on a grey background, 34 points high for a line of the usual size.
struct DateCapsule {
  let date: Date
  let format: Date.FormatStyle
  @Environment(\.isEnabled) private var isEnabled
}

extension DateCapsule: View {
  var body: some View {
    Text(date, format: format)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : Color.tertiaryLabel)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 6))
  }
}
