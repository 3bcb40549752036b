import SwiftUI

@main
struct HarbourApp: App {
  @StateObject private var harbour = Harbour()
  @State private var title = "Harbour"
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup(title) {
      HarbourView(title: $title)
        .environmentObject(harbour)
    }
    .onChange(of: scenePhase) { _, phase in
      if phase == .background { harbour.save() }
    }
    .environment(\.berthColor, .blue)

    WindowGroup("Ship", for: Ship.ID.self) { $id in
      Text(id ?? "No ship")
    }
  }
}
