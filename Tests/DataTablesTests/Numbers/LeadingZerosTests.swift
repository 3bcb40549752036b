import DataTables
import Testing

@Suite("LeadingZeros")
struct LeadingZerosTests {
  /// Returns the names of a column; `nil` if it has numbers or times.
  private func names(_ name: String, _ cells: [String]) throws -> [String]? {
    let text = "\(name),v\n" + cells.map { "\($0),1\n" }.joined()
    let column = try DelimitedReader().read(Array(text.utf8), name: "x").columns[0]
    #expect(column.fault == nil)
    if case .names(_, let names) = column.values { return names }
    return nil
  }

  @Test(
    "codes with leading zeros are names",
    arguments: ["PLZ", "zip", "ZIP Code", "county_fips", "Postleitzahl", "country-code"])
  func codes(name: String) throws {
    let cells = ["01067", "10115", "04109", "10115"]
    #expect(try names(name, cells) == ["01067", "10115", "04109"])
  }

  @Test("other numbers, and those of different lengths, stay numbers")
  func numbers() throws {
    #expect(try names("zip", ["11067", "10115", "14109"]) == nil)
    #expect(try names("zip", ["01067", "10115", "4109"]) == nil)
    #expect(try names("reading", ["01067", "10115", "04109"]) == nil)
    #expect(try names("code", ["0.1", "0.2", "0.3"]) == nil)
    #expect(try names("code", ["0", "1", "2"]) == nil)
  }
}
