public import Foundation

// The dialogs for files with several types or a closure for their cancellation, which are never presented.

nonisolated extension View {
  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View { self }

  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }

  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View where C.Element == T { self }

  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }

  /// Accepted, and has no effect: dialogs for files are never presented.
  @preconcurrency
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void
  ) -> some View where C.Element == URL { self }
}
