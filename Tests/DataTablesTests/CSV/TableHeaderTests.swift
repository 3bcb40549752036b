import DataTables
import Testing

@Suite("TableHeader")
struct TableHeaderTests {
  private func table(_ bytes: [UInt8], y: String? = nil) throws(TableError) -> SeriesTable {
    try SeriesTable(
      bytes, name: "data", x: nil,
      y: y.map { .named(ColumnName($0, option: "--y")) } ?? .firstOfNumbers(option: "--y"))
  }

  private func columns(_ text: String) throws -> [String] { try table(Array(text.utf8)).columns }

  @Test("trims names, and reads quoted ones and a byte order mark")
  func names() throws {
    #expect(try columns("\u{FEFF} a , \"b\",c \r\n") == ["a", "\"b\"", "c"])
    #expect(try columns("\u{FEFF}\"a \"\"x\"\"\",\"b\nc\"\r\n1,2\r\n") == ["a \"x\"", "b\nc"])
    #expect(try columns(",\n1,2\n") == ["", ""])
    let table = try table(Array("\u{FEFF}a,b\r\n1,2".utf8))
    #expect(Array(table.header) == Array("\u{FEFF}a,b\r\n".utf8))
    #expect(Array(table.row(0)) == Array("1,2".utf8))
  }

  @Test(
    "refuses texts without a header line",
    arguments: [
      ([], "the file is empty, expected a header with the column names. Add a header."),
      (
        [0xFF, 0xFE, 0x61, 0],
        "the file is UTF-16, expected UTF-8. Convert it: iconv -f UTF-16 -t UTF-8."
      ),
      (
        [0xFE, 0xFF, 0, 0x61],
        "the file is UTF-16, expected UTF-8. Convert it: iconv -f UTF-16 -t UTF-8."
      ),
      (
        Array("\"a,b\n1,2\n".utf8),
        "a quotation mark of the header is never closed. Close the quotation mark."
      ),
      (
        Array("a,b\r1,2\r".utf8),
        "lines end in carriage returns, expected line feeds. Convert the file: tr '\\r' '\\n'."
      ),
    ] as [([UInt8], String)])
  func refused(bytes: [UInt8], message: String) {
    let error = #expect(throws: TableError.self) { try table(bytes) }
    #expect(error?.message == message)
  }

  @Test("finds a column by its whole name, and lists at most twenty names otherwise")
  func column() throws {
    #expect(try table(Array("a,A, a b \n1,2,3\n".utf8), y: "a b").valueColumn == 2)
    let twice = #expect(throws: TableError.self) { try table(Array("a,b,a,a\n".utf8), y: "a") }
    #expect(twice?.message == "3 columns have the name 'a' of --y. Rename all but one.")
    func list(_ count: Int) -> String? {
      let names = (0..<count).map { "c\($0)" }.joined(separator: ",")
      return #expect(throws: TableError.self) { try table(Array(names.utf8), y: "c") }?.message
    }
    #expect(list(2) == "no column 'c' for --y. The columns are: c0, c1.")
    #expect(list(20)?.hasSuffix("c18, c19.") == true)
    #expect(list(21)?.hasSuffix("c18, c19, ….") == true)
  }
}
