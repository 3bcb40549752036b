import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom decimate: inputs")
struct DecimateInputTests {
  /// A file, the columns that are asked for, and what is said of it.
  struct Bad: Sendable, CustomStringConvertible {
    var text: String
    var x: String?
    var y: String?
    var message: String

    init(_ text: String, x: String? = nil, y: String? = nil, _ message: String) {
      self.text = text
      self.x = x
      self.y = y
      self.message = message
    }

    var description: String { message }
  }

  private static let bad: [Bad] = [
    Bad("", "data.csv: the file is empty, expected a header with the column names. Add a header."),
    Bad(
      "t,v\n1,2\n", x: "time",
      "data.csv: no column 'time' for --x. The columns are: t, v."),
    Bad("t,v\n1,2\n", y: "V", "data.csv: no column 'V' for --y. The columns are: t, v."),
    Bad(
      "v,v\n1,2\n", y: "v",
      "data.csv: 2 columns have the name 'v' of --y. Rename all but one."),
    Bad(
      "a,b\nx,y\n",
      "data.csv: no column contains only numbers. Give the column of values with --y. "
        + "The columns are: a, b."),
    Bad(
      "t,v\n1,2\n2,\"1,5\"\n", y: "v",
      "data.csv:3: column 'v': '1,5' is not a number. "
        + "Correct it, or leave the cell empty for a gap."),
    Bad(
      "t,v\n\"a\n\nb\",2\n2,a\u{1B}[31m\(String(repeating: "z", count: 60))\n", y: "v",
      "data.csv:5: column 'v': 'a\u{FFFD}[31m\(String(repeating: "z", count: 34))…' is not a number. "
        + "Correct it, or leave the cell empty for a gap."),
    Bad(
      "t,v\n1,2\n3,4\n2,5\n", x: "t",
      "data.csv:4: column 't': '2' is less than the position in the row above, expected ascending order. "
        + "Sort the rows by this column."),
    Bad(
      "t,v\n1.5,2\n1.25,4\n", x: "t",
      "data.csv:3: column 't': '1.25' is less than the position in the row above, expected ascending order. "
        + "Sort the rows by this column."),
    Bad(
      "t,v\n2024-05-01T01:00+02:00,2\n2024-04-30,4\n", x: "t",
      "data.csv:3: column 't': '2024-04-30' is less than the position in the row above, expected ascending order. "
        + "Sort the rows by this column."),
    Bad(
      "t,v\n1,2\n,4\n", x: "t",
      "data.csv:3: column 't': no position. Enter one, or remove the row."),
    Bad(
      "t,v\n1,2\nnan,4\n", x: "t",
      "data.csv:3: column 't': no position. Enter one, or remove the row."),
    Bad(
      "t,v\n2024-05-01,2\n,4\n", x: "t",
      "data.csv:3: column 't': no position. Enter one, or remove the row."),
    Bad(
      "t,v\nMay,2\n", x: "t", y: "v",
      "data.csv:2: column 't': 'May', expected a number or a time such as 2024-05-01T12:30:00Z. "
        + "Correct it."),
    Bad(
      "t,v\n1,2\n2024-05-01,3\n", x: "t",
      "data.csv:3: column 't': '2024-05-01', expected a number, as in the rows before. Correct it."
    ),
    Bad(
      "t,v\n2024-05-01,3\n2024-05-32,3\n", x: "t",
      "data.csv:3: column 't': '2024-05-32', expected a time, as in the rows before. Correct it."),
    Bad(
      "t,v\n1,2\n1e999,3\n", x: "t",
      "data.csv:3: column 't': '1e999', expected a finite number. Correct it."),
    Bad(
      "t,v\n1,2\n\n3\n",
      "data.csv:4:2: 1 cell, but the header has 2. Add the cell of column 'v', which can be empty."),
    Bad(
      "t,v\n1,2,3",
      "data.csv:2:5: 3 cells, but the header has 2. Remove '3', or quote the cell that contains commas."
    ),
    Bad(
      "t,v\n1,2,\n",
      "data.csv:2:5: 3 cells, but the header has 2. Remove the separator at the end of the row."),
    Bad(
      "PAR1,t,v\n1,2\nPAR1",
      "data.csv: the format is Parquet, expected a table as text. Export the columns as CSV, or as raw values for "
        + "--raw f64."),
    Bad(
      "t,v\n1,\"2\n", y: "v",
      "data.csv:2:3: a quotation mark that is never closed. Close the quotation mark."),
    Bad(
      "t,v\n1,\"2\"3\n", y: "v",
      "data.csv:2:6: text after the quotation mark that closes a cell. "
        + "Double the quotation marks inside a cell."),
    Bad(
      "\"t,v\n1,2\n",
      "data.csv:1: a quotation mark of the header is never closed. Close the quotation mark."),
    Bad(
      "t,v\r1,2\r",
      "data.csv:1: lines end in carriage returns, expected line feeds. Convert the file: tr '\\r' '\\n'."
    ),
  ]

  @Test("ends with 3 and says where and what to do", arguments: bad)
  func messages(bad: Bad) throws {
    let folder = try TemporaryFolder()
    try folder.put(bad.text, in: "data.csv")
    let found = try ToolRun(
      ["decimate", "data.csv", "--points", "4"] + (bad.x.map { ["--x", $0] } ?? [])
        + (bad.y.map { ["--y", $0] } ?? []), in: folder.path)
    #expect(found.errors == "chartroom: \(bad.message)\n")
    #expect(found.status == 3 && found.output == "")
  }

  @Test("ends with 3 for files that are missing, folders and UTF-16")
  func files() throws {
    let folder = try TemporaryFolder()
    #expect(try ToolRun(["decimate", "no.csv", "--points", "4"], in: folder.path).status == 3)
    #expect(try ToolRun(["decimate", "/etc", "--points", "4"]).status == 3)
    try Data([0xFF, 0xFE, 0x61, 0, 0x0A, 0]).write(to: URL(filePath: folder.path + "/16.csv"))
    #expect(
      try ToolRun(["decimate", "16.csv", "--points", "4"], in: folder.path).errors
        == "chartroom: 16.csv: the file is UTF-16, expected UTF-8. Convert it: iconv -f UTF-16 -t UTF-8.\n"
    )
  }
}
