import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of tab views.
  static let tabs: [ShowcaseScene] = [
    #scene("tabs.bar", width: 390, height: 420) {
      TabView {
        NavigationStack {
          List {
            Text("All Inboxes").badge(12)
            NavigationLink("VIP") { Text("VIP") }.badge(3)
            NavigationLink("Flagged") { Text("Flagged") }
            Label("Sent", systemImage: "paperplane").badge(Text("Yesterday"))
          }
          .navigationTitle("Mailboxes")
        }
        .tabItem { Label("Mail", systemImage: "envelope") }
        .badge(15)
        Text("Calendar").tabItem { Label("Calendar", systemImage: "calendar") }
        Text("Favourites").tabItem { Label("Favourites", systemImage: "star") }.badge("New")
        Text("Settings")
          .tabItem {
            Image(systemName: "gearshape")
            Text("Settings")
          }
      }
    },
    #scene("tabs.badges", width: 390, height: 520) {
      TabView {
        List {
          Section("Inboxes") {
            Label("All Inboxes", systemImage: "tray").badge(128)
            NavigationLink {
              Text("VIP")
            } label: {
              Label("VIP", systemImage: "star")
            }
            .badge(3)
          }
          Section("Needs attention") {
            Label("Updates", systemImage: "arrow.down.circle").badge(7)
            Label("Accounts", systemImage: "person").badge("Expired")
            NavigationLink("Failed deliveries") { Text("Failed") }.badge(24)
          }
          .badgeProminence(.increased)
          Section("For information") {
            Label("Archive", systemImage: "archivebox").badge(4_812)
            Label("Sent", systemImage: "paperplane").badge(Text("Yesterday").italic())
          }
          .badgeProminence(.decreased)
        }
        .tabItem { Label("Mail", systemImage: "envelope") }
        .badge(131)
        Text("Calendar").tabItem { Label("Calendar", systemImage: "calendar") }.badge("!")
        Text("Contacts").tabItem { Label("Contacts", systemImage: "person.2") }
      }
    },
    #scene("tabs.more", width: 390, height: 360) {
      // The sixth tab is selected, which has no item in the bar.
      TabView(selection: .constant(5)) {
        ForEach(["house", "chart.bar", "map", "bell", "person", "gearshape"].indices, id: \.self) {
          index in
          Text("Tab \(index)")
            .tabItem {
              Label(
                ["Home", "Trends", "Map", "Alerts", "Profile", "Settings"][index],
                systemImage: ["house", "chart.bar", "map", "bell", "person", "gearshape"][index])
            }
        }
      }
      .tint(.orange)
    },
    #scene("tabs.right-to-left", width: 390, height: 200) {
      TabView {
        Tab("Today", systemImage: "sun.max") { Text("Today") }.badge(2)
        Tab("Weeks", systemImage: "calendar") { Text("Weeks") }
        Tab("Search", systemImage: "magnifyingglass") { Text("Search") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    #scene("tabs.pages", width: 390, height: 300) {
      TabView(selection: .constant(1)) {
        ForEach(0..<4) { page in
          ZStack {
            [Color.orange, .indigo, .teal, .pink][page]
            Text("Page \(page + 1)").font(.largeTitle.bold()).foregroundStyle(.white)
          }
        }
      }
      .tabViewStyle(.page)
    },
    #scene("tabs.page-dots", width: 390, height: 200) {
      TabView {
        Text("Swipe to the left")
        Text("Second page")
        Text("Third page")
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    },
  ]
}
