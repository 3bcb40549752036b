import SwiftUI

/// A drawing with groups of tools.
struct SketchScreen: View {
  @State private var width = 2
  @State private var name = "Untitled"

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Circle().stroke(.blue, lineWidth: CGFloat(width)).frame(width: 120, height: 120)
        ControlGroup("Width") {
          Button {
            width = max(width - 1, 1)
          } label: {
            Image(systemName: "minus")
          }
          .id("thinner")
          Button {
            width += 1
          } label: {
            Image(systemName: "plus")
          }
          .id("thicker")
        }
        Text("Width \(width)")
        ControlGroup {
          ShareLink("Send", item: name)
          RenameButton().id("rename")
        }
        .controlGroupStyle(.navigation)
        .renameAction { name = "Rings" }
      }
      .navigationTitle(name)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar(.hidden, for: .tabBar)
    }
  }
}
