import DataTables
import Testing

@Suite("The names of years")
struct YearNamesTests {
  /// Whether a column behind names is read as times.
  private func isTime(_ name: String, _ cells: [String]) throws -> Bool {
    let text = "place,\(name),v\n" + cells.map { "AUS,\($0),1\n" }.joined()
    let column = try DelimitedReader().read(Array(text.utf8), name: "x").columns[1]
    if case .times = column.values { return true }
    return false
  }

  @Test("are those of several languages", arguments: ["Year", "Ano", "vuosi", "Season", "TIME"])
  func years(name: String) throws {
    #expect(try isTime(name, ["2000", "2001", "2002", "2000", "2001"]))
    #expect(try !isTime(name, ["2000", "2001", "9002"]))
  }

  @Test("a time is a year only if no year is missing")
  func times() throws {
    #expect(try !isTime("time", ["1900", "1950", "2000"]))
    #expect(try !isTime("time", ["2000", "2001", "2000", "2001"]))
  }
}
