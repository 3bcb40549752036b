import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of screens with bars.
  static let navigation: [ShowcaseScene] = [
    #scene("navigation.large-title", width: 390, height: 400) {
      NavigationStack {
        List {
          Section("This week") {
            NavigationLink("Steps") { Text("Details of steps") }
            NavigationLink("Sleep") { Text("Details of sleep") }
            NavigationLink {
              Text("Details of the heart rate")
            } label: {
              LabeledContent("Heart rate", value: "62 bpm")
            }
          }
        }
        .navigationTitle("Health")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem { Button("Add") {} }
        }
      }
    },
    #scene("navigation.inline-title", width: 390, height: 300) {
      NavigationStack {
        VStack {
          Text("The content begins below the bar.")
          Spacer()
        }
        .padding()
        .navigationTitle("Daily sales")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Share") {}
            Spacer()
            Button("Delete", role: .destructive) {}
          }
        }
      }
    },
    #scene("navigation.pushed", width: 390, height: 300) {
      // The path holds one value, whose destination is above the root view.
      NavigationStack(path: .constant([2024])) {
        List(2022..<2026) { year in NavigationLink("\(String(year))", value: year) }
          .navigationTitle("Years")
          .navigationDestination(for: Int.self) { year in
            List {
              LabeledContent("Sales", value: "1 204")
              LabeledContent("Returns", value: "17")
            }
            .navigationTitle(String(year))
          }
      }
    },
  ]
}
