/// The formats of binary files that people take for tables.
///
/// The raw values are the names for messages.
package enum BinaryFormat: String, CaseIterable, Sendable {
  case gzip
  case zstandard = "Zstandard"
  case xz
  case bzip2
  case excel = "Excel (xlsx)"
  case openDocument = "OpenDocument (ods)"
  case zip
  case oldExcel = "Excel (xls)"
  case parquet = "Parquet"
  case arrow = "Arrow"
  case sqlite = "SQLite"
  case png = "PNG"
  case jpeg = "JPEG"
  case pdf = "PDF"

  /// Recognises a format by the bytes with which its files begin; `nil` for other files, such as texts.
  package init?(of bytes: [UInt8]) {
    func begins(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }
    if begins([0x1F, 0x8B]) {
      self = .gzip
    } else if begins([0x28, 0xB5, 0x2F, 0xFD]) {
      self = .zstandard
    } else if begins([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]) {
      self = .xz
    } else if begins(Array("BZh".utf8)), bytes.dropFirst(4).starts(with: "1AY&SY".utf8) {
      self = .bzip2
    } else if begins([0x50, 0x4B, 0x03, 0x04]) {
      // The first files of a workbook have such names.
      let names = ["[Content_Types].xml", "_rels/", "docProps/", "xl/"]
      let first = bytes.dropFirst(30)
      let isSheet = first.starts(
        with: "mimetypeapplication/vnd.oasis.opendocument.spreadsheet".utf8)
      self =
        isSheet ? .openDocument : names.contains { first.starts(with: $0.utf8) } ? .excel : .zip
    } else if begins([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      self = .oldExcel
    } else if bytes.count >= 8, begins(Array("PAR1".utf8)),
      bytes.suffix(4).elementsEqual("PAR1".utf8)
    {
      self = .parquet
    } else if begins(Array("ARROW1\0\0".utf8)) {
      self = .arrow
    } else if begins(Array("SQLite format 3\0".utf8)) {
      self = .sqlite
    } else if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("%PDF-".utf8)) {
      self = .pdf
    } else {
      return nil
    }
  }

  /// The shell command that prints the decompressed contents of a file; `nil` for formats that are not compressed
  /// texts.
  package var decompressor: String? {
    switch self {
    case .gzip: "zcat"
    case .zstandard: "zstdcat"
    case .xz: "xzcat"
    case .bzip2: "bzcat"
    case .zip: "unzip -p"
    case .excel, .openDocument, .oldExcel, .parquet, .arrow, .sqlite, .png, .jpeg, .pdf: nil
    }
  }

  /// Returns the error for a file of the format.
  ///
  /// - Parameters:
  ///   - name: The name of the file for messages.
  ///   - reader: The command that reads a table from standard input, or raw values with `--raw`; `nil`, the default,
  ///     for none.
  /// - Returns: The error with the remedy.
  package func error(name: String, reader: String? = nil) -> TableError {
    let remedy: String
    if let decompressor {
      let file = reader == nil || name.contains(where: \.isWhitespace) ? "FILE" : name
      remedy =
        reader.map { "Decompress it: \(decompressor) \(file) | \($0)." }
        ?? "Decompress it: \(decompressor) FILE."
    } else {
      switch self {
      case .excel, .openDocument, .oldExcel: remedy = "Export the sheet as CSV."
      case .parquet, .arrow:
        let raw = reader == nil ? "" : ", or as raw values for --raw f64"
        remedy = "Export the columns as CSV\(raw)."
      case .sqlite: remedy = "Export the table as CSV: sqlite3 -header -csv FILE 'SELECT * FROM …'."
      default: remedy = "Give the table from which it was made."
      }
    }
    let finding = decompressor == nil ? "the format is" : "the file is compressed with"
    return TableError(
      file: name, message: "\(finding) \(rawValue), expected a table as text. \(remedy)")
  }
}
