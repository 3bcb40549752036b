import DataTables

/// Tables of separated values: read with and without columns that are asked for.
struct TableTarget: FuzzTarget {
  let corpus = [
    "time,a,b\n2024-05-01,1,2\n2024-05-02,3,\n2024-05-03T12:30:05.25+02:00,5e3,-6.5\n",
    "x;y\r\n1;2,5\r\n2;NaN\r\n3;inf\r\n", "a\n1\n\n3\n", "\u{FEFF}x\ty\n0\t1\n1\t2\n",
    "\"x, of all\",\"a \"\"b\"\"\"\n1,\"2\"\n\"3\",4\n",
    "x,y\n9007199254740993,1\n9223372036854775807,2\n",
    "x,y\n2016-12-31T23:59:60Z,1\n2017-01-01,2\n", "x,name,y\n1,one,1\n2,two,4\n3,three,9\n",
    "x,y\n",
  ].map { Array($0.utf8) }

  let tokens =
    [
      ",", ";", "\t", "\n", "\r\n", "\r", "\"", "\"\"", " ", "x", "y", "1", "-", "+", ".", "e",
      "1e999",
      "1e-400", "NaN", "inf", "null", "9223372036854775808", "-9223372036854775808", "0000-00-00",
      "2024-02-30", "2024-02-29", "9999-12-31T23:59:60+99:99", "T", "Z", "\u{FEFF}", "\0", "é", "😀",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0], [0xE2, 0x82]]

  func run(_ input: [UInt8], number: Int) throws {
    try read(input, x: nil, y: .firstOfNumbers(option: "--y"))
    try read(
      input, x: ColumnName("x", option: "--x"), y: .named(ColumnName("y", option: "--y")))
    try read(
      input, x: ColumnName("time", option: "--x"), y: .firstOfNumbers(option: "--y"))
  }

  private func read(_ input: [UInt8], x: ColumnName?, y: ValueColumn) throws {
    let table: SeriesTable
    do throws(TableError) {
      table = try SeriesTable(input, name: "input.csv", x: x, y: y)
    } catch {
      guard (error.line ?? 1) >= 1, !error.message.isEmpty else {
        throw Finding("an impossible place, or no words: \(error)")
      }
      return
    }
    guard table.values.count == table.count else {
      throw Finding("\(table.values.count) values of \(table.count) rows")
    }
    let bytes =
      table.header.count + (0..<min(table.count, 1000)).reduce(0) { $0 + table.row($1).count }
    guard bytes <= input.count else { throw Finding("rows of more bytes than the file has") }
  }
}
