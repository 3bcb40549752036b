import SwiftUI

/// The screens with canvases, timelines, animators, outlines and tables.
@MainActor
func drawingScreens() -> [Screen] {
  [
    Screen(
      "activity rings", texts: ["Activity", "82%", "77%", "Larger"], tapping: ["size"],
      then: ["Smaller"]
    ) { ActivityRingsScreen() },
    Screen(
      "world clock", texts: ["World Clock", "Kyoto", "+9", "Pause"], tapping: ["pause"],
      then: ["Continue"]
    ) { WorldClockScreen() },
    Screen("pulse", texts: ["Pulse", "72 BPM", "0 times"], tapping: ["ring"], then: ["1 times"]) {
      PulseScreen()
    },
    Screen(
      "library", texts: ["Library", "Voyages", "Read me"], tapping: ["Voyages"],
      then: ["North Sea", "Route.gpx"]
    ) { LibraryScreen() },
    Screen(
      "headline", texts: ["Hide"], tapping: ["toggle"], then: ["Show"]
    ) { HeadlineScreen() },
    Screen(
      "photo menu", texts: ["Photos", "Harbour", "High"], tapping: ["actions"],
      then: ["View", "Name", "Slideshow", "Delete all"]
    ) { PhotoActionsScreen() },
    Screen(
      "photo quality", texts: ["Quality", "High"], tapping: ["quality"], then: ["Low", "Medium"]
    ) { PhotoActionsScreen() },
    Screen("tide", texts: ["Low tide", "Turn"], tapping: ["turn"], then: ["High tide"]) {
      TideScreen()
    },
    Screen("crew", texts: ["Crew", "Role", "Navigator", "12,400"]) { CrewTableScreen() },
  ]
}
