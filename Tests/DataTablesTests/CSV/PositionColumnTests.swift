import DataTables
import TestSupport
import Testing

@Suite("PositionColumn")
struct PositionColumnTests {
  /// Returns the positions of cells, or the fault of the first one that has one.
  private func read(_ cells: [String]) throws(PositionColumn.Fault) -> TablePositions {
    var column = PositionColumn()
    for cell in cells {
      try Array(cell.utf8).withUnsafeBufferPointer { bytes throws(PositionColumn.Fault) in
        try column.append(bytes)
      }
    }
    return column.positions
  }

  @Test("keeps whole numbers exact until the first fraction, wherever it is")
  func kinds() throws {
    var random = SplitMix64(seed: 22)
    for _ in 0..<500 {
      let count = Int.random(in: 1...20, using: &random)
      var whole = (0..<count).map { _ in Int64.random(in: -1_000...1_000, using: &random) }
      whole.sort()
      var cells = whole.map { "\($0)" }
      #expect(try read(cells) == .whole(ContiguousArray(whole)))
      let place = Int.random(in: 0..<count, using: &random)
      cells[place] += ".0"
      #expect(try read(cells) == .numbers(ContiguousArray(whole.map(Double.init))))
    }
    let large = "9007199254740993"
    #expect(try read([large]) == .whole([9_007_199_254_740_993]))
    #expect(try read([large, "1e16"]) == .numbers([9_007_199_254_740_992, 1e16]))
    #expect(try read([]) == .whole([]))
  }

  @Test("takes times from the first cell on, in microseconds")
  func times() throws {
    #expect(
      try read(["1969-12-31", "1970-01-01T00:00:01.5Z", "1970-01-01T02:00:01.5+02:00"])
        == .times(microseconds: [-86_400_000_000, 1_500_000, 1_500_000]))
  }

  @Test("takes equal positions, and zeros of either sign in any order")
  func equal() throws {
    #expect(try read(["3", "3", "3"]) == .whole([3, 3, 3]))
    #expect(try read(["0.0", "-0.0", "0.0"]) == .numbers([0, 0, 0]))
  }

  @Test(
    "refuses a cell that cannot follow",
    arguments: [
      (["2", "1"], .descends), (["2", "1.5"], .descends), (["2.5", "2"], .descends),
      (["1970-01-02", "1970-01-01"], .descends), ([""], .missing), (["1", " "], .missing),
      (["1.5", "nan"], .missing), (["1970-01-01", ""], .missing),
      (["1e999"], .unreadable(expected: "a finite number")),
      (["1", "-inf"], .unreadable(expected: "a finite number")),
      (["x"], .unreadable(expected: "a number or a time such as 2024-05-01T12:30:00Z")),
      (["1", "x"], .unreadable(expected: "a number, as in the rows before")),
      (["1.5", "1970-01-01"], .unreadable(expected: "a number, as in the rows before")),
      (["1970-01-01", "7"], .unreadable(expected: "a time, as in the rows before")),
    ] as [([String], PositionColumn.Fault)])
  func faults(cells: [String], fault: PositionColumn.Fault) {
    #expect(throws: fault) { try read(cells) }
  }

  @Test("reserves memory at any time without a change")
  func reserve() throws {
    for cells in [["1", "2"], ["1.5", "2"], ["1970-01-01", "1970-01-02"]] {
      var column = PositionColumn()
      for cell in cells {
        column.reserveCapacity(100)
        try Array(cell.utf8).withUnsafeBufferPointer { try column.append($0) }
      }
      #expect(try column.positions == read(cells))
    }
  }
}
