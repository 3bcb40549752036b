/// The formats of tables.
///
/// The raw values are those of options.
package enum TableFormat: String, CaseIterable, Sendable {
  /// Delimiter-separated values.
  case csv
  /// One JSON text.
  case json
  /// A JSON text in each line.
  case jsonl
  /// Metrics in the text format of Prometheus.
  case prometheus

  /// The formats by the extensions that decide.
  private static let formats: [String: TableFormat] = [
    "csv": .csv, "tsv": .csv, "jsonl": .jsonl, "ndjson": .jsonl, "prom": .prometheus,
  ]

  /// Finds the format of a file.
  ///
  /// The extensions `csv`, `tsv`, `jsonl`, `ndjson` and `prom` decide. Other texts are metrics if they begin with the
  /// description of one above its sample, or with a sample that has labels. Of the rest, files with the extension `txt`
  /// are CSV. Texts that begin with `{` or `[` are JSON, and JSON Lines if a complete value in the first line is
  /// followed by another one. Other texts are JSON, with its errors, if the extension is `json`, and otherwise CSV.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file.
  /// - Complexity: O(*n*) for *n* bytes up to the end of the first line that is neither blank nor a comment.
  package init(of bytes: [UInt8], name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let format = Self.formats[ending] {
      self = format
      return
    }
    if PrometheusReader.isLikely(bytes) {
      self = .prometheus
      return
    }
    if ending == "txt" {
      self = .csv
      return
    }
    let start = TextEncoding.markLength(in: bytes)
    guard let first = bytes[start...].firstIndex(where: { !JSONDocument.isSpace($0) }),
      bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "[")
    else {
      self = ending == "json" ? .json : .csv
      return
    }
    let end = bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let next = bytes[end...].first { !JSONDocument.isSpace($0) }
    let isValue = next.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
    self = isValue && (try? JSONDocument(Array(bytes[first..<end]))) != nil ? .jsonl : .json
  }
}
