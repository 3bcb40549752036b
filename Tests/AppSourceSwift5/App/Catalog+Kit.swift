import Foundation
import SwiftUI

/// The screens in the folders of the app.
@MainActor
func folderScreens() -> [Screen] {
  [
    Screen(
      "weather", texts: ["Bergen", "9°", "☂"], tapping: ["unit", "day Tue"], then: ["49°F", "57°F"]
    ) { WeatherScreen(city: "Bergen") },
    Screen("unknown city", texts: ["No forecast for Atlantis"]) { WeatherScreen(city: "Atlantis") },
    Screen(
      "shop", texts: ["Hemp rope", "€12.50", "Spinnaker"],
      tapping: ["add Jib", "add Jib", "chip Sails", "more Jib", "note"],
      then: ["3", "€1497.00", "Wrapped"]
    ) { ShopScreen() },
    Screen(
      "workout", texts: ["0:00", "Start"],
      tapping: ["Start", "Tick", "Tick", "Lap", "Tick", "Pause", "Resume"],
      then: ["0:03", "Lap 1: 2 s", "resumed at 3"]
    ) { WorkoutScreen() },
    Screen(
      "reader", texts: ["Loomings", "top", "*"], tapping: ["larger", "note 2"],
      then: ["A sailor's measure.", "Close"]
    ) { ReaderScreen(chapter: .sample) },
    Screen(
      "reading list", texts: ["3 unread", "Persuasion", "Walden", "Read"], tapping: ["toggle 1"],
      then: ["2 unread", "Unread"]
    ) { ReadingListScreen() },
    Screen(
      "periods", texts: ["Monday", "8,200"], tapping: ["bar Tue", "segment Day", "bar Evening"],
      then: ["Evening: 0.5 k"]
    ) { PeriodScreen() },
    Screen(
      "review", texts: ["Not rated", "☆"], tapping: ["rating"], then: ["★", "Rated 3"]
    ) { ReviewScreen() },
    Screen(
      "questions", texts: ["Is it free?", "Yes.", "1 open"], tapping: ["question 2"],
      then: ["Mostly.", "2 open"]
    ) { FAQScreen() },
    Screen("equal heights", texts: ["Short", "Tap me"], tapping: ["long"], then: ["Short"]) {
      EqualHeightsScreen()
    },
    Screen("toast", texts: ["Save"], tapping: ["save", "fail"], then: ["Failed", "#2"]) {
      ToastScreen()
    },
    Screen("avatars", texts: ["AL", "+1"]) {
      AvatarStack(people: ["Ada L", "Bo X", "Cy Y", "Di Z"].map { Person(name: $0) })
    },
    Screen(
      "preferences", texts: ["Captain Ishmael", "Crew of 30"],
      tapping: ["more crew", "more crew", "promote"], then: ["Captain Ahab", "Crew of 32"]
    ) { PreferencesScreen() },
    Screen(
      "tic-tac-toe", texts: ["× to play"],
      tapping: ["cell 0", "cell 3", "cell 1", "cell 4", "cell 2", "cell 5"],
      then: ["× wins (1)", "○"]
    ) { TicTacToe() },
    Screen("deck", texts: ["Starboard", "Known: 0"], tapping: ["card 2"], then: ["right"]) {
      CardDeck()
    },
    Screen(
      "calculator", texts: ["0", "="],
      tapping: ["key 1", "key 2", "key ×", "key 3", "key −", "key 6", "key ="], then: ["30"]
    ) { CalculatorScreen() },
    Screen("month", texts: ["S", "30"], tapping: ["day 14"], then: ["Selected 14"]) {
      MonthView(month: Date(timeIntervalSince1970: 1_700_000_000))
    },
    Screen(
      "onboarding", texts: ["Welcome", "Next"], tapping: ["next", "next"], then: ["Anchor", "Done"]
    ) { OnboardingScreen() },
    Screen(
      "tabs", texts: ["Home", "+home"], tapping: ["tab you"], then: ["You", "+home +you -home"]
    ) { TabsScreen() },
    Screen("feed", texts: ["20 items", "Item 0"]) { FeedScreen() },
    Screen(
      "mail", texts: ["Invoice", "1 unread of 2"], tapping: ["Invoice"], then: ["0 unread of 2"]
    ) { MailScreen() },
    Screen("expandable", texts: ["More"], tapping: ["expand"], then: ["Less"]) {
      ExpandableText("Whenever I find myself growing grim about the mouth", collapsedLines: 1)
        .frame(width: 120)
    },
    Screen(
      "publishers", texts: ["Volume 3", "Events 0, stopped", "20 degrees", "0 ticks", "Half 0 0"],
      tapping: ["louder", "record", "run", "warmer", "tick", "by hand", "publish"],
      then: ["Volume 4", "Events 1, running", "21 degrees", "1 ticks", "Half 1 1"]
    ) { PublishersScreen() },
    Screen(
      "styled texts",
      texts: [
        "Hello, Ada!", "1,200 steps today", "Total: €12.50", "January 1, 2001", "1:30",
        "until 1:00", "Attributed note", "TITLE", "emphasis", "nested and styled",
      ]
    ) { StyledTexts(name: "Ada", steps: 1_200) },
    Screen(
      "chart sets", texts: ["Statistics", "FOLLOWERS", "Joined", "Apr 19", "May 19"],
      tapping: ["check Joined", "check Rome"], then: ["FOLLOWERS", "CALLS"]
    ) { ChartSetsApp() },
    Screen("rings", texts: []) {
      ActivityRings(goals: [
        ActivityRings.Goal(id: "Move", value: 300, target: 400, color: .red),
        ActivityRings.Goal(id: "Stand", value: 3, target: 12, color: .cyan),
      ])
    },
  ]
}
