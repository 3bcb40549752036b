public import Foundation

// The dialogs for files are never presented, whatever the values of their bindings.

/// A document that is read from and written to files.
///
/// The reading and writing is done by the app's own methods, which nothing calls.
public protocol FileDocument {
  /// The types that the document reads.
  static var readableContentTypes: [UTType] { get }
}

nonisolated extension View {
  /// Shows a dialog in which the user chooses a file.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Shows a dialog in which the user chooses files.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Shows a dialog in which the user chooses files.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Shows a dialog in which the user chooses where a document is written.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Shows a dialog in which the user chooses where documents are written.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { self }

  /// Shows a dialog in which the user chooses where an item is written.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View { self }

  /// Shows a dialog in which the user chooses where a file is moved.
  ///
  /// Accepted, and has no effect: the dialog is not presented.
  @preconcurrency
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }
}
