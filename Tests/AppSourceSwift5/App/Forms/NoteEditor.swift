import SwiftUI

struct NoteEditor: View {
  @State private var title = "Packing list"
  @State private var text = "Rope\nKnife\nCharts of the northern coast"
  @FocusState private var isEditing: Bool

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 8) {
        TextField("Title", text: $title).font(.title2.bold())
        Divider()
        TextEditor(text: $text)
          .focused($isEditing)
          .scrollContentBackground(.hidden)
          .textEditorStyle(.plain)
          .id("editor")
        Text("\(text.split(separator: "\n").count) lines").font(.caption)
      }
      .padding(.horizontal)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          if isEditing { Button("Done") { isEditing = false } }
        }
      }
    }
  }
}
