import SwiftUI

/// A screen of the first years of SwiftUI.
@available(*, deprecated)
struct LegacySheets: View {
  struct Message: Identifiable {
    let id = 1
    let text: String
  }

  @State private var isEditing = false
  @State private var isSorting = false
  @State private var message: Message?
  @State private var order = "date"

  var body: some View {
    VStack(spacing: 14) {
      Text("Sorted by \(order)")
      Button(action: { self.isEditing.toggle() }) { Text("Edit") }.id("edit")
      Button(action: { self.isSorting = true }) { Text("Sort") }.id("sort")
      Button(action: { self.message = Message(text: "Saved") }) { Text("Save") }.id("save")
    }
    .sheet(isPresented: $isEditing) { LegacyEditor() }
    .actionSheet(isPresented: $isSorting) {
      ActionSheet(
        title: Text("Sort by"), message: nil,
        buttons: [
          .default(Text("Name")) { self.order = "name" },
          .default(Text("Date")) { self.order = "date" },
          .cancel(),
        ])
    }
    .alert(item: $message) { message in
      Alert(
        title: Text(message.text), message: Text("Everything is safe."),
        dismissButton: .default(Text("Fine")))
    }
  }
}

@available(*, deprecated)
private struct LegacyEditor: View {
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      Text("Editor")
        .navigationBarTitle("Edit", displayMode: .inline)
        .toolbar {
          Button("Done") { self.presentationMode.wrappedValue.dismiss() }.id("done")
        }
    }
  }
}
