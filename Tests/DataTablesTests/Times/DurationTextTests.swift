import DataTables
import Testing

@Suite("Durations")
struct DurationTextTests {
  @Test(
    "minutes and seconds are durations with a fraction or below their name, and units of time beside each other",
    arguments: [
      ("Duration", ["4:53", "15:01"], [293, 901], "min"),
      ("Lap", ["5:14", "5:21"], [314, 321], "min"),
      ("avg pace (min/km)", ["5:14", "4:21"], [314, 261], "min"),
      ("v", ["05:14.0", "05:21.5"], [314, 321.5], "min"),
      ("Time", ["35:14", "9:21"], [2114, 561], "min"),
      ("v", ["1h", "45m", "30s"], [3600, 2700, 30], "min"),
      ("v", ["1.2s", "300ms", "15µs", "1m2.5s"], [1.2, 0.3, 15e-6, 62.5], "s"),
      ("v", ["2 hours 30 minutes", "1 day"], [9000, 86_400], "h"),
      // Times of day, results of games, metres, and metres beside a name.
      ("Time", ["12:30", "9:05"], nil, nil), ("Time", ["24:00", "9:05"], nil, nil),
      ("score", ["25:15", "9:05"], nil, nil),
      ("space", ["4:53", "15:01"], nil, nil), ("v", ["45m", "12 apples"], nil, nil),
      ("v", ["1:30", "45s"], nil, nil),
    ] as [(String, [String], [Double]?, String?)])
  func durations(name: String, cells: [String], seconds: [Double]?, unit: String?) throws {
    let rows = cells.map { "x;\($0)\n" }.joined()
    let table = try DelimitedReader().read(Array("name;\(name)\n\(rows)".utf8), name: "x")
    guard case .numbers(let found) = table.columns[1].values else {
      #expect(seconds == nil, "\(table)")
      return
    }
    let size = unit == "h" ? 3600.0 : unit == "min" ? 60 : 1
    #expect(found.map { ($0 * size * 1e9).rounded() } == seconds?.map { ($0 * 1e9).rounded() })
    #expect(table.columns[1].unit == unit)
  }

  @Test(
    "the sentence says that two numbers between colons, which can be hours, are minutes and seconds"
  )
  func sentence() throws {
    func sentence(_ cells: String...) throws -> String? {
      let text = "name,runtime\n" + cells.map { "x,\($0)\n" }.joined()
      return try DelimitedReader().read(Array(text.utf8), name: "x").assumptions.last
    }
    #expect(
      try sentence("2:05", "1:47", "3:10") == """
        The durations of column 'runtime' were read as minutes and seconds and converted to min; write H:MM:SS for \
        hours.
        """)
    let clear = "The durations of column 'runtime' were converted to min."
    #expect(try sentence("2:05", "1:47", "0:03:10") == clear)
    #expect(try sentence("2:05.5", "1:47.0") == clear && sentence("2m5s", "1m47s") == clear)
  }
}
