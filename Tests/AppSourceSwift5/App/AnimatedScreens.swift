import SwiftUI

/// The screens whose changes are animated.
@MainActor
public func animatedScreens() -> [Screen] {
  [
    Screen("flip", texts: ["Port"], tapping: ["card"], then: ["Left"]) {
      AnimatedCard(front: "Port", back: "Left")
    },
    Screen("progress", texts: ["20 %"], tapping: ["fill"], then: ["100 %"]) { AnimatedProgress() },
    Screen("pulse", texts: []) { PulsingDot().padding() },
    Screen("loading", texts: []) { LoadingDots().padding() },
    Screen(
      "rows", texts: ["Row 1", "Row 2"], tapping: ["add", "banner"], then: ["Row 3", "Saved"]
    ) { TransitionList() },
    Screen("fewer rows", texts: ["Row 1"], tapping: ["remove", "remove"], then: ["Banner"]) {
      TransitionList()
    },
  ]
}
