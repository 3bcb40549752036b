import ChartroomCommand
import DataTables
import Testing

@Suite("PlotPlan")
struct PlotPlanTests {
  /// Returns the mark and the names of the columns of a plan: `mark x y,… by`, with - for none.
  private func plan(_ text: String, _ change: (inout PlotPlan.Request) -> Void = { _ in }) -> String
  {
    var request = PlotPlan.Request()
    change(&request)
    do {
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      let plan = try PlotPlan(table, request, file: "data.csv")
      func name(_ column: Int?) -> String { column.map { table.columns[$0].name } ?? "-" }
      let values = plan.y.map(name).joined(separator: ",")
      return
        "\(plan.mark.rawValue) \(name(plan.x)) \(values.isEmpty ? "-" : values) \(name(plan.by))"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "the columns of a table decide what is drawn",
    arguments: [
      // Times, and columns on similar scales.
      ("day,a,b,bytes\n2024-01-01,1,2,1000000\n2024-01-02,3,4,2000000\n", "line day a,b -"),
      // Times that repeat, and a column of few names.
      ("day,city,v\n2024-01-01,A,1\n2024-01-01,B,2\n2024-01-02,A,3\n", "line day v city"),
      // Times that repeat, and several columns of numbers.
      ("day,city,v,w\n2024-01-01,A,1,1\n2024-01-01,B,2,1\n2024-01-02,A,3,1\n", "line day v city"),
      // The numbers of records.
      ("day,order_id,v\n2024-01-01,1,2\n2024-01-02,2,4\n", "line day v -"),
      // Several columns of times, of which the first one has one time.
      ("made,time,v\n2024-01-01,2024-02-01,1\n2024-01-01,2024-02-02,2\n", "line time v -"),
      ("time,v\n2024-01-01,1\n2024-01-01,2\n", "line time v -"),
      // Names with one row each, some of which have equal times.
      (
        "time,job,v,w\n2024-01-01,a,1,2\n2024-01-01,b,2,3\n2024-01-02,c,2,4\n", "point time v,w -"
      ),
      // Names that are positions.
      ("name,sales\nA,1\nB,2\n", "bar name sales -"),
      // Ascending numbers.
      ("x,y\n1,5\n2,3\n3,9\n", "line x y -"),
      // Numbers in any order.
      ("x,y\n3,5\n2,3\n7,9\n", "point x y -"),
      // One column.
      ("v\n3\n1\n2\n", "line - v -"),
      // Names without numbers.
      ("answer\nyes\nno\nyes\n", "bar answer - -"),
    ])
  func defaults(text: String, expected: String) {
    #expect(plan(text) == expected)
  }

  @Test("numbers of groups are points, and those of single names are bars")
  func groups() {
    let rows = (0..<20).map { "\(($0 * 7) % 13),\(($0 * 5) % 11),\($0 % 2 == 0 ? "A" : "B")\n" }
    #expect(plan("a,b,kind\n" + rows.joined()) == "point a b kind")
    #expect(plan("a,b,kind\n3,1,A\n1,5,B\n2,7,C\n") == "bar kind a,b -")
    // The positions of each series ascend.
    let steps = "step,model,loss\n" + (0..<20).map { "\($0 / 2),m\($0 % 2),\(20 - $0)\n" }.joined()
    #expect(plan(steps) == "line step loss model")
    #expect(plan("t,kind,v\n1,A,3\n1,B,4\n") { ($0.x, $0.by) = ("t", "kind") } == "point t v kind")
  }

  @Test("notes report rows that are left out or combined")
  func notes() throws {
    func notes(_ text: String, _ mark: PlotMark? = nil, by: String? = nil) throws -> [String] {
      var request = PlotPlan.Request()
      (request.mark, request.by) = (mark, by)
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      return try PlotPlan(table, request, file: "data.csv").notes
    }
    #expect(try notes("name,v\nA,1\nB,2\n").isEmpty)
    #expect(try notes("name,v\nA,1\nA,2\n") == ["Values of equal names are added."])
    #expect(try notes("name,v\nA,1\nB,-2\n", .pie) == ["Negative values have no sector."])
    func sectors(_ count: Int) throws -> [String] {
      try notes("name,v\n" + (0..<count).map { "n\($0),\($0 + 1)\n" }.joined(), .pie)
    }
    #expect(try sectors(8) == [])
    #expect(
      try sectors(9) == [
        "Of 9 names in column 'name', the 7 with the greatest sums are drawn, and the others together as Other; "
          + "--mark histogram shows how 'v' is distributed."
      ])
    let start = "Of 40 names in column 'name', the 24 with the greatest"
    let end = "are drawn, and the others together as Other;"
    let many = "name,v\n" + (0..<40).map { "n\($0),\($0)\n" }.joined()
    #expect(
      try notes(many) == ["\(start) sums \(end) --mark histogram shows how 'v' is distributed."])
    #expect(
      try notes("name\n" + (0..<40).map { "n\($0)\n" }.joined()) == [
        "Without numbers, the rows of each name are counted.",
        "\(start) counts \(end) filter the rows for others.",
      ])
    let cities = "name,city,v\n" + (0..<40).map { "n\($0),c\($0 % 3),\($0)\n" }.joined()
    #expect(
      try notes(cities)
        == ["\(start) sums \(end) give a column of fewer names, such as --x 'city'."])
    let series = "day,who,v\n" + (0..<40).map { "2024-01-01,n\($0),\($0)\n" }.joined()
    #expect(
      try notes(series, by: "who")
        == ["Of 40 names in column 'who', the first 20 are drawn; \(others)."])
  }

  /// What to do about names that are left out.
  private let others = "filter the rows for others, or give another column with --by"

  @Test("bars and areas have no more groups than colours; the others are one series")
  func filled() throws {
    func plan(_ text: String, _ mark: PlotMark, by: String) throws -> PlotPlan {
      var request = PlotPlan.Request()
      (request.mark, request.by) = (mark, by)
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      return try PlotPlan(table, request, file: "data.csv")
    }
    func kinds(_ count: Int) -> String {
      "day,kind,v\n"
        + (10..<20).flatMap { day in (0..<count).map { "2024-01-\(day),k\($0),\($0)\n" } }.joined()
    }
    for mark in [PlotMark.bar, .area] {
      #expect(try plan(kinds(8), mark, by: "kind").kept == nil)
      let joined = try plan(kinds(12), mark, by: "kind")
      #expect(joined.kept == Array(5..<12))
      #expect(
        joined.notes == [
          "Of 12 names in column 'kind', the 7 with the greatest sums of absolute values are drawn, and the others "
            + "together as Other, because \(mark.rawValue)s have 8 colours; --mark line draws up to 20, and --by gives "
            + "another column."
        ])
    }
    #expect(try plan(kinds(12), .line, by: "kind").kept == nil)
    // A group of a name that stands for others is one of them.
    for name in ["Other", "others", "Sonstige"] {
      let named = try plan(kinds(12).replacing("k11,", with: "\(name),"), .bar, by: "kind")
      #expect(named.kept == Array(4..<11))
    }
    // The greatest losses are drawn, too.
    #expect(try plan(kinds(12).replacing(",k0,0", with: ",k0,-50"), .bar, by: "kind").kept?[0] == 0)
    #expect(try plan(kinds(12), .area, by: "day").kept?.count == 7)
  }

  @Test("the colours of many columns of bars and areas repeat, and no column is added to others")
  func manyColumns() throws {
    func plan(_ text: String, _ mark: PlotMark, y: [String]) throws -> PlotPlan {
      var request = PlotPlan.Request()
      (request.mark, request.y) = (mark, y)
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      return try PlotPlan(table, request, file: "data.csv")
    }
    let names = (0..<10).map { "c\($0)" }
    let columns =
      "day,\(names.joined(separator: ","))\n2024-01-01,\(names.map { _ in "5" }.joined(separator: ","))\n"
    #expect(try plan(columns, .bar, y: Array(names.prefix(8))).notes.isEmpty)
    let many = try plan(columns, .bar, y: names)
    #expect(many.kept == nil && many.y.count == 10)
    #expect(
      many.notes == [
        "The 8 colours of bars repeat for 10 columns of values; --mark line adds dashes to them, and --y gives fewer "
          + "columns."
      ])
  }

  /// Returns the notes of the plan of a table.
  private func notes(_ text: String, y: [String] = []) throws -> [String] {
    var request = PlotPlan.Request()
    request.y = y
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    return try PlotPlan(table, request, file: "data.csv").notes
  }

  @Test("columns of many names divide rows as well, if no equal positions are left")
  func manyNames() throws {
    func rows(_ hosts: Int, _ row: (Int, Int) -> String) -> String {
      (0..<30).flatMap { minute in
        (0..<hosts).map { "2024-05-01T10:\(minute + 10):00Z,\(row(minute, $0))\n" }
      }.joined()
    }
    let hosts = "time,host,cpu\n" + rows(13) { "h\($1),\($0 + $1)" }
    #expect(plan(hosts) == "line time cpu host")
    #expect(try notes(hosts).isEmpty)
    let many = "time,host,cpu\n" + rows(25) { "h\($1),\($0 + $1)" }
    #expect(
      try notes(many)
        == ["Of 25 names in column 'host', the first 20 are drawn; \(others)."])
    // Of two columns, the one that distinguishes all rows.
    let regions = "time,region,host,cpu\n" + rows(13) { "r\($1 % 3),h\($1),\($0 + $1)" }
    #expect(plan(regions) == "line time cpu host")
    let numbers = "time,sensor_id,v\n" + rows(3) { "\($1),\($0 * 7 % 5)" }
    #expect(plan(numbers) == "line time v sensor_id")
  }

  @Test(
    "a line that joins rows with equal positions is reported, with the option that divides them")
  func equalPositions() throws {
    let times = "time,v\n2024-05-01,1\n2024-05-01,2\n2024-05-02,3\n"
    #expect(
      try notes(times) == [
        "Rows with equal values in column 'time' are joined by one line; give a column that divides them with --by."
      ])
    let names = "time,who,v\n2024-05-01,a,1\n2024-05-01,a,2\n2024-05-01,b,3\n2024-05-02,b,3\n"
    #expect(
      try notes(names) == [
        "Rows of each name in column 'who' with equal values in column 'time' are joined by one line; "
          + "give a column that divides them with --by."
      ])
    #expect(try notes("time,v\n2024-05-02,1\n2024-05-01,2\n2024-05-03,3\n").isEmpty)
  }

  @Test("columns of codes are values only if asked for or alone")
  func codes() throws {
    let text = "time,hour,status_code,v\n2024-05-01,10,200,1.5\n2024-05-02,11,404,2.5\n"
    #expect(plan(text) == "line time v -")
    #expect(
      try notes(text) == [
        "Other columns of numbers are left out: 'hour', 'status_code'; see --y."
      ])
    #expect(plan(text) { $0.y = ["hour"] } == "line time hour -")
    #expect(plan("time,status\n2024-05-01,200\n2024-05-02,404\n") == "line time status -")
    #expect(plan("time,hour,v\n2024-05-01,1.5,2\n2024-05-02,2,3\n") == "line time hour,v -")
  }

  @Test("of many columns that are left out, three are named and the others counted")
  func manyLeftOut() throws {
    let text =
      "time,a,b,c,d,e,f\n2024-05-01,1,1e6,1e6,1e6,1e6,1e6\n2024-05-02,1,1e6,1e6,1e6,1e6,1e6\n"
    #expect(
      try notes(text)
        == ["Other columns of numbers are left out: 'b', 'c', 'd' and 2 more; see --y."])
  }

  @Test("rows without a position or a name are counted, and names are added only if they are equal")
  func missing() throws {
    let times = "date,v\n2026-01-01,1\n,2\n2026-01-03,3\nn/a,4\n,\n"
    #expect(try notes(times) == ["2 rows without a date or a time in column 'date' are left out."])
    #expect(
      try notes("name,v\na,1\n,2\nb,3\n") == [
        "1 row without a value in column 'name' is left out."
      ])
    let groups = "day,who,v\n2026-01-01,a,1\n2026-01-01,b,1\n2026-01-01,,1\n"
    #expect(
      try notes(groups).contains("1 row without a value in column 'who' is left out."))
  }

  @Test(
    "names of one row each are no counts",
    arguments: [
      (
        "Song,Length\nA,3 by 4\nB,1 by 2\n",
        "data.csv: column 'Length': '3 by 4', expected a number"
      ),
      ("a,b,c\nx,y,8/10\nz,w,9/10\n,u,1/10\n", "data.csv: column 'c': '8/10', expected a number"),
      ("a,v\nx,1\ny,bad\nz,3\nu,4\n", "data.csv:3: column 'v': 'bad', expected a number"),
    ])
  func singleNames(text: String, start: String) throws {
    #expect(plan(text).hasPrefix(start))
    let column = String(text.prefix { $0 != "," })
    #expect(plan(text) { $0.x = column } == "bar \(column) - -")
    var request = PlotPlan.Request()
    request.mark = .bar
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    #expect(
      try PlotPlan(table, request, file: "data.csv").warnings.contains(
        "data.csv: each name in column '\(column)' has one row, so all counts are 1. "
          + "Give another column with --x."))
  }

  @Test("a column that divides the rows is not left out")
  func dividing() throws {
    let text =
      "Date,Shift,Load\n" + (1..<9).map { "2026-05-0\($0 / 2 + 1),\($0 % 2),\($0)\n" }.joined()
    let hours = text.replacing("Shift", with: "hour")
    #expect(plan(hours) == "line Date Load hour")
    #expect(try notes(hours).isEmpty)
  }

  @Test("longitudes and latitudes are a scatter plot, and no values beside others over time")
  func places() throws {
    let stations =
      "name,latitude,longitude,height\na,50.1,8.2,100\nb,51.3,7.1,200\nc,48.2,9.9,300\n"
    #expect(plan(stations) == "point longitude latitude name")
    #expect(plan(stations) { $0.y = ["height"] } == "bar name height -")
    #expect(try notes(stations) == ["Other columns of numbers are left out: 'height'; see --y."])
    #expect(plan("lat,lon\n1,1\n2,2\n3,3\n") == "point lon lat -")
    let track = "time,lat,lon,ele\n2026-05-01,50,8,100\n2026-05-02,51,9,110\n"
    #expect(plan(track) == "line time ele -")
    #expect(plan(track.replacing("ele", with: "hour")) == "point lon lat -")
    #expect(plan("lat,lon\n100,1\n200,2\n300,3\n") == "line lat lon -")
  }

  @Test("many columns of numbers in no order are series over the rows")
  func manyNumbers() {
    func table(_ columns: Int) -> String {
      let names = (0..<columns).map { "c\($0)" }.joined(separator: ",")
      let rows = (0..<6).map { row in
        (0..<columns).map { "\((row * 5 + $0) % 7 + 1)" }.joined(separator: ",")
      }
      return ([names] + rows).joined(separator: "\n")
    }
    #expect(plan(table(8)).hasPrefix("point c0 c1"))
    #expect(plan(table(9)).hasPrefix("line - c0,c1"))
  }

  @Test("small charts divide rows with equal positions")
  func facets() {
    let text =
      "name,code,day,v\n"
      + (0..<6).map { "n\($0 % 2),c\($0 % 2),2026-05-0\($0 / 2 + 1),\($0)\n" }.joined()
    #expect(plan(text) { $0.facet = "name" } == "line day v -")
    #expect(plan(text) == "line day v name")
  }

  @Test("a statistic is for bars of values at names")
  func statistics() throws {
    let text = "name,v\nA,1\nA,2\nB,3\n"
    for statistic in PlotStatistic.allCases where statistic != .sum {
      var request = PlotPlan.Request()
      request.statistic = statistic
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      let plan = try PlotPlan(table, request, file: "data.csv")
      #expect(plan.statistic == statistic)
      #expect(plan.notes.first?.hasPrefix("Bars show the m") == (statistic != .count))
    }
    for other in ["x,v\n1,5\n2,3\n3,4\n", "name\nA\nA\n"] {
      #expect(
        plan(other) { $0.statistic = .mean }.hasPrefix("--statistic: only bars of values at names"))
    }
    #expect(plan(text) { ($0.statistic, $0.mark) = (.mean, .pie) }.hasPrefix("--statistic: only"))
  }

  @Test("cells of another type are warnings in columns that are not drawn, and errors in others")
  func faults() throws {
    var reader = DelimitedReader()
    reader.keepsFaults = true
    let rows = (0..<20).map { "2024-05-\($0 + 10),\($0),\($0)\n" }.joined()
    let table = try reader.read(
      Array(("day,a,b\n" + rows + "2024-05-30,20,bad\n").utf8), name: "data.csv")
    let message =
      "data.csv:22: column 'b': 'bad', expected a number. Correct it, or leave the cell empty."
    var request = PlotPlan.Request()
    request.y = ["a"]
    #expect(
      try PlotPlan(table, request, file: "data.csv").warnings
        == [message + " The column, which is not drawn, has 1 such cell."])
    request.y = ["b"]
    #expect(throws: ToolError(.badInput, message)) {
      try PlotPlan(table, request, file: "data.csv")
    }
    let few = try reader.read(
      Array("day,a,b\n2024-05-01,1,1\n2024-05-02,2,bad\n2024-05-03,3,3\n2024-05-04,4,4\n".utf8),
      name: "data.csv")
    let start =
      "data.csv:3: column 'b': 'bad', expected a number, as in most rows. Correct it, or leave the cell empty."
    #expect(
      try PlotPlan(few, PlotPlan.Request(), file: "data.csv").warnings
        == [start + " The column was read as text because of 1 such cell."])
    #expect(throws: ToolError(.badInput, start)) { try PlotPlan(few, request, file: "data.csv") }
  }

  @Test("a histogram and a pie have one column of values, and say so")
  func oneColumn() throws {
    let text = "name,a,b\nA,1,2\nB,3,4\n"
    for mark in [PlotMark.histogram, .pie] {
      var request = PlotPlan.Request()
      (request.mark, request.y) = (mark, ["a", "b"])
      let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      let plan = try PlotPlan(table, request, file: "data.csv")
      #expect(plan.y == [1] && !plan.hasContinuousPositions)
      #expect(plan.notes == ["A \(mark.rawValue) has one column of values: 'a' is drawn."])
    }
    #expect(plan(text) { $0.mark = .pie } == "pie name a -")
  }

  @Test("a column of numbers in no order is a histogram, unless a mark is given")
  func order() {
    // The multiples of 37 modulo 101 are in an order that the test of ranks does not see.
    let rows = "v\n" + (1..<101).map { "\($0 * $0 * 37 % 101)\n" }.joined()
    #expect(plan(rows) == "histogram - v -")
    #expect(plan(rows) { $0.mark = .line } == "line - v -")
    #expect(plan("v\n" + (1..<101).map { "\($0 * $0)\n" }.joined()) == "line - v -")
  }

  @Test("a column that divides the rows is neither the position nor a value")
  func dividingColumn() throws {
    let months =
      "year,month,v\n" + (0..<24).map { "\(2022 + $0 / 12),\($0 % 12 + 1),\($0)\n" }.joined()
    #expect(plan(months) { ($0.by, $0.y) = ("year", ["v"]) } == "line month v year")
    let rows = "g,x,y\n" + (0..<20).map { "\($0 % 2),\($0 / 2),\($0)\n" }.joined()
    #expect(plan(rows) { ($0.by, $0.y) = ("g", ["y"]) } == "line x y g")
    #expect(plan(rows) { $0.by = "g" } == "line x y g")
    // Rows without a group have no line to which they belong.
    #expect(
      plan("x,v,g\n1,5,a\n2,6,b\n3,7,c\n4,3,\n") { ($0.by, $0.x) = ("g", "x") } == "point x v g")
    #expect(plan(months) { ($0.by, $0.mark) = ("year", .histogram) } == "histogram - v -")
  }

  @Test("names with one row each at partly equal times are points, however many they are")
  func pointsOfNames() throws {
    func rows(_ count: Int) -> String {
      "time,job,v\n" + (0..<count).map { "2024-01-0\($0 / 2 % 9 + 1),j\($0),\($0)\n" }.joined()
    }
    for count in [3, 12, 13, 40] { #expect(plan(rows(count)) == "point time v -", "\(count)") }
    #expect(
      try notes(rows(3)) == [
        "Each name in column 'job' has one row, and rows have equal times, so they are points; see --by and --mark."
      ])
    #expect(plan(rows(3)) { $0.by = "job" } == "line time v job")
    #expect(plan(rows(3)) { $0.mark = .line } == "line time v job")
    // Another column divides the rows, and different times have a line.
    let hosts =
      "time,host,id,v\n" + (0..<6).map { "2024-01-0\($0 / 2 + 1),h\($0 % 2),i\($0),1\n" }.joined()
    #expect(plan(hosts) == "line time v host")
    #expect(plan("time,job,v\n2024-01-01,a,1\n2024-01-02,b,2\n") == "line time v -")
  }

  @Test("options choose columns and marks")
  func options() {
    let text = "day,a,b\n2024-01-01,1,900\n2024-01-02,3,800\n"
    #expect(plan(text) { $0.y = ["b"] } == "line day b -")
    #expect(plan(text) { ($0.x, $0.y, $0.mark) = ("a", ["b"], .point) } == "point a b -")
    #expect(plan(text) { $0.mark = .histogram } == "histogram - a -")
  }

  @Test(
    "an unknown column or one of the wrong type is an error that names the columns",
    arguments: [
      ("z", nil, nil, "--y: data.csv has no column 'z'. The columns are: day, a, name."),
      (
        "name", nil, nil,
        "data.csv: column 'name' has no numbers. Give a column of numbers with --y."
      ),
      (nil, "q", nil, "--x: data.csv has no column 'q'. The columns are: day, a, name."),
      (
        nil, nil, PlotMark.pie,
        "data.csv: a pie needs a column of names. Give one with --x, or another --mark."
      ),
    ] as [(String?, String?, PlotMark?, String)])
  func errors(y: String?, x: String?, mark: PlotMark?, message: String) {
    let text = "day,a,name\n2024-01-01,1,A\n2024-01-02,3,B\n"
    #expect(plan(text) { ($0.x, $0.y, $0.mark) = (x, y.map { [$0] } ?? [], mark) } == message)
    #expect(
      plan("day\n2024-01-01\n2024-01-02\n")
        == "data.csv: no column has only numbers, which a line needs. Correct the file, or give "
        + "--mark bar with a column of names as --x.")
  }
}
