import SwiftUI

/// Tabs in the manner of iOS 18.
struct RadioTabs: View {
  enum Place: Hashable {
    case live, library, search
    case channel(Int)
  }

  @State private var place = Place.live
  @State private var favourites = 3

  var body: some View {
    TabView(selection: $place) {
      Tab("Live", systemImage: "antenna.radiowaves.left.and.right", value: Place.live) {
        VStack {
          Text("On air")
          Button("Channel 2") { place = .channel(2) }.id("open channel")
        }
      }
      TabSection("Library") {
        Tab("Favourites", systemImage: "star", value: Place.library) { Text("Favourites") }
          .badge(favourites)
          .customizationID("radio.library")
        ForEach(1..<3) { number in
          Tab(value: Place.channel(number)) {
            Text("Playing channel \(number)")
          } label: {
            Label("Channel \(number)", systemImage: "\(number).circle")
          }
        }
      }
      Tab(value: Place.search, role: .search) { Text("Nothing found") }
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}
