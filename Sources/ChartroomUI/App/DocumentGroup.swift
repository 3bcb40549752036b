public import Foundation

/// A scene that shows a document, which is a new one.
///
/// - Note: Unlike in SwiftUI, documents are not read from files and never written.
public struct DocumentGroup<Document, Content: View> {
  /// Creates the content; `nil` without a new document.
  private let root: AnyView?

  private init(root: AnyView?) { self.root = root }
}

extension DocumentGroup: PrimitiveScene {
  /// Returns the editor of the new document.
  public static func _root(of scene: Self) -> AnyView? { scene.root }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a scene for editing documents.
  ///
  /// - Parameters:
  ///   - newDocument: The new document.
  ///   - editor: Returns the content for a document.
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(root: AnyView(NewDocument(document: newDocument(), editor: editor)))
  }

  /// Creates a scene for reading documents, which is empty without one.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Returns the content for a document.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(root: nil)
  }
}

/// The properties of an open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// The place of the document, which is `nil` for a new one.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// A new document in its editor.
private struct NewDocument<Document: FileDocument, Content: View> {
  @State private var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  init(document: Document, editor: @escaping (FileDocumentConfiguration<Document>) -> Content) {
    _document = State(wrappedValue: document)
    self.editor = editor
  }
}

extension NewDocument: View {
  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file.
  public let file: FileWrapper
}

/// The file to which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The contents of the file before; `nil` for a new one.
  public let existingFile: FileWrapper?
}

extension FileDocument {
  /// The file from which a document is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file to which a document is written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types that the document writes, which are those that it reads.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
