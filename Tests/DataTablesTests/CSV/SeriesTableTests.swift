import DataTables
import TestSupport
import Testing

@Suite("SeriesTable")
struct SeriesTableTests {
  private func table(
    _ bytes: [UInt8], x: String? = nil, y: String? = nil
  ) throws(TableError) -> SeriesTable {
    try SeriesTable(
      bytes, name: "data", x: x.map { ColumnName($0, option: "--x") },
      y: y.map { .named(ColumnName($0, option: "--y")) } ?? .firstOfNumbers(option: "--y"))
  }

  @Test("reads numbers, whole numbers, times and row numbers as positions")
  func positions() throws {
    let text = Array("day,half,n,v\n1970-01-01,0.5,1,7\n1970-01-02,1,9007199254740993,\n".utf8)
    let days = try table(text, x: "day", y: "v")
    #expect(days.positions == .times(microseconds: [0, 86_400_000_000]))
    #expect(days.values[0] == 7 && days.values[1].isNaN && days.valueColumn == 3)
    #expect(try table(text, x: "half").positions == .numbers([0.5, 1]))
    #expect(try table(text, x: "n").positions == .whole([1, 9_007_199_254_740_993]))
    #expect(try table(text).positions == .rows)
    #expect(try table(text).valueColumn == 1 && table(text, x: "half").valueColumn == 2)
  }

  @Test("names the file, the line and the column of an error")
  func errors() throws {
    let bad = Array("t,v\n1,2\n2,x\n".utf8)
    let error = #expect(throws: TableError.self) { try table(bad, y: "v") }
    #expect(error?.file == "data" && error?.line == 3 && error?.column == "v")
    #expect(
      error?.description
        == "data:3: column 'v': 'x' is not a number. Correct it, or leave the cell empty for a gap."
    )
    let missing = #expect(throws: TableError.self) { try table(bad, x: "time") }
    #expect(missing?.line == nil && missing?.column == nil)
  }

  @Test("finds every row again, also behind many blank lines and long cells")
  func rows() throws {
    var random = SplitMix64(seed: 12)
    var text = "t,v\n"
    var rows: [String] = []
    for row in 0..<1000 {
      let long = Int.random(in: 0..<50, using: &random) == 0 ? 9000 : 1
      rows.append("\(String(repeating: "x", count: long)),\(row)\n")
      text += String(repeating: "\n", count: Int.random(in: 0..<50, using: &random) == 0 ? 9000 : 0)
      text += rows[row]
    }
    let table = try table(Array(text.utf8))
    #expect(table.count == 1000)
    for row in rows.indices {
      #expect(table.row(row).elementsEqual(rows[row].utf8), "\(row)")
    }
    let single = try self.table(Array("v\n1\n\n\n4\n".utf8))
    #expect((0..<4).map { Array(single.row($0)) } == [[49, 10], [10], [10], [52, 10]])
  }

  @Test(
    "refuses more rows than the limit, and says what to do",
    arguments: ["v\n1", "v\n\"1\"", "v,w\n1,2\n"])
  func mostRows(beginning: String) throws {
    let row = beginning.contains(",") ? "3,4\n" : "\n"
    func table(rows: Int) throws(TableError) -> SeriesTable {
      try SeriesTable(
        Array((beginning + String(repeating: row, count: rows)).utf8), name: "data", x: nil,
        y: .firstOfNumbers(option: "--y"), limit: 5000)
    }
    // The last line feed of the others ends their first row.
    let most = beginning.contains(",") ? 4999 : 5000
    #expect(try table(rows: most).count == 5000)
    let error = #expect(throws: TableError.self) { try table(rows: most + 1) }
    #expect(error?.kind == .limit)
    #expect(
      error?.description == "data: more than 5000 rows, which is the limit. Split the file.")
  }

  /// Checks the laws of every table that can be read.
  private func check(_ bytes: [UInt8]) {
    for x in [nil, "a", "1"] {
      guard let table = try? table(bytes, x: x) else { continue }
      // Header and rows are pieces of the text, in its order.
      let rows = (0..<table.count).map { table.row($0) }
      let isWhole =
        table.values.count == table.count && rows.allSatisfy { !$0.isEmpty }
        && table.header.count + rows.reduce(0) { $0 + $1.count } <= bytes.count
      if !isWhole { Issue.record("\(bytes)") }
    }
  }

  @Test("never traps on random tables")
  func random() {
    var random = SplitMix64(seed: 10)
    let pieces = [
      "a", "1", "-2.5", ",", ",", ";", "\t", "\"", "\"\"", "\n", "\r\n", "\r", " ", "é",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      check(Array(text.utf8))
    }
  }

  @Test("never traps on random bytes, alone and behind a header")
  func randomBytes() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(bytes)
      check(Array("a,1\n".utf8) + bytes)
    }
  }
}
