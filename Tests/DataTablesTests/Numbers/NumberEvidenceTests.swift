import DataTables
import Testing

@Suite("Evidence of the notation of numbers")
struct NumberEvidenceTests {
  @Test(
    "a number without a unit has that of the others, which is said, and is whole beside millicores",
    arguments: [
      ("v", ["50%", "0.3", "20%"], [50, 0.3, 20], "such as '0.3', were read as %."),
      ("v", ["250m", "2", "1500m"], [250, 2, 1500], "such as '2', were read as m."),
      ("CPU(cores)", ["250m", "2", "1500m"], [0.25, 2, 1.5], "converted to cores: 1 m = 0.001."),
      ("score", ["250m", "2"], [250, 2], "such as '2', were read as m."),
      ("v", ["50%", "0", "-"], [50, 0, .nan], ""), ("v", ["$5", "7"], [5, 7], ""),
      ("v", ["5 €", "7"], [5, 7], ""),
    ])
  func numbersWithoutUnits(name: String, cells: [String], numbers: [Double], note: String) throws {
    let rows = cells.map { "x;\($0)\n" }.joined()
    let table = try DelimitedReader().read(Array("name;\(name)\n\(rows)".utf8), name: "x")
    guard case .numbers(let found) = table.columns[1].values else {
      Issue.record("\(table)")
      return
    }
    #expect(found.map(\.description) == numbers.map(\.description))
    let last = try #require(table.assumptions.last)
    #expect(note.isEmpty ? table.assumptions.count == 1 : last.hasSuffix(note), "\(last)")
  }

  @Test(
    "points are those of thousands beside numbers below 1000, between semicolons, and else of decimals",
    arguments: [
      (
        ";", ["1.982", "298.479", "857"], nil, 298_479.0,
        "The point of column 'v' was read as the separator of thousands; see --decimal."
      ),
      (
        ";", ["1.982", "298.479", "0"], nil, 298.479,
        "The point of column 'v' was read as the decimal separator; see --decimal."
      ),
      (
        ";", ["1.982", "298.479", "5253"], nil, 298.479,
        "The point of column 'v' was read as the decimal separator; see --decimal."
      ),
      (";", ["1.982", "298.479", "857"], false, 298.479, nil),
      (";", ["1.982", "298.479", "0"], true, 298_479, nil),
      (
        "\t", ["1.982", "298.479", "857"], nil, 298.479,
        "The point of column 'v' was read as the decimal separator; see --decimal."
      ),
      (",", ["1.982", "298.479", "857"], nil, 298.479, nil),
      (";", ["1.982", "298.479", "857.5"], nil, 298.479, nil),
    ] as [(String, [String], Bool?, Double, String?)])
  func points(separator: String, cells: [String], commas: Bool?, second: Double, note: String?)
    throws
  {
    var reader = DelimitedReader()
    reader.usesDecimalCommas = commas
    let rows = cells.map { "x\(separator)\($0)\n" }.joined()
    let table = try reader.read(Array("name\(separator)v\n\(rows)".utf8), name: "x")
    guard case .numbers(let numbers) = table.columns[1].values else {
      Issue.record("\(table)")
      return
    }
    #expect(numbers[1] == second)
    #expect(table.assumptions.last { $0.hasPrefix("The point") } == note)
    // Another column decides.
    let certain = cells.map { "0.5\(separator)\($0)\n" }.joined()
    let other = try reader.read(Array("w\(separator)v\n\(certain)".utf8), name: "x")
    #expect(other.assumptions.allSatisfy { !$0.hasPrefix("The point") })
  }
}
