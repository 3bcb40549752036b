import SwiftUI

/// A list whose rows change their look while it is edited.
struct PackingList: View {
  @State private var items = ["Charts", "Lamp", "Rope"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(items, id: \.self) { item in
          PackingRow(name: item) { items.removeAll { $0 == item } }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Packing")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton().id("edit") }
        ToolbarItem(placement: .primaryAction) {
          Button {
            items.append("Item \(items.count + 1)")
          } label: {
            Image(systemName: "plus")
          }
          .id("add")
        }
      }
    }
  }
}

private struct PackingRow: View {
  let name: String
  let remove: () -> Void
  @Environment(\.editMode) private var editMode

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      if editMode?.wrappedValue.isEditing == true {
        Button("Remove", role: .destructive) { remove() }
          .buttonStyle(.borderless)
          .id("remove \(name)")
      }
    }
  }
}
