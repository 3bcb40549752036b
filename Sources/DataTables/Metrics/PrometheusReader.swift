/// A reader of metrics in the text formats of Prometheus and OpenMetrics.
///
/// A line is a sample such as `http_requests_total{method="post",code="200"} 1027 1395066363000`, where the labels and
/// the time can be left out. Names with other characters than letters, digits and `_` are quoted, as in
/// `{"http.requests","service.name"="shop"} 1027`. Lines that begin with `#`, such as `# HELP` and `# TYPE`, are
/// comments. Times are milliseconds since 1970, or seconds if they have a decimal point or would be before 1973
/// otherwise.
package struct PrometheusReader {
  /// The metrics that are read.
  package enum Choice: Equatable, Sendable {
    /// All metrics.
    case all
    /// The metric with the most samples, other than the cumulative counts of a histogram.
    case greatest
    /// The metric with a name.
    case named(String)
  }

  /// The metrics that are read; all of them by default.
  package var metrics = Choice.all
  /// The maximum number of samples.
  package var limit = SeriesTable.mostRows

  /// Creates a reader.
  package init() {}

  /// Reads a table with a row for each sample.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - name: The name of the file for messages.
  /// - Returns: The table. It has columns of times if a sample has one, of the names of several metrics and of labels,
  ///   and of values.
  /// - Throws: `TableError` with the line of a text that is no sample, for a file without samples or the metric, and
  ///   for too many samples.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    try readMetric(bytes, name: name).table
  }

  /// Reads a table as `read(_:name:)` does, with the name of its metric; `nil` for the table of several metrics.
  ///
  /// The column of the values can have another name, if a label has that of the metric.
  package func readMetric(
    _ bytes: [UInt8], name: String
  ) throws(TableError) -> (table: DataTable, metric: String?) {
    let text = try PlainText(bytes, name: name)
    var samples = MetricSamples()
    var (start, line) = (0, 0)
    while start < text.bytes.count {
      let end = text.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      line += 1
      defer { start = end + 1 }
      let content = text.bytes[start..<end]
      guard Self.isSampleLine(content) else { continue }
      guard samples.count < limit else {
        throw TableError(
          .limit, file: name,
          message: "more than \(limit) samples, which is the limit. Split the file.")
      }
      guard let sample = MetricLine(content) else {
        throw TableError(
          file: name, line: line,
          message: """
            '\(TableError.quoted(String(decoding: content, as: UTF8.self)))', expected a sample such as \
            http_requests_total{code="200"} 1027. Correct the line.
            """)
      }
      guard samples.append(sample.labels, at: sample.time, sample.value) else {
        throw TableError(
          .limit, file: name, line: line, message: "too many labels. Split the file.")
      }
    }
    guard samples.count > 0 else {
      throw TableError(
        file: name, message: "the file has no samples of metrics. Give a file with samples.")
    }
    let (chosen, choice) = try chosen(of: samples, name)
    let metric = chosen.metrics.count == 1 ? chosen.metrics[0] : nil
    return (chosen.table(text.assumptions + [choice].compactMap(\.self)), metric)
  }

  /// Returns the samples of the metrics that are read, with the assumption about them.
  private func chosen(
    of samples: MetricSamples, _ file: String
  ) throws(TableError) -> (MetricSamples, String?) {
    let names = samples.metrics
    switch metrics {
    case .greatest where names.count > 1:
      guard let metric = samples.greatestMetric else { return (samples, nil) }
      return (
        samples.samples(of: metric),
        "The samples are those of '\(TableError.quoted(metric))'; see --path for \(names.count - 1) other "
          + "\(names.count == 2 ? "metric" : "metrics")."
      )
    case .all, .greatest: return (samples, nil)
    case .named(let metric):
      guard names.contains(metric) else {
        let list = names.prefix(20).map { TableError.quoted($0) }.joined(separator: ", ")
        throw TableError(
          file: file,
          message: "no metric '\(TableError.quoted(metric))'. The metrics are: "
            + "\(list)\(names.count > 20 ? ", …" : ""). Give one of them.")
      }
      return (samples.samples(of: metric), nil)
    }
  }

  /// Whether a line is neither blank nor a comment.
  private static func isSampleLine(_ line: ArraySlice<UInt8>) -> Bool {
    line.first { !JSONDocument.isSpace($0) }.map { $0 != UInt8(ascii: "#") } ?? false
  }

  /// The types of metrics in the formats of Prometheus and OpenMetrics.
  private static let types: Set<String> = [
    "counter", "gauge", "histogram", "gaugehistogram", "summary", "untyped", "unknown", "info",
    "stateset",
  ]

  /// Returns the name in a description of a metric, such as `# HELP up Whether the host is up.` or `# TYPE up gauge`;
  /// `nil` for other lines.
  private static func describedName(_ line: ArraySlice<UInt8>) -> String? {
    let words = line.split(whereSeparator: JSONDocument.isSpace).prefix(5)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count > 3, words[0] == "#",
      words[1] == "HELP" || words[1] == "TYPE" && words.count == 4 && types.contains(words[3])
    else { return nil }
    let name = words[2].filter { $0 != "\"" }
    return name.isEmpty ? nil : name
  }

  /// Returns whether a text begins with metrics: with `# HELP` or `# TYPE`, a name and a text or a type above a sample
  /// of this metric, or with a sample that has labels.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: Whether it does.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    var (start, described) = (TextEncoding.markLength(in: bytes), [String]())
    // A text in JSON can be one long line.
    let first = bytes[start...].first { !JSONDocument.isSpace($0) }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else { return false }
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[start..<end]
      if isSampleLine(line) {
        guard let labels = MetricLine(line)?.labels else { return false }
        // The name of a sample can have a suffix, such as `_bucket`.
        return labels.count > 1 || described.contains { labels[0].value.hasPrefix($0) }
      }
      if let name = describedName(line) { described.append(name) }
      start = end + 1
    }
    return false
  }
}

/// A sample in the text format of Prometheus.
struct MetricLine {
  /// The labels, the first of which is the name of the metric.
  private(set) var labels: [(name: String, value: String)] = []
  /// The time in microseconds since 1970; `nil` for none.
  private(set) var time: Int64?
  private(set) var value = 0.0

  private let text: ArraySlice<UInt8>
  private var place: Int

  /// Reads a line; `nil` for a text that is no sample.
  init?(_ line: ArraySlice<UInt8>) {
    (text, place) = (line, line.startIndex)
    skipSpaces()
    var name = word()
    if take("{") {
      while !take("}") {
        // A name with other characters is quoted, and that of the metric is then between the braces.
        let quoted = quotedText()
        if let quoted, !isAt("=") {
          guard name.isEmpty else { return nil }
          name = quoted
        } else {
          let label = quoted ?? word()
          guard !label.isEmpty, quoted != nil || !label.contains(":"), take("="),
            let value = quotedText()
          else { return nil }
          labels.append((label, value))
        }
        guard take(",") || isAt("}") else { return nil }
      }
    }
    guard !name.isEmpty, let value = number() else { return nil }
    labels.insert((MetricSamples.nameLabel, name), at: 0)
    self.value = value
    if !isAtEnd, !isAt("#") {
      let start = place
      guard let number = number() else { return nil }
      let isSeconds = text[start..<place].contains(UInt8(ascii: ".")) || abs(number) < 1e11
      time = Int64(exactly: (number * (isSeconds ? 1e6 : 1e3)).rounded())
      guard time != nil else { return nil }
    }
    // An example of OpenMetrics follows the mark of a comment.
    guard isAtEnd || isAt("#") else { return nil }
  }

  private var isAtEnd: Bool { place == text.endIndex }

  private func isAt(_ character: Unicode.Scalar) -> Bool {
    place < text.endIndex && text[place] == UInt8(ascii: character)
  }

  private mutating func skipSpaces() {
    while place < text.endIndex, JSONDocument.isSpace(text[place]) { place += 1 }
  }

  /// Reads a character, and the spaces behind it.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    place += 1
    skipSpaces()
    return true
  }

  /// Reads a name, and the spaces behind it; empty for another text.
  private mutating func word() -> String {
    let start = place
    while place < text.endIndex {
      let byte = text[place]
      let isLetter =
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ":")
      guard isLetter || NumberNotation.isDigit(byte) && place > start else { break }
      place += 1
    }
    defer { skipSpaces() }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  /// Reads a quoted text, and the spaces behind it; `nil` for another text.
  private mutating func quotedText() -> String? {
    guard isAt("\"") else { return nil }
    var (bytes, next): ([UInt8], Int) = ([], place + 1)
    while next < text.endIndex, text[next] != UInt8(ascii: "\"") {
      if text[next] == UInt8(ascii: "\\"), next + 1 < text.endIndex {
        next += 1
        bytes.append(text[next] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : text[next])
      } else {
        bytes.append(text[next])
      }
      next += 1
    }
    guard next < text.endIndex else { return nil }
    place = next + 1
    skipSpaces()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a number, and the spaces behind it; `nil` for another text.
  private mutating func number() -> Double? {
    let start = place
    while place < text.endIndex, !JSONDocument.isSpace(text[place]) { place += 1 }
    guard place > start else { return nil }
    let number = text[start..<place].withUnsafeBufferPointer { CellNumber.parse($0) }
    skipSpaces()
    return number
  }
}
