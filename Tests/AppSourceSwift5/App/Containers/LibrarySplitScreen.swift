import SwiftUI

/// Shelves, books and notes in three columns.
struct LibrarySplitScreen: View {
  @State private var shelf: String? = "Sea"
  @State private var book: String?
  @State private var column = NavigationSplitViewColumn.content

  private let shelves = ["Sea": ["Moby-Dick", "Typee"], "Land": ["Walden"]]

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List(selection: $shelf) {
        ForEach(shelves.keys.sorted(), id: \.self) { name in
          NavigationLink(value: name) { Label(name, systemImage: "books.vertical") }
            .badge(shelves[name]?.count ?? 0)
        }
      }
      .navigationTitle("Shelves")
    } content: {
      List(selection: $book) {
        ForEach(shelves[shelf ?? ""] ?? [], id: \.self) { title in
          Text(title).id(title)
        }
      }
      .navigationTitle(shelf ?? "Books")
    } detail: {
      NavigationStack {
        Text(book.map { "Notes on \($0)" } ?? "No book").navigationTitle("Notes")
      }
    }
  }
}
