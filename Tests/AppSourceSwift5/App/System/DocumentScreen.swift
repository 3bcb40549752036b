import SwiftUI

struct MatrixDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.json, .plainText]
}

struct SelectedItemKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  var selectedItem: Binding<String>? {
    get { self[SelectedItemKey.self] }
    set { self[SelectedItemKey.self] = newValue }
  }
}

struct DocumentScreen: View {
  @State private var name = "Budget"
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isTargeted = false
  @FocusedBinding(\.selectedItem) private var selected
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    NavigationStack {
      Form {
        Section("Document") {
          LabeledContent("Name", value: name)
          LabeledContent("Account") { Text("DE02 1203 0000").privacySensitive() }
          Menu("More") { Button("Rename") {} }.menuStyle(.button).menuOrder(.fixed)
        }
        Section {
          Button("Import…") { isImporting = true }.id("import")
          Button("Rename") { name = "Budget 2" }.id("rename")
        }
        .listItemTint(.green)
      }
      .navigationTitle("Document")
      .toolbarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("Back") }
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
      }
    }
    .navigationViewStyle(.stack)
    .toolbarRole(.editor)
    .redacted(reason: .privacy)
    .focusedSceneValue(\.selectedItem, $name)
    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .pdf]) { result in
      if case .success(let url) = result { name = url.lastPathComponent }
    }
    .fileExporter(
      isPresented: $isExporting, document: MatrixDocument(), contentType: .json,
      defaultFilename: name
    ) { _ in }
    .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in !providers.isEmpty }
  }
}
