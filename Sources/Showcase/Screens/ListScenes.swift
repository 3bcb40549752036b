import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The scenes of lists and forms.
  static let lists: [ShowcaseScene] = [
    #scene("lists.settings", width: 390, height: 620) {
      Form {
        Section("Network") {
          Toggle("Airplane mode", isOn: .constant(false))
          LabeledContent("Wi-Fi", value: "Office")
          LabeledContent("Bluetooth", value: "On")
        }
        Section {
          Picker("Appearance", selection: .constant(1)) {
            Text("Light").tag(0)
            Text("Automatic").tag(1)
          }
          Stepper("Text size: 3", value: .constant(3), in: 1...7)
          Slider(value: .constant(0.6))
        } header: {
          Text("Display")
        } footer: {
          Text("The appearance follows the system between sunset and sunrise.")
        }
        Section {
          Button("Reset all settings", role: .destructive) {}
        }
      }
    },
    #scene("lists.plain", width: 320, height: 360) {
      List {
        Section("Fruit") {
          ForEach(["Apples", "Pears", "Plums"], id: \.self) { Text($0) }
        }
        Section("Vegetables") {
          ForEach(["Beans", "Leeks"], id: \.self) { Text($0) }
        }
      }
      .listStyle(.plain)
    },
    #scene("lists.selection", width: 360, height: 320) {
      List(selection: .constant("Lisbon")) {
        Section("Cities") {
          ForEach(["Berlin", "Lisbon", "Oslo"], id: \.self) { Text($0) }
        }
        Section {
          Text("A row with a background").listRowBackground(Color.yellow.opacity(0.3))
          Text("No separator below").listRowSeparator(.hidden)
          Text("Wide insets").listRowInsets(EdgeInsets(top: 4, leading: 60, bottom: 4, trailing: 8))
        }
      }
    },
    #scene("lists.grouped", width: 320, height: 330) {
      List {
        Section("Grouped") {
          Text("First")
          Text("Second")
        }
        Section {
          Text("Third")
        } footer: {
          Text("A footer")
        }
      }
      .listStyle(.grouped)
    },
    #scene("lists.sidebar", width: 280, height: 300) {
      List {
        Section("Library") {
          Text("Recent")
          Text("Favourites")
        }
        Section("Devices") { Text("Office") }
      }
      .listStyle(.sidebar)
    },
    #scene(
      "lists.swipe-actions", width: 390, height: 260,
      events: .drag(from: CGPoint(x: 300, y: 88), to: CGPoint(x: 150, y: 88))
    ) {
      // The buttons of a row after a swipe to the left.
      List {
        ForEach(["Tide table", "Weather report for the Gulf of Bothnia", "Crew list"], id: \.self) {
          name in
          Text(name)
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {}
              Button("Flag", systemImage: "flag") {}.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {}.tint(.yellow) }
        }
      }
    },
    #scene("lists.editing", width: 390, height: 300) {
      // A list in edit mode, with rows that can be deleted and moved.
      List {
        ForEach(["Tide table", "Weather report", "Crew list"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
        Text("Neither moved nor deleted")
      }
      .environment(\.editMode, .constant(.active))
    },
    #scene("lists.outline", width: 390, height: 330) {
      // Groups of rows, of which some are open.
      List {
        DisclosureGroup("Sails", isExpanded: .constant(true)) {
          Text("Main sail")
          DisclosureGroup("Head sails", isExpanded: .constant(true)) {
            Text("Genoa")
            Text("Storm jib")
          }
        }
        DisclosureGroup("Anchors") { Text("Plough") }
      }
    },
  ]
}
