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
        Filesystem     1K-blocks      Used Available Use% Mounted on
        tmpfs            3276800      2124   3274676   1% /run
        /dev/sda1      102626232  45672112  51694856  47% /
        """, "Filesystem$ 1K-blocks# Used# Available# Use%# Mounted on$", 2
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
        # gpu    pwr  gtemp     sm
        # Idx      W      C      %
            0     70     40     12
            1     71     41     13
        """, "gpu# pwr# gtemp# sm#", 2
      ),
      (
        """
        USER         PID %CPU %MEM COMMAND
        root           1  0.0  0.1 /sbin/init splash "x
        root           2  0.0  0.0 [kthreadd]
        ada         1200 12.5  3.1 swift build, -c release
        """, "USER$ PID# %CPU# %MEM# COMMAND$", 3
      ),
      (
        """
        USER PID %CPU COMMAND
        root 1 0.0 /sbin/init splash
        ada 1200 12.5 swift build -c release
        """, "USER$ PID# %CPU# COMMAND$", 2
      ),
      (
        """
        Linux 6.1.0 (web1) \t11/23/2026 \t_x86_64_\t(8 CPU)

        12:00:01 AM CPU %user
        12:00:01 AM all 33.10
        12:10:01 AM all 6.57
        """, "12:00:01 AM@ CPU$ %user#", 2
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
        file: "out.txt", line: 1504,
        message: "3 cells, but the header has 4. Add the cell of column 'd', which can be empty.")
    ) { try read("report of today\n\na b c d\n" + rows + "1 2 3\n") }
  }

  @Test(
    "words of a header belong to the cells below them",
    arguments: [
      (
        "First Name  Age City\nAda          36 London\nGrace        45 New-York\n",
        "First Name$ Age# City$"
      ),
      ("    Net price  Item\n         12.5  tea\n        120.0  jam\n", "Net price# Item$"),
      ("Größe in  Ort heute\n     12  Köln\n      7  Ulm\n", "Größe in# Ort heute$"),
      ("date time v\n2024-05-01 10:00:00 5\n2024-05-01 10:00:05 6\n", "date time@ v#"),
    ])
  func surplusWords(text: String, expected: String) throws {
    #expect(columns(try read(text)) == expected)
  }

  @Test("a header whose words have no certain cells makes the lines one column")
  func uncertainWords() throws {
    let table = try read("name of person age city\nAda 36 London\nGrace 45 Rome\n")
    #expect(table.columns.count == 1)
    #expect(table.assumptions.contains { $0.hasPrefix("Each line was read as one text") })
  }

  @Test(
    "lines that begin with # are comments at the beginning, and also below it if a blank follows")
  func comments() throws {
    let table = try read("# made by hand\n\n# today\na b\n1 2\n#3 4\n5 6\n")
    #expect(columns(table) == "a$ b#" && table.count == 3)
    #expect(
      table.assumptions == [
        "2 lines that begin with # were skipped.", "Cells are separated by blanks.",
      ])
    let rows = String(repeating: "1 2\n", count: 1500)
    #expect(
      throws: TableError(
        file: "out.txt", line: 1503, column: "a",
        message: "'#3', expected a number. Correct it, or leave the cell empty.")
    ) { try read("# one\na b\n" + rows + "#3\n") }
    let parts = try read("time a b\n1 2 3\n2 3 4\n# part two\n#\n3 4 5\n")
    #expect(columns(parts) == "time# a# b#" && parts.count == 3)
    #expect(parts.assumptions.first == "2 lines that begin with # were skipped.")
  }

  @Test(
    "the last comment with as many words as rows without a header has their names",
    arguments: [
      (
        "# x y\n1 2\n3 4\n", "x# y#",
        [
          "Cells are separated by blanks.",
          "The comment '# x y' was read as the names of the columns.",
        ]
      ),
      (
        "# made by Ada\n#x\ty\n# 2\n#\n\n1 2\n3 4\n", "x# y#",
        [
          "3 lines that begin with # were skipped.", "Cells are separated by blanks.",
          "The comment '#x y' was read as the names of the columns.",
        ]
      ),
      (
        "# x y\na b\n1 2\n3 4\n", "a# b#",
        ["1 line that begins with # was skipped.", "Cells are separated by blanks."]
      ),
    ])
  func headersInComments(text: String, expected: String, assumptions: [String]) throws {
    let table = try read(text)
    #expect(columns(table) == expected && table.count == 2)
    #expect(table.assumptions == assumptions)
    let rows = String(repeating: "1 2\n", count: 1500)
    #expect(
      throws: TableError(
        file: "out.txt", line: 1503, column: "x",
        message: "'a', expected a number. Correct it, or leave the cell empty.")
    ) { try read("# one\n# x y\n" + rows + "a 2\n") }
    var reader = DelimitedReader()
    reader.hasHeader = false
    let bare = try reader.read(Array("# x y\n1 2\n3 4\n".utf8), name: "out.txt")
    #expect(columns(bare) == "column 1# column 2#" && bare.count == 2)
    // Names can begin with the sign of a comment.
    let signed = try read("# #bytes #runs\n1 2\n3 4\n")
    #expect(columns(signed) == "#bytes# #runs#" && signed.count == 2)
  }

  @Test("the comment with units below that with the names of a weather buoy has their units")
  func buoy() throws {
    let table = try read(
      """
      #YY  MM DD hh mm WDIR WSPD GST  WVHT   PRES  ATMP  VIS  TIDE
      #yr  mo dy hr mn degT m/s  m/s     m    hPa  degC  nmi    ft
      2025 11 30 07 50 276  2.8  5.9   1.9 1017.9  12.8   MM    MM
      2025 11 30 07 20 128  8.0  6.4    MM 1013.3  13.0   MM  +0.9

      """)
    #expect(
      table.columns.prefix(7).map(\.name) == ["YY", "MM", "DD", "hh", "mm", "WDIR", "WSPD"])
    let units = table.columns[5...].map { $0.unit ?? "-" }
    #expect(units.joined(separator: " ") == "degT m/s m/s - hPa degC - -")
    #expect(table.count == 2)
  }

  @Test("other lines that begin with # leave a note that the lines have unequal cells")
  func unevenComments() throws {
    let table = try read("time a b\n1 2 3\n2 3 4\n#part two\n3 4 5\n4 5 6\n")
    #expect(table.columns.count == 1)
    #expect(table.assumptions.contains { $0.hasPrefix("Each line was read as one text") })
  }

  @Test(
    "a long line with a quotation mark that is not closed is read in linear time",
    .timeLimit(.minutes(1)))
  func openQuote() throws {
    let words = String(repeating: " w", count: 200_000)
    let table = try read("a b\n1 2\n3 4\n5 \"w\(words)\n")
    #expect(columns(table) == "a# b$" && table.count == 3)
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
