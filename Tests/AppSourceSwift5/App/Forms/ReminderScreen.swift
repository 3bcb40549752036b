import SwiftUI

struct ReminderScreen: View {
  @State private var title = ""
  @State private var hasDate = false
  @State private var due = Date(timeIntervalSince1970: 1_795_698_300)

  private var isValid: Bool { !title.trimmingCharacters(in: .whitespaces).isEmpty }

  var body: some View {
    Form {
      TextField("Title", text: $title, prompt: Text("What to remember"))
      Toggle("Date", isOn: $hasDate).labelsHidden().fixedSize().id("date")
      if hasDate {
        DatePicker("Time", selection: $due, displayedComponents: .hourAndMinute)
          .datePickerStyle(.compact)
        DatePicker(
          "Due", selection: $due,
          in: Date(
            timeIntervalSince1970: 1_795_132_800)...Date(timeIntervalSince1970: 1_796_000_000),
          displayedComponents: .date
        )
        .datePickerStyle(GraphicalDatePickerStyle())
        .tint(.red)
      }
      Button(isValid ? "Save" : "Enter a title") { title = "Buy rope" }.id("save")
    }
  }
}
