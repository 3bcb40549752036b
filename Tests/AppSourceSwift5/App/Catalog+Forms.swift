import SwiftUI

/// The screens with fields, dates and stored values.
@MainActor
func formScreens() -> [Screen] {
  [
    Screen(
      "login", texts: ["Email", "Password", "No field"], tapping: ["email", "sign in"],
      then: ["Email field", "Enter your email"]
    ) { LoginScreen() },
    Screen(
      "person editor", texts: ["Ada Lovelace", "36", "Dec 10, 2015"], tapping: ["name", "clear"],
      then: ["Editing", "Age"]
    ) { PersonEditor() },
    Screen(
      "reminder", texts: ["What to remember", "Enter a title"], tapping: ["date"],
      then: ["What to remember"]
    ) { ReminderScreen() },
    Screen(
      "stored settings", texts: ["sand, 0 launches, nobody", "Tab 1"],
      tapping: ["launch", "storm", "launch"], then: ["storm, 2 launches, Stormy", "Tab 2"]
    ) { StoredSettings() },
    Screen("note editor", texts: ["Packing list", "3 lines"], tapping: ["editor"], then: ["Done"]) {
      NoteEditor()
    },
    Screen(
      "payment", texts: ["Holder", "•••", "12.50", "€12.50"], tapping: ["holder"], then: ["editing"]
    ) { PaymentForm() },
    Screen(
      "availability", texts: ["November 2026", "2 days"], tapping: ["none"], then: ["0 days"]
    ) { AvailabilityScreen() },
    Screen(
      "booking", texts: ["Thu, Nov 26", "PM"], tapping: ["switch"], then: ["Arrival"]
    ) { BookingScreen() },
  ]
}
