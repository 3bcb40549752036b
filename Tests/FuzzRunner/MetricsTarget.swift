import DataTables

/// Metrics in the text formats of Prometheus and OpenMetrics.
struct MetricsTarget: FuzzTarget {
  let corpus = [
    "# HELP up Text.\n# TYPE up gauge\nup{job=\"a\",zone=\"z\"} 1 1395066363000\nup{job=\"b\"} NaN\n",
    "a_seconds{le=\"0.5\"} 1\na_seconds{le=\"+Inf\",} +Inf # {trace_id=\"q\"} 0.5\n# EOF\n",
    "up 1\n\nload{cpu=\"0\"} 5e-1\nload { cpu = \"1\" } -2\r\n",
    "{\"http.requests\",path=\"C:\\\\d\",text=\"a \\\"b\\\"\\nc\",name=\"n\"} 4 1395066363.5\n",
  ].map { Array($0.utf8) }

  let tokens =
    [
      "{", "}", "\"", "\\", "\\n", ",", "=", "#", "# TYPE ", "\n", " ", "up", "le", "name",
      "series",
      "value", "time", "none", "1", "1e999", "9223372036854775807", "99999999999999999999", "NaN",
      "+Inf", "\u{FEFF}", "\0", "é",
    ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC0], [0xE2, 0x82]]

  func run(_ input: [UInt8], number: Int) throws {
    _ = TableFormat(of: input, name: "-")
    var reader = PrometheusReader()
    reader.metrics = [.all, .greatest, .named("up")][number % 3]
    let table: DataTable
    do throws(TableError) {
      table = try reader.read(input, name: "input.prom")
    } catch {
      guard (error.line ?? 1) >= 1, !error.message.isEmpty else {
        throw Finding("an impossible place, or no words: \(error)")
      }
      return
    }
    try table.checkLaws()
  }
}
