import Foundation
import SwiftUI

/// A screen of the app, with what a test finds on it.
@MainActor
public struct Screen {
  /// The name of the screen.
  public let name: String
  /// The screen.
  public let view: AnyView
  /// The texts to find at first.
  public let texts: [String]
  /// The ids of views to tap.
  public let taps: [String]
  /// The texts to find after the taps.
  public let textsAfterTaps: [String]

  init<Content: View>(
    _ name: String, texts: [String], tapping taps: [String] = [],
    then textsAfterTaps: [String] = [], @ViewBuilder content: () -> Content
  ) {
    self.name = name
    view = AnyView(content())
    self.texts = texts
    self.taps = taps
    self.textsAfterTaps = textsAfterTaps
  }
}

/// All screens of the app.
@MainActor
public func screens() -> [Screen] {
  [
    Screen(
      "counter", texts: ["Nothing counted", "+5"], tapping: ["step 5", "increment", "increment"],
      then: ["Counted 10", "Reset"]
    ) { CounterScreen() },
    Screen(
      "settings", texts: ["Hello, Ada ★", "100 %"], tapping: ["switch Badges", "more Text size"],
      then: ["Hello, Ada", "150 %"]
    ) { SettingsScreen() },
    Screen(
      "profile", texts: ["Grace · 41 followers", "ships"], tapping: ["follow", "text ships"],
      then: ["Grace · 42 followers", "SHIPS"]
    ) { ProfileScreen() },
    Screen("theme", texts: ["Make festive"], tapping: ["festive"], then: ["Festive"]) {
      ThemeScreen()
    },
    Screen("card", texts: ["Weather", "Sunny", "hide"], tapping: ["collapse"], then: ["show"]) {
      CardScreen()
    },
    Screen(
      "volume", texts: ["Volume 4", "corners 8, lines any"], tapping: ["louder", "louder", "undo"],
      then: ["Volume 8"]
    ) { VolumeScreen() },
    Screen("badge", texts: ["Mon", "1"], tapping: ["Wed"], then: ["Mon", "3"]) { BadgeScreen() },
    Screen("tags", texts: ["#linux", "4 tags"], tapping: ["linux", "swift"], then: ["2 tags"]) {
      TagsScreen()
    },
    Screen("gauge", texts: ["25%", "Dragged 0"], tapping: ["gauge"], then: ["75%"]) {
      GaugeScreen()
    },
    Screen(
      "search", texts: ["Bert", "0 favourites"],
      tapping: ["star Anna", "select Bert", "switch Favourite"], then: ["Selected: Bert", "★"]
    ) { SearchScreen() },
    Screen(
      "router", texts: ["Open 2", "Depth 1"], tapping: ["open 2", "help"],
      then: ["example.com", "Depth 3"]
    ) { RouterScreen(router: Router()) },
    Screen("articles", texts: ["Load"], tapping: ["load"], then: ["Tides", "Currents"]) {
      ArticleScreen(repository: StaticRepository())
    },
    Screen("offline", texts: ["Load"], tapping: ["load"], then: ["You are offline", "Retry"]) {
      ArticleScreen(repository: BrokenRepository())
    },
    Screen("dashboard", texts: ["Visits", "18.0", "7.0"]) { DashboardScreen() },
    Screen("styles", texts: ["Outline", "Sunset"], tapping: ["outline"], then: ["on"]) {
      StyleScreen()
    },
    Screen(
      "chat", texts: ["Ahoy", "Send"], tapping: ["send"], then: ["Ahoy", "Reply 1", "Message"]
    ) { ChatScreen(model: BotChatModel()) },
    Screen("gauge preview", texts: ["70%", "20%"]) { RingGauge_Previews.previews },
    Screen("bubble preview", texts: ["Land in sight"]) { Bubble_Previews.previews },
    Screen("bar preview", texts: []) { TemperatureBar_Previews.previews },
    Screen("text preview", texts: ["More"]) { ExpandableText_Previews.previews },
  ] + folderScreens() + containerScreens() + sheetScreens() + formScreens() + systemScreens()
    + drawingScreens()
}

/// The PNG file of a screen, as the app's own renderer makes it.
@MainActor
public func pictureOfCounter() throws -> Data { try snapshot(of: CounterScreen()).pngData }
