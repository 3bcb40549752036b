import DataTables
import Testing

@Suite("CellSeparator")
struct CellSeparatorTests {
  private func columns(_ text: String) throws -> [String] {
    try SeriesTable(
      Array(text.utf8), name: "data", x: nil, y: .firstOfNumbers(option: "--y")
    ).columns
  }

  @Test("takes the separator that the header has most often outside of quotes, the first of equals")
  func separator() throws {
    #expect(try columns("a,b;c;d") == ["a,b", "c", "d"])
    #expect(try columns("a,b;c\td") == ["a", "b;c\td"])
    #expect(try columns("a;b\tc") == ["a", "b\tc"])
    #expect(try columns("a\tb,c\td\n") == ["a", "b,c", "d"])
    #expect(try columns("\"a;b;c;d\",e") == ["a;b;c;d", "e"])
    #expect(try columns("a") == ["a"])
    // The rows have no say.
    #expect(try columns("a,b\n\"1;2;3;4\",5\n") == ["a", "b"])
  }
}
