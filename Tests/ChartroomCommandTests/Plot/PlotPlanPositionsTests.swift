import ChartroomCommand
import DataTables
import Testing

@Suite("Positions and values that are found")
struct PlotPlanPositionsTests {
  /// Returns the mark and the names of the columns of a plan: `mark x y,… by`, with - for none.
  private func plan(_ text: String) throws -> String {
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    let plan = try PlotPlan(table, PlotPlan.Request(), file: "data.csv")
    func name(_ column: Int?) -> String { column.map { table.columns[$0].name } ?? "-" }
    return
      "\(plan.mark.rawValue) \(name(plan.x)) \(plan.y.map(name).joined(separator: ",")) \(name(plan.by))"
  }

  @Test(
    "identifiers are no values, whatever the notation of their names",
    arguments: ["order_id", "Order ID", "orderId", "OrderID", "order-id", "ID"])
  func identifiers(name: String) throws {
    #expect(try plan("day,\(name),v\n2024-01-01,1,2\n2024-01-02,5,4\n") == "line day v -")
  }

  @Test("the end of a word is no identifier", arguments: ["paid", "PAID", "Covid", "grid"])
  func words(name: String) throws {
    #expect(try plan("day,\(name)\n2024-01-01,1\n2024-01-02,5\n") == "line day \(name) -")
  }

  @Test(
    "counters, ranks, bounds and repeated times are no values",
    arguments: [
      ("Wall time,Step,Value\n1704067200,0,2\n1704067230,100,1\n", "line Wall time Value -"),
      (
        "start,seconds,wait\nMon Jan 01 01:00:00 2024,1704067200,5\nMon Jan 01 01:00:02 2024,1704067202,6\n",
        "line start wait -"
      ),
      (
        "Step,a,a__MIN,a__MAX,b__MAX\n0,5,5,5,1\n10,3,3,3,2\n20,2,2,2,3\n", "line Step a,b__MAX -"
      ),
      ("day,step\n2024-01-01,1\n2024-01-02,5\n", "line day step -"),
    ])
  func values(text: String, expected: String) throws {
    #expect(try plan(text) == expected)
  }

  @Test("other names than identifiers divide the rows, and one name in all rows is no position")
  func names() throws {
    let rows = (0..<4).map {
      "2024-01-0\($0 / 2 + 1),m\($0 % 2),\($0 % 2 == 0 ? "CPU" : "Net"),\($0)\n"
    }
    #expect(try plan("day,Id,Label,v\n" + rows.joined()) == "line day v Label")
    #expect(try plan("unit,event,v\nms,a,5\nms,b,4\n") == "bar event v -")
    #expect(try plan("event,v\na,5\n") == "bar event v -")
  }

  @Test("the scale is that of the first column whose numbers differ")
  func constants() throws {
    #expect(
      try plan("day,height,rain,wind\n2024-01-01,400,1,2\n2024-01-02,400,3,4\n")
        == "line day rain,wind -")
    #expect(try plan("day,limit,load\n2024-01-01,8,1\n2024-01-02,8,3\n") == "line day limit,load -")
    #expect(try plan("day,a\n2024-01-01,8\n2024-01-02,8\n") == "line day a -")
  }

  @Test(
    "rows are points, and not upright strokes, if most have equal positions that nothing divides")
  func strokes() throws {
    let years = (0..<12).map { "\(2007 + $0 / 6),\($0 % 2 == 0 ? "A" : "B"),\($0 * 7 % 11)\n" }
    #expect(try plan("year,kind,length\n" + years.joined()) == "point year length kind")
    let seconds = (0..<9).map { "2024-01-01T00:00:0\($0 / 3),\($0 * 7 % 11)\n" }
    #expect(try plan("time,wait\n" + seconds.joined()) == "point time wait -")
    #expect(
      try plan("time,wait\n" + seconds.prefix(3).joined() + "2024-01-02,1\n")
        == "line time wait -")
    let steps = (0..<9).map { "2024-01-01T00:00:0\($0 / 3),\($0),\(20 - $0)\n" }
    #expect(try plan("time,step,loss\n" + steps.joined()) == "line time loss -")
  }

  @Test(
    "numbers of documents, states, settings and properties of the source set no scale",
    arguments: [
      ("day,open,temp,rh\n2024-01-01,1,59,60\n2024-01-02,0,58,61\n", "line day temp,rh -"),
      ("day,open,shut\n2024-01-01,1,0\n2024-01-02,0,1\n", "line day open,shut -"),
      ("day,Docto.,v\n2024-01-01,228174,-654\n2024-01-02,969897,34\n", "line day v -"),
      ("day,cars_per_hour,v\n2024-01-01,12,3\n2024-01-02,13,4\n", "line day cars_per_hour,v -"),
      ("day,sourceVersion,v\n2024-01-01,11,68\n2024-01-02,11,70\n", "line day v -"),
      ("day,version,v\n2024-01-01,11,68\n2024-01-02,12,70\n", "line day version,v -"),
      ("_time,GET,_span\n2024-01-01,60,900\n2024-01-02,70,900\n", "line _time GET -"),
      (
        "name,family_index,threads,iterations,real_time,cpu_time,time_unit\nA,0,1,70,5,4,ns\nB,1,1,60,7,6,ns\n",
        "bar name real_time,cpu_time -"
      ),
    ])
  func scales(text: String, expected: String) throws {
    #expect(try plan(text) == expected)
  }

  @Test("codes of places are no positions of a line")
  func placeCodes() throws {
    let rows = "Leipzig,362\n10115,Berlin,330\n20095,Hamburg,494\n"
    #expect(try plan("PLZ,Ort,Preis\n04109," + rows) == "bar PLZ Preis -")
    #expect(try plan("PLZ,Ort,Preis\n10009," + rows) == "bar Ort Preis -")
    #expect(try plan("Lage,Ort,Preis\n10009," + rows) == "line Lage Preis -")
  }

  @Test("the history of a training without epochs has the numbers of the rows as positions")
  func history() throws {
    let rows = (0..<5).map { "\(9 - $0),\($0),\(10 - $0),\($0)\n" }.joined()
    #expect(
      try plan("loss,acc,val_loss,val_acc\n" + rows) == "line - loss,acc,val_loss,val_acc -")
    #expect(try plan("loss,acc,loss_val,acc_val\n" + rows) == "point loss acc -")
  }

  @Test("times from a start are positions in place of a first column in another order")
  func elapsedTimes() throws {
    let rows = (0..<5).map { "\(9 - $0 * $0 % 5),\($0)\n" }.joined()
    for name in ["offset", "elapsed", "time_s", "Seconds"] {
      #expect(try plan("v,\(name)\n" + rows) == "line \(name) v -")
    }
    #expect(try plan("v,offset\n3,5\n1,9\n2,7\n") == "point v offset -")
  }

  @Test("counters are positions in place of a first column in another order")
  func counters() throws {
    let rows = (0..<9).map { "\(9 - $0 * $0 % 5),\(Double($0) / 10),\($0 * 10)\n" }
    #expect(try plan("loss,epoch,step\n" + rows.joined()) == "line epoch loss -")
    let pairs = (0..<9).map {
      "\($0 / 2),\($0 % 2 == 0 ? "\(9 - $0)" : ""),\($0 % 2 == 1 ? "7" : "")\n"
    }
    #expect(try plan("epoch,loss,val_loss\n" + pairs.joined()) == "point epoch loss,val_loss -")
  }

  @Test("numbers that ascend in each group of names are positions, and names of ranks are")
  func groups() throws {
    let laps = (0..<20).map { "\($0 < 10 ? "VER" : "LEC"),\($0 % 10 + 1),\(90 + $0 % 3)\n" }
    #expect(try plan("Driver,Lap,Seconds\n" + laps.joined()) == "line Lap Seconds Driver")
    let sums = (0..<20).map { "\($0 < 10 ? "A" : "B"),\($0 * 7 % 10),\(90 + $0 % 3)\n" }
    #expect(try plan("Team,Goals,Games\n" + sums.joined()) == "bar Team Goals,Games -")
    let sorted = (0..<20).map { "\($0 < 10 ? "A" : "B"),\($0),\(90 + $0 % 3)\n" }
    #expect(try plan("Team,Goals,Games\n" + sorted.joined()) == "bar Team Goals,Games -")
    let table = "Team,Won,Points\n"
    let teams = ["Arsenal,28,89", "Liverpool,24,82", "Everton,13,48"].enumerated()
    #expect(
      try plan("Pos,\(table)" + teams.map { "\($0 + 1),\($1)\n" }.joined())
        == "bar Team Won,Points -")
    let tied = zip(["1", "2", "2", "4"], ["A,9,27", "B,8,24", "C,8,24", "D,5,15"])
    #expect(
      try plan("Rank,\(table)" + tied.map { "\($0),\($1)\n" }.joined())
        == "bar Team Won,Points -")
    #expect(
      try plan("Day,\(table)" + teams.map { "\($0 + 1),\($1)\n" }.joined())
        == "line Day Won,Points -")
  }
}
