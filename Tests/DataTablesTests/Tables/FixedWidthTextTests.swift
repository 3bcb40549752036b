import DataTables
import Testing

@Suite("FixedWidthText")
struct FixedWidthTextTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "out.txt")
  }

  @Test(
    "cells below each other are columns, also with blanks inside",
    arguments: [
      (
        """
        CITY      DATE        TMAX
        BERLIN    2024-01-01   5.1
        NEW YORK  2024-01-01   7.1
        """, "CITY|DATE|TMAX", 2
      ),
      (
        """
        NAME       CPU %     MEM USAGE / LIMIT     NET I/O           PIDS
        web        12.41%    256.3MiB / 7.66GiB    1.2MB / 840kB     24
        db         3.05%     1.1GiB / 7.66GiB      840kB / 1.2MB     41
        """, "NAME|CPU %|MEM USAGE / LIMIT|NET I/O|PIDS", 2
      ),
      (
        """
        host   cpu   mem   disk
        a      1           2
        b      5           6
        """, "host|cpu|mem|disk", 2
      ),
      (
        """

        REGION            SALES        QTY
        ------------ ---------- ----------
        North           1200.50         10
        New South        900.00          8

        2 rows selected.
        """, "REGION|SALES|QTY", 2
      ),
      (
        """
                date value grp
        1 2024-01-01  1.50   a
        2 2024-01-02  2.50   b
        """, "date|value|grp", 2
      ),
    ])
  func columns(text: String, names: String, count: Int) throws {
    let table = try read(text)
    #expect(table.columns.map(\.name).joined(separator: "|") == names)
    #expect(table.count == count)
    #expect(table.assumptions.first == "Cells are in columns of fixed widths.")
  }

  @Test("lines below the table are reported, and lines that are no rows are no table")
  func footer() throws {
    let table = "Region   Sales\n-------- -----\nNorth     1200\nSouth      900\n"
    #expect(
      try read(table + "\n(2 rows affected)\n").assumptions
        == [
          "Cells are in columns of fixed widths.",
          "The line '(2 rows affected)' below the table was skipped.",
        ])
    let row = "North                 1200\n"
    let wide = "Region name          SALES\n-------------------- -----\n" + row + row
    #expect(try read(wide + "\n2 rows selected.\n").count == 2)
    let broken = try read(
      "Region   Sales\n-------- -----\nNorth     1200\nSouthwest 900\nWest       100\n")
    #expect(broken.columns.count == 1)
  }

  @Test("a rule below the header is no row, however many rows there are")
  func rules() throws {
    let rows = (1...30).map { "2024-01-\($0 + 9)  \($0 + 9)  \($0).5\n" }.joined()
    let table = try read("day         n   total\n----------  --  -----\n" + rows)
    #expect(table.columns.map(\.name) == ["day", "n", "total"] && table.count == 30)
    #expect(table.assumptions.first == "Cells are in columns of fixed widths.")
    let commas = try read("day,n\n---------------,-----\n2024-01-01,1\n2024-01-02,2\n")
    #expect(commas.columns[1].values == .numbers([1, 2]) && commas.count == 2)
  }

  @Test("columns are not joined by a cell that reaches into the next one")
  func overlap() throws {
    let text = "NAME   CPU   MEM\nweb    12    300\ndb     55    900\nnew york 3  10\n"
    #expect(try read(text).columns.map(\.name) == ["NAME   CPU   MEM"])
  }
}
