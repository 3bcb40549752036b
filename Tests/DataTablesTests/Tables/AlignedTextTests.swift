import DataTables
import Testing

@Suite("AlignedText")
struct AlignedTextTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "out.txt")
  }

  /// The names of the columns, with `#` for numbers, `@` for times and `$` for texts.
  private func columns(_ table: DataTable) -> String {
    table.columns.map { column in
      switch column.values {
      case .numbers: "\(column.name)#"
      case .times: "\(column.name)@"
      case .names: "\(column.name)$"
      }
    }.joined(separator: " ")
  }

  @Test(
    "runs of blanks separate cells if lines have equally many",
    arguments: [
      ("a b c\n1 2 3\n", "a# b# c#", 1), ("1 100\n2 200\n3 300\n", "column 1# column 2#", 3),
      ("x   y\n 1  5\n10 50\n", "x# y#", 2), ("name n\n\"New York\" 5\nRome 7\n", "name$ n#", 2),
      ("time v\n2024-05-01 10:00:00 5\n2024-05-01 10:00:05 6\n", "time@ v#", 2),
      (
        """
        Filesystem      Size  Used Avail Use% Mounted on
        udev            3.9G     0  3.9G   0% /dev
        tmpfs           796M  1.3M  795M   1% /run
        /dev/vda1       468G  101G  349G  23% /
        """, "Filesystem$ Size# Used# Avail# Use%# Mounted on$", 3
      ),
      (
        """
        procs -----------memory---------- ---swap--
         r  b   swpd   free   buff  cache   si   so
         1  0      0 812345  12345 654321    0    0
         0  0      0 812300  12345 654321    0    1
        procs -----------memory---------- ---swap--
         r  b   swpd   free   buff  cache   si   so
         2  0      0 812299  12345 654321    0    0
        """, "r# b# swpd# free# buff# cache# si# so#", 3
      ),
      (
        """
        USER         PID %CPU %MEM COMMAND
        root           1  0.0  0.1 /sbin/init splash "x
        root           2  0.0  0.0 [kthreadd]
        ada         1200 12.5  3.1 swift build, -c release
        """, "USER$ PID# %CPU# %MEM# COMMAND$", 3
      ),
    ])
  func divided(text: String, expected: String, count: Int) throws {
    let table = try read(text)
    #expect(columns(table) == expected && table.count == count)
    #expect(table.assumptions.contains("Cells are separated by blanks."))
  }

  @Test(
    "one column stays one if its blanks belong to the cells",
    arguments: [
      ("by car\nby bus\non foot\n", "by car$"), ("weight\n12 kg\n13 kg\n", "weight#"),
      ("n\n1 000 000\n5 000\n", "n#"), ("Value\n1 000\n2 000\n", "Value#"),
      ("month\nMay 2024\nJun 2024\n", "month@"),
      ("at\n2024-05-01 10:00:00\n2024-05-01 11:00:00\n", "at@"),
      ("city\nNew York\nSan Diego\nNew York\n", "city$"),
    ])
  func whole(text: String, expected: String) throws {
    let table = try read(text)
    #expect(columns(table) == expected)
    #expect(!table.assumptions.contains { $0.contains("blanks") })
  }

  @Test("lines above the header are reported, and lines of the text keep their numbers")
  func lines() throws {
    let text = "report of today\n\na b c d\n1 2 3 4\n5 6 7 8\n"
    #expect(
      try read(text).assumptions == [
        "Cells are separated by blanks.",
        "The line 'report of today' above the header was skipped.",
      ])
    let rows = String(repeating: "1 2 3 4\n", count: 1500)
    #expect(
      throws: TableError(
        file: "out.txt", line: 1504, message: "3 cells, but the header has 4. Correct the row.")
    ) { try read("report of today\n\na b c d\n" + rows + "1 2 3\n") }
  }

  @Test("lines of numbers and unequally many words are one column, with a remedy")
  func uneven() throws {
    let table = try read("a 1 x\nb 2 y z\nc 3 z\nd 4 e f g\n")
    #expect(table.columns.count == 1)
    #expect(
      table.assumptions == [
        "Each line was read as one text, because blanks do not divide the lines into equally many cells. "
          + "Separate the cells by commas or tabs."
      ])
  }
}
