import SwiftUI

struct Studio_Previews: PreviewProvider {
  static var previews: some View {
    BoardScreen()
      .previewDevice("iPhone 15")
      .previewDevice(PreviewDevice(rawValue: "iPad Pro"))
      .previewInterfaceOrientation(.landscapeLeft)
      .previewDisplayName("Board")
  }
}

/// A note that the app edits as a document.
struct NoteDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = "Empty note"

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = String(decoding: data, as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct NoteScene: Scene {
  var body: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { file in
      TextEditor(text: file.$document.text).disabled(!file.isEditable)
    }
    .backgroundTask(.appRefresh("notes")) {}
  }
}

/// Changes that the app can undo.
final class History {
  let undoManager = UndoManager()
  private(set) var names: [String] = []

  func add(_ name: String) {
    names.append(name)
    undoManager.registerUndo(withTarget: self) { history in history.names.removeLast() }
    undoManager.setActionName("Add \(name)")
  }
}
