import DataTables
import Testing

@Suite("TablePreamble")
struct TablePreambleTests {
  private func read(_ text: String) throws -> DataTable {
    try DelimitedReader().read(Array(text.utf8), name: "data.csv")
  }

  private func columns(_ table: DataTable) -> [String] {
    table.columns.map { $0.name + ($0.unit.map { " [\($0)]" } ?? "") }
  }

  @Test(
    "a line that states the separator is none of the table",
    arguments: ["sep=;", "\"sep=;\"", "sep=;\r"])
  func separatorLine(line: String) throws {
    let table = try read(line + "\na;b,c\n1;2\n3;4\n")
    #expect(columns(table) == ["a", "b,c"] && table.count == 2 && table.assumptions.isEmpty)
  }

  @Test(
    "lines above the header are skipped",
    arguments: [
      (
        "Sales report\n\nname,v\nA,1\nB,2\n",
        ["The line 'Sales report' above the header was skipped."]
      ),
      (
        "Sales, 2024\nBy Ada\nname,v,w\nA,1,2\nB,2,3\n",
        ["2 lines above the header were skipped, first 'Sales 2024'."]
      ),
      ("Sales,,\nname,v,w\nA,1,2\nB,2,3\n", ["The line 'Sales' above the header was skipped."]),
      (
        "Sales,,\ncountry,2019,2020\nItaly,1.5,2\nNorway,3,4\n",
        [
          "The line 'Sales' above the header was skipped.",
          "The first line was read as the names of the columns, although it contains years.",
        ]
      ),
    ])
  func titles(text: String, assumptions: [String]) throws {
    let table = try read(text)
    #expect(table.count == 2 && table.assumptions == assumptions)
  }

  @Test("a header with too few names is no title")
  func shortHeader() {
    #expect(
      throws: TableError(
        file: "data.csv", line: 2, character: 5,
        message:
          "3 cells, but the header has 2. Remove '3', or quote the cell that contains commas.")
    ) { try read("a,b\n1,2,3\n4,5,6\n") }
  }

  @Test("a row below the header has the units of columns of numbers")
  func units() throws {
    let table = try read("time,temp,hum\n,°C,%\n2024-05-01,5,60\n2024-05-02,6,61\n")
    #expect(columns(table) == ["time", "temp [°C]", "hum [%]"] && table.count == 2)
    #expect(table.assumptions == ["The line below the header was read as units."])
    let brackets = try read("t;v;n\n[s];(m/s);-\n1;2;3\n2;3;4\n")
    #expect(columns(brackets) == ["t [s]", "v [m/s]", "n"] && brackets.count == 2)
    // Names are no units, and neither are missing values.
    #expect(try read("name,v\nA,n/a\nB,2\nC,3\n").count == 3)
    #expect(try read("name,kind\nA,kg\nB,s\nC,m\n").count == 3)
  }

  @Test(
    "units can contain digits",
    arguments: ["m2", "m3", "m/s2", "1/s", "(1/min)", "[10³ m]", "kg/m3", "µg/m3"])
  func unitsWithDigits(unit: String) throws {
    let table = try read("t,v\ns,\(unit)\n1,2\n2,3\n")
    #expect(columns(table) == ["t [s]", "v [\(unit.filter { !"()[]".contains($0) })]"])
    #expect(table.count == 2)
  }

  @Test(
    "values with signs, currencies and units below the header are a row",
    arguments: [
      ["$10,$5", "$12,$6", "$9,$4"], ["-5%,+3%", "4%,2%", "-1%,6%"],
      ["(5%),€3", "(4%),€2", "(1%),€6"], ["-$1.5,.5%", "$2,1%", "$3,2%"],
    ])
  func values(rows: [String]) throws {
    let table = try read("a,b\n" + rows.map { $0 + "\n" }.joined())
    #expect(table.count == 3 && !table.assumptions.contains { $0.contains("units") })
  }
}
