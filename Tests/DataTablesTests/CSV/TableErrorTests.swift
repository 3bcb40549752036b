import DataTables
import Testing

@Suite("TableError")
struct TableErrorTests {
  private func error(_ text: String) -> String {
    do throws(TableError) {
      _ = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("names the file, the line, the place in the line and the column, as far as they are known")
  func description() {
    var error = TableError(file: "f", character: 7, message: "m.")
    #expect("\(error)" == "f: m.")
    error.line = 3
    #expect("\(error)" == "f:3:7: m.")
    error.column = "c"
    #expect("\(error)" == "f:3:7: column 'c': m.")
    error.character = nil
    #expect("\(error)" == "f:3: column 'c': m.")
  }

  @Test(
    "errors name the line, the column and the remedy",
    arguments: [
      ("", "data.csv: the file is empty, expected a table. Give a file with rows."),
      (" \n\n", "data.csv: the file is empty, expected a table. Give a file with rows."),
      ("a,b\n", "data.csv: the table has a header and no rows. Give a file with rows."),
      (
        "a,b\n1,2\n3\n",
        "data.csv:3:2: 1 cell, but the header has 2. Add the cell of column 'b', which can be empty."
      ),
      (
        "a,b,c\n1,2,3\n\"ä\"\n",
        "data.csv:3:4: 1 cell, but the header has 3. Add 2 cells, that of column 'b' first; they can be empty."
      ),
      (
        "1,2\n3,4\n5,6,\"7\",8\n",
        "data.csv:3:5: 4 cells, but the rows above have 2. Remove '7' and the cells behind it, or quote the cell "
          + "that contains commas."
      ),
      (
        "a,b\n1,2,\n3,4\n",
        "data.csv:2:5: 3 cells, but the header has 2. Remove the separator at the end of the row."
      ),
      (
        "a,b\n1,2,,5\n3,4\n",
        "data.csv:2:5: 4 cells, but the header has 2. Remove the empty cell and the cells behind it, or quote the cell "
          + "that contains commas."
      ),
      (
        "a,b\n1,2,\"\"\n3,4\n",
        "data.csv:2:5: 3 cells, but the header has 2. Remove the empty cell, or quote the cell that contains commas."
      ),
      (
        "1;2\n3;4\n5\n",
        "data.csv:3:2: 1 cell, but the rows above have 2. Add the cell of column 'column 2', which can be empty."
      ),
      (
        "\u{FEFF}a,\"b\"c\n1,2\n",
        "data.csv:1:6: text after the quotation mark that closes a cell. Double the quotation marks inside a cell."
      ),
      (
        "a,b\n1,\"x\n",
        "data.csv:2:3: a quotation mark that is never closed. Close the quotation mark."
      ),
      (
        "ab,c\n1,\u{0}2\n",
        "data.csv: byte 8 is zero, so that the file is not a text. Give a file of text."
      ),
    ])
  func errors(text: String, message: String) {
    #expect(error(text) == message)
  }
}
