import DataTables
import Testing

@Suite("Series inside of records in JSON")
struct JSONSeriesTests {
  private func read(_ text: String) throws -> DataTable {
    try JSONTableReader().read(Array(text.utf8), name: "data.json")
  }

  /// The names of the columns, with `#` for numbers, `@` for times and `$` for texts, and the number of rows.
  private func shape(_ table: DataTable) -> String {
    let columns = table.columns.map { column in
      switch column.values {
      case .numbers: "\(column.name)#"
      case .times: "\(column.name)@"
      case .names: "\(column.name)$"
      }
    }
    return columns.joined(separator: " ") + " \(table.count)"
  }

  @Test(
    "arrays of positions and values become rows",
    arguments: [
      // Amazon CloudWatch; the second series has no values.
      (
        #"""
        {"MetricDataResults":[{"Id":"m1","Label":"CPU","Timestamps":["2024-01-01T00:05:00Z","2024-01-01T00:00:00Z"],
        "Values":[20,21],"StatusCode":"Complete"},{"Id":"m2","Label":"Net","Timestamps":[],"Values":[]}]}
        """#, "Timestamps@ Values# Id$ Label$ StatusCode$ 2"
      ),
      // Datadog.
      (
        #"""
        {"series":[{"scope":"host:a","interval":60,"pointlist":[[1704067200000,1],[1704067260000,2]]},
        {"scope":"host:b","pointlist":[[1704067200000,3]]}]}
        """#, "time@ value# scope$ 3"
      ),
      // InfluxDB.
      (
        #"""
        {"results":[{"statement_id":0,"series":[{"name":"cpu","tags":{"host":"a"},"columns":["time","mean"],
        "values":[["2024-01-01T00:00:00Z",1],["2024-01-01T00:01:00Z",2]]}]}]}
        """#, "time@ mean# name$ tags.host$ 2"
      ),
      // Yahoo Finance: one record inside of an array is a part of the one around it.
      (
        #"""
        {"chart":{"result":[{"meta":{"symbol":"A","price":3},"timestamp":[1704205800,1704292200],
        "indicators":{"quote":[{"close":[1,2],"open":[1,null]}]}}],"error":null}}
        """#, "timestamp@ close# open# meta.symbol$ 2"
      ),
      // Grafana.
      (
        #"""
        {"results":{"A":{"frames":[{"schema":{"fields":[{"name":"Time"},{"name":"load"}]},
        "data":{"values":[[1704067200000,1704067260000],[1,2]]}}]}}}
        """#, "Time@ load# 2"
      ),
      // Events, of records without numbers of their own.
      (
        #"[{"id":"a","status_times":["2024-01-01","2024-01-02"],"statuses":["new","sent"]}]"#,
        "status_times@ statuses$ id$ 2"
      ),
      // Dates that are not in ISO notation.
      (
        #"[{"station":"X","obsDates":["01.02.2024","02.02.2024"],"v":[1,2]}]"#,
        "obsDates@ v# station$ 2"
      ),
      (
        #"[{"x":[1,2,3],"y":[5,6,7],"name":"a"},{"x":[1,2],"y":[8,9],"name":"b"}]"#, "x# y# name$ 5"
      ),
    ])
  func series(text: String, expected: String) throws {
    let table = try read(text)
    #expect(shape(table) == expected)
    #expect(table.assumptions.contains { $0.hasSuffix("were read as rows.") })
  }

  @Test(
    "numbers and Booleans that tell series apart are names",
    arguments: [
      (
        #"""
        [{"sensor":3,"time":[1704067200,1704067260],"temp":[1,2]},
        {"sensor":4,"time":[1704067200,1704067260],"temp":[5,6]}]
        """#, "time@ temp# sensor$ 4"
      ),
      (
        #"""
        [{"host":"a","up":true,"step":60,"t":["2024-01-01","2024-01-02"],"v":[1,2]},
        {"host":"a","up":false,"step":60,"t":["2024-01-01","2024-01-02"],"v":[5,6]}]
        """#, "t@ v# host$ up$ 4"
      ),
      (
        #"[{"visible":true,"x":[1,2],"y":[5,6]},{"visible":false,"x":[1,2],"y":[8,9]}]"#,
        "x# y# visible$ 4"
      ),
      // Names look like numbers or dates.
      (
        #"""
        [{"rack":"7","start":"2024-01-01","time":[1704067200,1704067260],"temp":[1,2]},
        {"rack":"8","start":"2024-01-02","time":[1704067200,1704067260],"temp":[5,6]}]
        """#, "time@ temp# rack$ start$ 4"
      ),
      // Texts precede numbers.
      (
        #"""
        [{"meta":{"price":3,"symbol":"A"},"timestamp":[1704205800,1704292200],"close":[1,2]},
        {"meta":{"price":5,"symbol":"B"},"timestamp":[1704205800,1704292200],"close":[4,5]}]
        """#, "timestamp@ close# meta.symbol$ meta.price$ 4"
      ),
    ])
  func labels(text: String, expected: String) throws {
    #expect(try shape(read(text)) == expected)
  }

  @Test("a column of a series keeps its values if a label has its name")
  func labelWithNameOfColumn() throws {
    let table = try read(
      #"""
      {"results":[{"series":[{"name":"disk","columns":["time","name","used"],
      "values":[["2024-01-01T00:00:00Z","sda",1],["2024-01-01T00:00:00Z","sdb",5]]}]}]}
      """#)
    guard case .names(_, let names) = table.columns[1].values else {
      Issue.record("The second column has no names.")
      return
    }
    #expect(shape(table) == "time@ name$ used# 2")
    #expect(names == ["sda", "sdb"])
  }

  @Test(
    "the names beside rows are found also in a record inside of another",
    arguments: [
      (
        #"""
        {"results":[{"statement_id":0,"series":[{"name":"cpu","tags":{"host":"a"},"columns":["time","mean"],
        "values":[[1704067200,1],[1704067260,2]]}]}]}
        """#, "time@ mean# name$ tags.host$ 2"
      ),
      // The values look like times as well.
      (
        #"""
        {"results":[{"series":[{"columns":["size","time"],
        "values":[[1704067210,1704067200],[1704067250,1704067260]]}]}]}
        """#, "size# time@ 2"
      ),
      // A label of the outer record has the name of one of the inner record.
      (
        #"""
        {"results":[{"name":"q","series":[{"name":"cpu","columns":["time","mean"],
        "values":[[1704067200,1],[1704067260,2]]}]}]}
        """#, "time@ mean# name$ series.0.name$ 2"
      ),
    ])
  func namesBesideRows(text: String, expected: String) throws {
    #expect(try shape(read(text)) == expected)
  }

  @Test(
    "records with numbers of their own beside arrays without times or numbers stay rows",
    arguments: [
      (
        #"""
        [{"date":"2024-01-01","temp":5,"update_times":["10:00","11:00"],"tags":["a","b"]},
        {"date":"2024-01-02","temp":7,"update_times":["10:00","11:00"],"tags":["a","b"]}]
        """#, "date@ temp# 2"
      ),
      (
        #"""
        [{"district":"A","turnout":60,"candidates":["x","y"],"votes":[10,20]},
        {"district":"B","turnout":70,"candidates":["x","y"],"votes":[11,22]}]
        """#, "district$ turnout# 2"
      ),
      (
        #"""
        [{"day":"2024-01-01","sales":5,"timeslots":["am","pm"],"counts":[2,3]},
        {"day":"2024-01-02","sales":6,"timeslots":["am","pm"],"counts":[2,4]}]
        """#, "day@ sales# 2"
      ),
      (
        #"""
        [{"amount":5,"status_times":["2024-01-01","2024-01-02"],"statuses":["new","sent"]},
        {"amount":6,"status_times":["2024-01-01","2024-01-02"],"statuses":["new","sent"]}]
        """#, "amount# 2"
      ),
      (#"[{"v":1,"x":[1,2],"y":[3,4]},{"v":2,"x":[1,2],"y":[5,6]}]"#, "v# 2"),
    ])
  func records(text: String, expected: String) throws {
    let table = try read(text)
    #expect(shape(table) == expected)
    #expect(table.assumptions.contains { $0.hasPrefix(DataTable.arraysLeftOut) })
  }

  @Test(
    "other arrays inside of rows are left out",
    arguments: [
      #"[{"v":1,"times":[0.1,0.2],"exit_codes":[0,0]},{"v":2,"times":[0.1,0.3],"exit_codes":[0,0]}]"#,
      #"[{"v":1,"coordinates":[8,50,10]},{"v":2,"coordinates":[9,51,11]}]"#,
      #"[{"v":1,"x":[1,2],"y":[3,4]},{"v":2}]"#,
    ])
  func others(text: String) throws {
    let table = try read(text)
    #expect(shape(table) == "v# 2")
    #expect(table.assumptions.contains { $0.hasPrefix(DataTable.arraysLeftOut) })
  }

  @Test("a row of a series with another number of values is an error")
  func ragged() {
    let text = #"[{"pointlist":[[1704067200,1],[1704067260]]}]"#
    #expect(throws: TableError.self) { try read(text) }
  }

  @Test(
    "objects whose members share keys are the rows, also inside of others",
    arguments: [
      (
        #"{"Meta Data":{"Symbol":"A"},"Daily":{"2024-01-02":{"open":"1"},"2024-01-01":{"open":"2"}}}"#,
        "key@ open# 2"
      ),
      (
        #"{"metrics":{"a":{"avg":1,"max":2},"b":{"avg":3,"max":4},"n":{"count":1}}}"#,
        "key$ avg# max# count# 3"
      ),
      (#"{"a":{"v":1},"b":{"v":2}}"#, "key$ v# 2"), (#"{"a":{"v":1},"b":{"w":2}}"#, "key$ v# w# 2"),
      (
        #"{"total":{"lines":{"pct":1},"all":{"pct":2}},"f":{"lines":{"pct":3}}}"#,
        "key$ lines.pct# all.pct# 2"
      ),
    ])
  func members(text: String, expected: String) throws {
    #expect(try shape(read(text)) == expected)
  }
}
