import SwiftUI

private enum SortOrder: String, CaseIterable, Identifiable {
  case date = "Date"
  case name = "Name"
  case size = "Size"
  var id: Self { self }
}

/// Photos with a menu of actions, a picker in a menu, and a menu for a long press on each.
struct PhotoActionsScreen: View {
  @State private var order = SortOrder.date
  @State private var showsHidden = false
  @State private var names = ["Harbour", "Old Town", "Lighthouse", "Ferry"]
  @State private var due = Date(timeIntervalSinceReferenceDate: 700_000_000)
  @State private var quality = "High"

  var body: some View {
    NavigationStack {
      List {
        Section("Photos") {
          ForEach(names, id: \.self) { name in
            Label(name, systemImage: "photo")
              .contextMenu {
                Button(action: {}) { Label("Copy", systemImage: "doc.on.doc") }
                Button {
                  names.append("Copy")
                } label: {
                  Label("Duplicate", systemImage: "plus.square.on.square")
                }
                Divider()
                Button(role: .destructive) {
                  names.removeAll { $0 == name }
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
          }
        }
        Section("Export") {
          Picker("Quality", selection: $quality) {
            ForEach(["Low", "Medium", "High"], id: \.self) { Text($0) }
          }
          .id("quality")
          DatePicker("Remind me", selection: $due, displayedComponents: .date)
        }
      }
      .navigationTitle("Photos")
      .toolbar {
        Menu {
          Section("View") {
            Picker("Sort by", selection: $order) {
              ForEach(SortOrder.allCases) { Text($0.rawValue) }
            }
            Toggle("Hidden photos", isOn: $showsHidden)
          }
          Menu("Share") {
            Button(action: {}) { Label("Message", systemImage: "message") }
            Button(action: {}) { Label("Mail", systemImage: "envelope") }
          }
          Button(action: {}) { Label("Slideshow", systemImage: "play") }
          Button(role: .destructive, action: { names = [] }) {
            Label("Delete all", systemImage: "trash")
          }
        } label: {
          Image(systemName: "ellipsis.circle").id("actions")
        }
      }
    }
  }
}
