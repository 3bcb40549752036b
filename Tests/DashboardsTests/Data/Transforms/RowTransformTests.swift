import Testing

@Suite("Filters, orders and limits")
struct RowTransformTests {
  @Test("A filter keeps the rows that its conditions accept one by one", arguments: 0..<24)
  func filter(seed: Int) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    guard input["n"].contains(where: { $0 != .missing }) else { return }
    let output = try TransformExample.rows(csv, "[{filter: {field: n, atLeast: -5, below: 9}}]")
    let rows = input.rows.filter { (-5..<9).contains($0[input.index("n")].number) }
    #expect(output == TestRows(input.names, rows))
  }

  @Test(
    "Sorted rows are those of an insertion sort", arguments: 0..<24, ["ascending", "descending"])
  func sort(seed: Int, order: String) throws {
    let csv = TransformExample.csv(seed)
    let input = try TransformExample.rows(csv, "[]")
    let field = ["n", "g", "t"][seed % 3]
    let output = try TransformExample.rows(
      csv, "[{sort: {by: \(field), order: \(order)}}, {limit: 20}]")
    /// Whether a cell is behind another one.
    func isBehind(_ cell: TestCell, _ other: TestCell) -> Bool {
      switch (cell, other) {
      case (.missing, _): other != .missing
      case (_, .missing): false
      case (.number(let a), .number(let b)): order == "ascending" ? a > b : a < b
      case (.time(let a), .time(let b)): order == "ascending" ? a > b : a < b
      case (.text(let a), .text(let b)): order == "ascending" ? a > b : a < b
      default: false
      }
    }
    var rows: [[TestCell]] = []
    for row in input.rows {
      let key = row[input.index(field)]
      let place = rows.lastIndex { !isBehind($0[input.index(field)], key) }.map { $0 + 1 } ?? 0
      rows.insert(row, at: place)
    }
    #expect(output == TestRows(input.names, Array(rows.prefix(20))))
  }
}
