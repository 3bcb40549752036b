import SwiftUI

/// The screens of tab views, split views and search fields.
@MainActor
func containerScreens() -> [Screen] {
  [
    Screen(
      "trends in tabs", texts: ["Summary", "Steps", "2"], tapping: ["sleep tab", "seen"],
      then: ["Sleep", "Mark as seen"]
    ) { TrendsTabs() },
    Screen(
      "mail in columns", texts: ["Inbox", "Harbour office"], tapping: ["letter 1"],
      then: ["From Harbour office", "Back"]
    ) { MailSplitScreen() },
    Screen(
      "library in columns", texts: ["Sea", "Typee", "Shelves"], tapping: ["Typee"],
      then: ["Notes on Typee", "Notes"]
    ) { LibrarySplitScreen() },
    Screen(
      "glossary", texts: ["Glossary", "Terms", "5 of 5 terms"], tapping: ["only b"],
      then: ["b", "3 of 5 terms"]
    ) { GlossaryScreen() },
    Screen(
      "introduction", texts: ["Chart a course", "Continue"], tapping: ["continue", "continue"],
      then: ["Reach the harbour", "Start"]
    ) { IntroductionPages() },
    Screen(
      "mailboxes", texts: ["Mailboxes", "12", "3", "2 GB", "Ada"], tapping: ["read all"],
      then: ["2 GB"]
    ) { MailboxesScreen() },
    Screen(
      "radio", texts: ["On air", "3", "Search"], tapping: ["open channel"],
      then: ["Playing channel 2"]
    ) { RadioTabs() },
    Screen(
      "packing", texts: ["Packing", "Edit", "Lamp"], tapping: ["edit", "remove Lamp", "add"],
      then: ["Done", "Item 3"]
    ) { PackingList() },
    Screen(
      "sketch", texts: ["Untitled", "Width 2", "Send"], tapping: ["thicker", "rename"],
      then: ["Width 3", "Rings"]
    ) { SketchScreen() },
    Screen(
      "handbook", texts: ["Knots, page 1", "More"],
      tapping: ["next Knots", "tab Weather", "tab Knots"], then: ["Knots, page 2"]
    ) { HandbookTabs() },
  ]
}
