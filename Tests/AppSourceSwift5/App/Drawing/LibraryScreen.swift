import SwiftUI

private struct FileItem: Identifiable {
  let name: String
  var children: [FileItem]?

  var id: String { name }
  var symbol: String { children == nil ? "doc.text" : "folder" }
}

/// Folders and files as an outline.
struct LibraryScreen: View {
  private let items = [
    FileItem(
      name: "Voyages",
      children: [
        FileItem(name: "North Sea", children: [FileItem(name: "Log.txt")]),
        FileItem(name: "Route.gpx"),
      ]),
    FileItem(name: "Charts", children: [FileItem(name: "Harbour.pdf")]),
    FileItem(name: "Read me"),
  ]

  var body: some View {
    NavigationStack {
      List(items, children: \.children) { item in
        Label(item.name, systemImage: item.symbol).id(item.name)
      }
      .navigationTitle("Library")
    }
  }
}

private struct Crew: Identifiable {
  let id: Int
  let name: String
  let role: String
  let miles: Int
}

/// A table of people, sorted by a tap on a title.
struct CrewTableScreen: View {
  @State private var crew = [
    Crew(id: 1, name: "Mina", role: "Skipper", miles: 12_400),
    Crew(id: 2, name: "Jonas", role: "Cook", miles: 3_150),
    Crew(id: 3, name: "Ada", role: "Navigator", miles: 8_020),
  ]
  @State private var sortOrder = [KeyPathComparator(\Crew.name)]
  @State private var selection: Crew.ID?

  var body: some View {
    NavigationStack {
      Table(crew, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Name", value: \.name)
        TableColumn("Role", value: \.role)
        TableColumn("Miles", value: \.miles) { person in
          Text(person.miles, format: .number).monospacedDigit()
        }
        .width(90)
      }
      .onChange(of: sortOrder) { crew.sort(using: sortOrder) }
      .navigationTitle("Crew")
    }
    .environment(\.horizontalSizeClass, .regular)
  }
}
