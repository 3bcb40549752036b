import DataTables
import Testing

@Suite("Multiples of numbers")
struct NumberMultiplesTests {
  private func read(_ cells: [String], name: String = "v") throws -> DataTable {
    try DelimitedReader().read(
      Array(("name;\(name)\n" + cells.map { "x;\($0)\n" }.joined()).utf8), name: "data.csv")
  }

  @Test(
    "B and T are billions and trillions of money, with fractions, or without K and G, and bytes beside G",
    arguments: [
      (["$3.5T", "$180B", "$45M"], [3.5e12, 180e9, 45e6], "$"),
      (["3.5T", "180B", "45M"], [3.5e12, 180e9, 45e6], nil),
      (["$350M", "$4.1B"], [350e6, 4.1e9], "$"), (["350.1M", "4.1B"], [350.1e6, 4.1e9], nil),
      (["1.2M", "345K", "1.1B"], [1.2e6, 345e3, 1.1e9], nil),
      (["$5G", "$2K", "$7"], [5e9, 2e3, 7], "$"), (["4.1B", "950"], [4.1e9, 950], nil),
      (["£5m", "£1.2bn", "-£3k"], [5e6, 1.2e9, -3e3], "£"),
      (["1,5 Mrd. €", "350 Mio. €", "900 €"], [1.5e9, 350e6, 900], "€"),
      (["1.5 million", "2 billion"], [1.5e6, 2e9], nil),
      (["512B", "1.5G", "2M"], [512, 1.5 * 0x1p30, 0x1p21], "B"),
      (["0B", "1.5K", "2M"], [0, 1536, 0x1p21], "B"),
      (["4.1T", "350M"], [4.1e12, 350e6], nil),
      (["4.1T", "350K"], [4.1 * 0x1p40, 350 * 0x1p10], "B"),
      // Sizes of files or billions.
      (["512B", "1.5K", "2M"], nil, nil), (["512B", "1.5M", "3.2M"], nil, nil),
      (["12B", "350M"], [12e9, 350e6], nil), (["5 €", "2 M$"], nil, nil),
    ] as [([String], [Double]?, String?)])
  func billions(cells: [String], numbers: [Double]?, unit: String?) throws {
    let column = try read(cells).columns[1]
    guard case .numbers(let found) = column.values else {
      #expect(numbers == nil, "\(column)")
      return
    }
    #expect(found.map { $0.rounded() } == numbers?.map { $0.rounded() })
    #expect(column.unit == unit)
  }

  @Test(
    "below the name of sizes, B and T are bytes",
    arguments: [
      (["512B", "1.5M", "3.2M"], [512, 1.5 * 0x1p20, 3.2 * 0x1p20], "B"),
      (["512B", "1.5K", "2M"], [512, 1536, 0x1p21], "B"),
      (["4.1T", "350M"], [4.1 * 0x1p40, 350 * 0x1p20], "B"),
      (["350.1M", "4.1B"], [350.1e6, 4.1e9], nil), (["$350M", "$4B"], [350e6, 4e9], "$"),
    ] as [([String], [Double], String?)])
  func sizes(cells: [String], numbers: [Double], unit: String?) throws {
    for name in ["size", "File size", "used"] {
      let column = try read(cells, name: name).columns[1]
      guard case .numbers(let found) = column.values else {
        Issue.record("\(column)")
        return
      }
      #expect(found.map { $0.rounded() } == numbers.map { $0.rounded() } && column.unit == unit)
    }
  }

  @Test("the sentence about multiples names all of them")
  func sentence() throws {
    #expect(
      try read(["$3.5T", "$180B"]).assumptions.last == """
        The units of column 'v' were converted to plain numbers: 1 B = 1000000000, 1 T = 1000000000000.
        """)
    #expect(
      try read(["5 Mio. €", "9 €"]).assumptions.last
        == "The units of column 'v' were converted to €: 1 Mio. € = 1000000.")
  }
}
