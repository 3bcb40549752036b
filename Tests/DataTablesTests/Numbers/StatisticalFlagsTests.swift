import DataTables
import Testing

@Suite("Flags of statistical offices")
struct StatisticalFlagsTests {
  @Test(
    "a colon is a missing value, and letters behind a few numbers are no unit",
    arguments: [
      (["4.2", ":", "5 b", "6"], [4.2, .nan, 5, 6], nil),
      (["4.2", ": c", "5 bp", "6 e", "7", "8"], [4.2, .nan, 5, 6, 7, 8], nil),
      (["5 b", "6 p", "7"], [5, 6, 7], nil), (["5 b", "6 b", "7 p", "8"], [5, 6, 7, 8], nil),
      (["50 s", "1 d", "0"], [50.0 / 86_400, 1, 0], "d"), (["5 s", "6 s", "7"], [5, 6, 7], "s"),
      (["5b", "6", "7"], [5, 6, 7], "b"),
      (["5 kg", "6", "7"], [5, 6, 7], "kg"),
      // Temperatures, parties and directions.
      (["20 c", "68 f"], nil, nil), (["3 r", "4 d"], nil, nil), (["5 n", "6 s", "7 e"], nil, nil),
      (["5", ": x", "7"], nil, nil), (["5", ":7", "7"], nil, nil),
    ] as [([String], [Double]?, String?)])
  func flags(cells: [String], numbers: [Double]?, unit: String?) throws {
    let rows = cells.map { "x\t\($0)\n" }.joined()
    let column = try DelimitedReader().read(Array("name\tv\n\(rows)".utf8), name: "x").columns[1]
    guard case .numbers(let found) = column.values else {
      #expect(numbers == nil, "\(column)")
      return
    }
    #expect(found.map(\.description) == numbers?.map(\.description))
    #expect(column.unit == unit)
  }

  @Test("ignored flags are reported, and later ones are known")
  func sentence() throws {
    let rows = String(repeating: "5\t1 b\n5\t2\n6\t3\n", count: 400) + "7\t3 e\n"
    let table = try DelimitedReader().read(Array("name\tv\n\(rows)".utf8), name: "x")
    #expect(table.columns[1].unit == nil)
    #expect(
      table.assumptions.last
        == "The units of column 'v' were ignored, because they are flags: b.")
  }
}
