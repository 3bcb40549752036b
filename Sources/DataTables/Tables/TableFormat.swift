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

  /// Finds the format of a file.
  ///
  /// The extensions `csv`, `tsv`, `prom`, `jsonl` and `ndjson` decide. Other texts are metrics if they begin with the
  /// description of one or with a sample that has labels. The extension `txt` decides for other ones. The rest is JSON
  /// if it begins with `{` or `[`, and JSON Lines if a complete value in the first line is followed by another one.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file.
  /// - Complexity: O(*n*) for a first line of *n* bytes.
  package init(of bytes: [UInt8], name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if ["csv", "tsv"].contains(ending) {
      self = .csv
      return
    }
    if ending == "prom" || PrometheusReader.isLikely(bytes) {
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
      // A file named JSON gets the errors of JSON.
      self = ending == "json" ? .json : ["jsonl", "ndjson"].contains(ending) ? .jsonl : .csv
      return
    }
    guard !["jsonl", "ndjson"].contains(ending) else {
      self = .jsonl
      return
    }
    let end = bytes[first...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let next = bytes[end...].first { !JSONDocument.isSpace($0) }
    let isValue = next.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
    self = isValue && (try? JSONDocument(Array(bytes[first..<end]))) != nil ? .jsonl : .json
  }
}
