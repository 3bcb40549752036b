import SwiftUI

/// The screens that present others.
@MainActor
func sheetScreens() -> [Screen] {
  [
    Screen(
      "notes", texts: ["Notes", "Groceries", "Dismissed never"],
      tapping: ["delete 1", "confirm", "new", "other", "add"],
      then: ["Boat repairs", "Diary", "Dismissed just now"]
    ) { NoteListScreen() },
    Screen(
      "deleted note", texts: ["Groceries"], tapping: ["delete 3"],
      then: ["Delete note?", "“Letters” cannot be restored.", "Cancel"]
    ) { NoteListScreen() },
    Screen(
      "places", texts: ["Fort", "Museum"], tapping: ["show Museum", "more"],
      then: ["95 visitors a day", "Less"]
    ) { PlaceBrowser() },
    Screen(
      "photo", texts: ["Untouched", "Actions"], tapping: ["actions", "report"],
      then: ["Thank you", "We look into it."]
    ) { PhotoActions() },
    Screen(
      "photo actions", texts: ["Untouched"], tapping: ["actions"],
      then: ["Photo", "What do you want to do?", "Rotate", "Cancel"]
    ) { PhotoActions() },
    Screen(
      "welcome", texts: ["Welcome aboard", "Start"], tapping: ["compare", "plan Crew", "start"],
      then: ["Home, crew"]
    ) { WelcomeCover() },
    Screen(
      "upload", texts: ["Attempts: 0"], tapping: ["upload", "retry", "upload"],
      then: ["Attempts: 12", "The file is too large", "Remove 12 MB and try again."]
    ) { UploadScreen() },
    Screen(
      "glossary popover", texts: ["Knot", "Fathom"], tapping: ["term Fathom"], then: ["Six feet"]
    ) { GlossaryPopover() },
  ] + (LegacySheetCatalog() as any LegacyCatalog).screens
}

/// Screens with deprecated views, which are called through a protocol, so that the compiler does not warn.
@MainActor
private protocol LegacyCatalog {
  var screens: [Screen] { get }
}

private struct LegacySheetCatalog {}

extension LegacySheetCatalog: LegacyCatalog {
  @available(*, deprecated)
  var screens: [Screen] {
    [
      Screen(
        "legacy sheets", texts: ["Sorted by date"], tapping: ["edit", "done", "save"],
        then: ["Saved", "Everything is safe.", "Fine"]
      ) { LegacySheets() }
    ]
  }
}
