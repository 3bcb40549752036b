import Chartroom
import Foundation

/// The hidden file beside a picture from which a later run sees that the picture is up to date.
package struct PictureStamp: Codable, Hashable, Sendable {
  /// The digest of all inputs of the picture.
  package var key: String
  /// The result of the drawing.
  package var record: PictureRecord

  package init(key: String, record: PictureRecord) { (self.key, self.record) = (key, record) }

  /// Returns the name of the hidden file of a picture.
  package static func name(of picture: String) -> String { ".\(picture).chartroom" }

  /// Returns the digest of the inputs of a picture.
  ///
  /// - Parameters:
  ///   - version: The version of the tool.
  ///   - fonts: The digest of the fonts.
  ///   - spec: The digest of the spec; see `SpecSource.digest`.
  ///   - item: The picture.
  ///   - compression: The compression effort.
  ///   - inputs: The files with their digests.
  /// - Returns: The digest. It does not depend on the place of the spec in the run.
  package static func key(
    version: String, fonts: String, spec: String, item: RunItem, compression: String,
    inputs: [PictureRecord.Input]
  ) -> String {
    let parts =
      [
        version, fonts, spec, item.dashboard, item.appearance.rawValue, "\(item.scale)",
        compression,
      ]
      + inputs.flatMap { [$0.path, $0.sha256 ?? ""] }
    return FileDigest.of(parts: parts)
  }

  /// Reads the stamp of a picture in a folder, and returns its result if both still fit.
  ///
  /// - Parameters:
  ///   - item: The picture.
  ///   - folder: The folder.
  ///   - key: The digest of the inputs.
  /// - Returns: The result of the earlier drawing; `nil` if the inputs or the picture differ, or if there is no valid
  ///   stamp.
  package static func record(of item: RunItem, in folder: String, key: String) -> PictureRecord? {
    let path = OutputFolder.path(of: name(of: item.name), in: folder)
    guard let bytes = try? InputFile.read(path, limit: 1 << 24),
      var record = try? JSONDecoder().decode(PictureStamp.self, from: Data(bytes)),
      record.key == key,
      let picture = FileDigest.of(fileAt: OutputFolder.path(of: item.name, in: folder)),
      picture.sha256 == record.record.sha256
    else { return nil }
    record.record.item = item
    record.record.status = .unchanged
    return record.record
  }

  /// Writes the stamp of a picture, which has been written already.
  ///
  /// A stamp that a power failure damages only costs a drawing.
  ///
  /// - Throws: `OutputError`.
  package func write(to folder: String) throws {
    try AtomicFile.write(
      Array(JSONEncoder().encode(self)),
      to: OutputFolder.path(of: Self.name(of: record.item.name), in: folder), syncs: false)
  }
}

extension SpecSource {
  /// The digest of the path, the text and the parameters.
  package var digest: String {
    FileDigest.of(
      parts: [path, text] + parameters.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
  }
}
