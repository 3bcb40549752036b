public import Foundation

/// The contents of a file or a folder in memory.
///
/// It stands in for the class of Foundation, which Linux does not have, and reads and writes no files.
open class FileWrapper {
  /// The contents of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// The contents of a folder by their names; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name of the file; `nil` for none.
  open var filename: String?
  /// The name that the file should have; `nil` for none.
  open var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
}
