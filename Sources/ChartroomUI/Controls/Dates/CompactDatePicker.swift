import Foundation
import Graphics

/// The label of a date picker, with the date and the time at the trailing edge, or below it in accessibility sizes and
/// where there is no space for the words of the label.
struct CompactDatePicker {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dynamicTypeSize) private var size

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }
}

extension CompactDatePicker: View {
  @ViewBuilder var body: some View {
    if size.isAccessibilitySize {
      stacked
    } else {
      ViewThatFits(in: .horizontal) {
        line { configuration.label }
        line { WholeWords { LabelLines(label: configuration.label) } }
        stacked
      }
    }
  }

  private func line(@ViewBuilder label: () -> some View) -> some View {
    ControlLine(label: label) {
      // The label gives way, because a truncated date is useless.
      HStack(spacing: 6) { capsules }.layoutPriority(1)
    }
  }

  private var stacked: some View {
    ControlLine(isStacked: true) {
      configuration.label
    } control: {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 6) { capsules }
        VStack(alignment: .leading, spacing: 6) { capsules.minimumScaleFactor(0.5) }
      }
    }
  }

  @ViewBuilder private var capsules: some View {
    if configuration.displayedComponents.contains(.date) {
      DateCapsule(date: configuration.displayedDate, format: .dateTime.year().month().day()) {
        GraphicalDatePicker(configuration: configuration.displaying(.date))
          .padding(.horizontal, 16).padding(.vertical, 8).frame(width: 320)
      }
    }
    if configuration.displayedComponents.contains(.hourAndMinute) {
      TimeCapsule(configuration: configuration)
    }
  }
}

/// The time of a date on a grey background, which opens wheels.
struct TimeCapsule {
  let configuration: DatePickerStyleConfiguration
}

extension TimeCapsule: View {
  var body: some View {
    DateCapsule(date: configuration.displayedDate, format: .dateTime.hour().minute()) {
      DateWheels(configuration: configuration.displaying(.hourAndMinute)).padding(8)
    }
  }
}

/// A date or a time on a grey background, 34 points high for a line of the usual size, which opens a popover.
private struct DateCapsule<Choice: View> {
  let date: Date
  let format: Date.FormatStyle
  /// Returns the view with which another date is chosen.
  let choice: () -> Choice
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  init(date: Date, format: Date.FormatStyle, @ViewBuilder choice: @escaping () -> Choice) {
    self.date = date
    self.format = format
    self.choice = choice
  }
}

extension DateCapsule: View {
  var body: some View {
    Text(date, format: format)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? Color.primary : Color.tertiaryLabel)
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { isOpen = true }, isEnabled: isEnabled)
      .popover(isPresented: $isOpen) {
        choice()
          // The background of screens would merge with that of lists in the dark.
          .presentationBackground(MenuColors.ground)
          .presentationCompactAdaptation(.popover)
      }
  }
}
