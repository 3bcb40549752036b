public import Foundation
public import Graphics

// Nothing is transferred, so that representations are accepted and not used.

/// A value that can be moved to another app.
public protocol Transferable {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation = _NoTransferRepresentation<Self>
  /// The forms in which the value is moved, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable where Representation == _NoTransferRepresentation<Self> {
  /// No form.
  public static var transferRepresentation: _NoTransferRepresentation<Self> {
    _NoTransferRepresentation()
  }
}

extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}
extension Image: Transferable {}
extension Color: Transferable {}

/// A form in which a value is moved.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// The representation of values that are not moved.
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {}

extension TransferRepresentation {
  /// Limits where the representation is available.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> { self }
  /// Sets the name of the file.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}

/// Where a representation is available.
public struct TransferRepresentationVisibility: Hashable, Sendable {
  private let name: String

  /// Everywhere.
  public static let all = TransferRepresentationVisibility(name: "all")
  /// In apps of the same team.
  public static let team = TransferRepresentationVisibility(name: "team")
  /// In the same app.
  public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}

/// A builder of representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Returns a representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }
  /// Returns the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }
  /// Returns several representations.
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> _TransferRepresentations<Item> { _TransferRepresentations() }
}

/// Several representations.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// A representation as the encoding of a codable value.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates the representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation as another value.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Creates a representation that is exported.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates a representation that is imported.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// A representation as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Creates a representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// A file that is moved to another app.
public struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL

  /// Creates a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that another app has moved.
public struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the file is that of the other app, and no copy.
  public let isOriginalFile: Bool
}

/// A representation as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a representation that is exported.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Creates a representation that is imported.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Creates a representation in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
