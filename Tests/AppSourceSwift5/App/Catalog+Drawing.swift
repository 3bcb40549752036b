import SwiftUI

/// The screens with canvases and timelines.
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
  ]
}
