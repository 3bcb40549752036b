import DataTables
import TestSupport
import Testing

@Suite("TableText")
struct TableTextTests {
  private func error(_ text: String, x: String? = nil, y: String = "v") -> TableError? {
    #expect(throws: TableError.self) {
      try SeriesTable(
        Array(text.utf8), name: "data", x: x.map { ColumnName($0, option: "--x") },
        y: .named(ColumnName(y, option: "--y")))
    }
  }

  @Test("counts the lines in front of an error, those inside of cells and blank ones too")
  func lines() {
    var random = SplitMix64(seed: 23)
    let lines = ["a,1\n", "\n", "\r\n", "\"b\n\nc\",2\r\n", "\"\n\",3\n", "é,4\n"]
    for _ in 0..<300 {
      let front =
        "t,v\n"
        + (0..<Int.random(in: 0...30, using: &random)).map { _ in
          lines[Int.random(in: 0..<lines.count, using: &random)]
        }.joined()
      let line = front.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      for bad in ["a,x\n", "a\n", "a,\"1", "a,\"1\"2\n"] {
        let error = error(front + bad)
        #expect(error?.line == line && error?.file == "data", "\(bad)")
      }
    }
  }

  @Test("quotes at most forty characters of a cell")
  func quoted() {
    for scalar in ["x", "é", "€", "😀"] {
      let most = String(repeating: scalar, count: 40)
      #expect(error("v\n\(most)\n")?.message.hasPrefix("'\(most)' is not a number.") == true)
      #expect(
        error("v\n\(most)\(scalar)\(most)\n")?.message.hasPrefix("'\(most)…' is not") == true)
    }
  }

  @Test("counts the cells of a row that has too few or too many")
  func ragged() {
    let short = error("t,v\n1\n")
    #expect(
      short?.message
        == "1 cell, but the header has 2. Add the cell of column 'v', which can be empty.")
    #expect(short?.line == 2 && short?.character == 2)
    let long = error("t,v\n\"é\",2,3\n")
    #expect(
      long?.message
        == "3 cells, but the header has 2. Remove '3', or quote the cell that contains commas.")
    #expect(long?.line == 2 && long?.character == 7)
  }

  @Test(
    "explains a position that is missing, descends or cannot be read",
    arguments: [
      ("t,v\n,2\n", "no position. Enter one, or remove the row."),
      (
        "t,v\n5,2\n4,2\n",
        "'4' is less than the position in the row above, expected ascending order. "
          + "Sort the rows by this column."
      ),
      ("t,v\n5,2\ninf,2\n", "'inf', expected a finite number. Correct it."),
    ])
  func positions(text: String, message: String) {
    let error = error(text, x: "t")
    #expect(error?.message == message && error?.column == "t")
  }
}
