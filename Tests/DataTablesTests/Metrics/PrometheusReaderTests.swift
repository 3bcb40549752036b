import DataTables
import Foundation
import Testing

@Suite("PrometheusReader")
struct PrometheusReaderTests {
  private func read(_ text: String) throws -> DataTable {
    try PrometheusReader().read(Array(text.utf8), name: "node.prom")
  }

  /// The columns as text: the name, the unit in parentheses and the values of the rows.
  private func columns(_ table: DataTable) -> [String] {
    table.columns.map { column in
      let values: [String] =
        switch column.values {
        case .numbers(let numbers): numbers.map { "\($0)" }
        case .times(let times): times.map { $0 == DataColumn.missingTime ? "-" : "\($0 / 1000)" }
        case .names(let indices, let names): indices.map { $0 < 0 ? "-" : names[Int($0)] }
        }
      return
        "\(column.name)\(column.unit.map { " (\($0))" } ?? ""): \(values.joined(separator: " "))"
    }
  }

  @Test("the samples of one metric are rows with its labels")
  func oneMetric() throws {
    let table = try read(
      """
      # HELP http_requests_total The total number of HTTP requests.
      # TYPE http_requests_total counter
      http_requests_total{method="post",code="200",job="api"} 1027 1395066363000
      http_requests_total{method="post",code="400",job="api"}    3 1395066363000

      """)
    #expect(table.count == 2 && table.assumptions.isEmpty)
    #expect(
      columns(table) == [
        "time: 1395066363000 1395066363000", "code: 200 400", "http_requests_total: 1027.0 3.0",
        "method: post post", "job: api api",
      ])
  }

  @Test("a column of series joins the labels if none of them identifies the rows")
  func series() throws {
    let table = try read(
      """
      a_seconds{b="x",c="1"} 1
      a_seconds{b="x",c="2",} +Inf
      a_seconds { b = "y" , c = "1" } 1.5e3 # {trace_id="q"} 0.5
      a_seconds{b="y",c="2"} NaN
      """)
    #expect(
      columns(table) == [
        "series: x, 1 x, 2 y, 1 y, 2", "b: x x y y", "c: 1 2 1 2",
        "a_seconds (s): 1.0 inf 1500.0 nan",
      ])
  }

  @Test("several metrics have a column of their names, and rows without a label the name none")
  func severalMetrics() throws {
    let table = try read("# TYPE up gauge\nup 1\nload{cpu=\"0\"} 0.5\nload{cpu=\"1\"} 0.25\n")
    #expect(
      columns(table) == [
        "series: up load, 0 load, 1", "name: up load load", "cpu: none 0 1",
        "value: 1.0 0.5 0.25",
      ])
    #expect(try columns(read("# TYPE up gauge\nup 1\n")) == ["name: up", "up: 1.0"])
  }

  @Test("one of several metrics is chosen by its name or the number of its samples")
  func choices() throws {
    let text = """
      up 1
      h_bucket{le="1"} 1
      h_bucket{le="2"} 2
      h_bucket{le="+Inf"} 3
      load{cpu="0"} 0.5
      load{cpu="1"} 0.25

      """
    var reader = PrometheusReader()
    reader.metrics = .greatest
    let greatest = try reader.read(Array(text.utf8), name: "node.prom")
    #expect(columns(greatest) == ["cpu: 0 1", "load: 0.5 0.25"])
    #expect(
      greatest.assumptions == ["The samples are those of 'load'; see --path for 2 other metrics."])
    reader.metrics = .named("h_bucket")
    #expect(
      try columns(reader.read(Array(text.utf8), name: "node.prom"))
        == ["le: 1 2 +Inf", "h_bucket: 1.0 2.0 3.0"])
    reader.metrics = .named("down")
    #expect(
      throws: TableError(
        file: "node.prom",
        message: "no metric 'down'. The metrics are: up, h_bucket, load. Give one of them.")
    ) { try reader.read(Array(text.utf8), name: "node.prom") }
  }

  @Test("only buckets with an upper bound are cumulative counts of a histogram")
  func buckets() throws {
    var reader = PrometheusReader()
    reader.metrics = .greatest
    let text = "size_bucket{disk=\"a\"} 1\nsize_bucket{disk=\"b\"} 2\nup 1\n"
    #expect(
      try columns(reader.read(Array(text.utf8), name: "node.prom"))
        == ["disk: a b", "size_bucket: 1.0 2.0"])
  }

  @Test("names of metrics and labels can be quoted")
  func quotedNames() throws {
    let table = try read(
      #"""
      {"http.requests", "service.name"="shop", code="200"} 4
      {"http.requests","service.name" = "a b" , code="200",} 5
      """#)
    #expect(
      columns(table) == ["service.name: shop a b", "http.requests: 4.0 5.0", "code: 200 200"])
    #expect(
      try columns(read(#"up{"host:port"="x:9"} 1"#)) == ["host:port: x:9", "up: 1.0"])
  }

  @Test("labels have escapes, quoted names and names of columns")
  func labels() throws {
    let table = try read(
      #"{"http.requests",path="C:\\d",text="a \"b\"\nc",name="n"} 4 1395066363.5"#)
    #expect(
      columns(table) == [
        "time: 1395066363500", "http.requests: 4.0", #"path: C:\d"#, "text: a \"b\"\nc", "name: n",
      ])
  }

  @Test(
    "a line that is no sample is an error with its line",
    arguments: [
      "up", "up{a=\"1\" 5", "up{a=1} 5", "up five", "up 5 6 7", "{a=\"1\"} 5", "1up 5", "up 5 NaN",
      "up{a=\"1} 5", "up{a=\"1\"}", "up{\"a\"=1} 5", "up{\"\"=\"1\"} 5", "up{\"down\"} 5",
    ])
  func faults(line: String) {
    #expect(
      throws: TableError(
        file: "node.prom", line: 3,
        message: "'\(line)', expected a sample such as http_requests_total{code=\"200\"} 1027. "
          + "Correct the line.")
    ) { try read("# TYPE up gauge\nup 1\n\(line)\n") }
    #expect(throws: TableError.self) { try read("# TYPE up gauge\n") }
  }

  @Test(
    "metrics are found by their descriptions or labels",
    arguments: [
      ("# HELP up Text.\nup 1\n", "-", TableFormat.prometheus),
      ("# TYPE up gauge\nup 1\n", "metrics.txt", .prometheus),
      ("\nup{a=\"1\"} 1\n", "-", .prometheus), ("", "node.prom", .prometheus),
      ("up 1\ndown 2\n", "-", .csv), ("# TYPE up gauge\nup 1\n", "a.csv", .csv),
      ("# HELP wanted\na,b\n1,2\n", "-", .csv), ("# one\nup 1\n", "a.txt", .csv),
      ("# HELP wanted\nup 1\n", "a.txt", .csv), ("# HELP: the load\nload 1\n", "a.txt", .csv),
      ("# HELP load of hosts\nup 1\n", "a.txt", .csv), ("# TYPE: gauge\nup 1\n", "-", .csv),
      ("# TYPE up text\nup 1\n", "-", .csv), ("# TYPE up gauge now\nup 1\n", "-", .csv),
      ("# TYPE h histogram\r\nh_bucket 1\r\n", "-", .prometheus),
      ("# TYPE \"h.s\" summary\n{\"h.s\"} 1\n", "-", .prometheus),
      ("# TYPE up gauge\nup 1\n", "a.jsonl", .jsonl),
      ("{\"a\":1}", "-", .json),
    ])
  func format(text: String, name: String, format: TableFormat) {
    #expect(TableFormat(of: Array(text.utf8), name: name) == format)
  }

  @Test("the answers of Prometheus to queries in JSON have the same columns")
  func queries() throws {
    func read(_ result: String) throws -> DataTable {
      try JSONTableReader().read(
        Array(
          "{\"status\":\"success\",\"data\":{\"resultType\":\"matrix\",\"result\":[\(result)]}}"
            .utf8),
        name: "q.json")
    }
    let matrix = try read(
      #"""
      {"metric":{"__name__":"up","job":"a","zone":"z"},"values":[[1435781430.781,"1"],[1435781445.781,"0"]]},
      {"metric":{"__name__":"up","job":"b","zone":"z"},"values":[[1435781430.781,"NaN"]]}
      """#)
    #expect(matrix.assumptions == ["The rows are those of 'data.result'."])
    #expect(
      columns(matrix) == [
        "time: 1435781430781 1435781445781 1435781430781", "job: a a b", "up: 1.0 0.0 nan",
        "zone: z z z",
      ])
    let vector = try read(
      #"{"metric":{"code":"200"},"value":[1435781430,"3"]},{"metric":{"code":"500"},"value":[1435781430,"1"]}"#
    )
    #expect(
      columns(vector) == ["time: 1435781430000 1435781430000", "code: 200 500", "value: 3.0 1.0"])
    for fault in [#"[1,"q"]"#, #"["x","1"]"#, "[1]", "7"] {
      #expect {
        try read(#"{"metric":{},"values":[[1,"2"],\#(fault)]}"#)
      } throws: {
        "\($0)".hasPrefix("q.json:1:9") && "\($0)".contains(": data.result[0].values[1]")
      }
    }
  }
}
