import DataTables
import Foundation
import TestSupport
import Testing

/// The environment variable `CHARTROOM_TABLES` sets the number of random tables, 1 500 by default.
@Suite("KernelRows")
struct KernelRowsTests {
  /// A table or an error as text, in which missing values are equal.
  private func result(
    _ text: String, usesKernels: Bool, keepsFaults: Bool = false, limit: Int? = nil
  ) -> String {
    var reader = DelimitedReader()
    (reader.usesKernels, reader.keepsFaults) = (usesKernels, keepsFaults)
    reader.limit = limit ?? reader.limit
    do throws(TableError) {
      return "\(try reader.read(Array(text.utf8), name: "data.csv"))"
    } catch {
      return "\(error)"
    }
  }

  /// The ways in which a column writes its cells.
  private static let cells: [@Sendable (inout SplitMix64) -> String] = [
    { "\(Int.random(in: -5000...5000, using: &$0))" },
    { "\(Double(Int.random(in: -99_999...99_999, using: &$0)) / 1000)" },
    { "\(Double(bitPattern: $0.next()))" },
    { "\(Int.random(in: 1...9, using: &$0)),\(Int.random(in: 100...999, using: &$0)).5" },
    { "$\(Int.random(in: 1...99, using: &$0))" },
    { "2024-0\(Int.random(in: 1...9, using: &$0))-1\(Int.random(in: 0...9, using: &$0))" },
    {
      "2024-05-01T1\(Int.random(in: 0...9, using: &$0)):30:0\(Int.random(in: 0...9, using: &$0)).5"
    },
    { "2024-05-01 10:30:00+0\(Int.random(in: 0...9, using: &$0)):00" },
    { "\(Int.random(in: 1...12, using: &$0))/\(Int.random(in: 1...12, using: &$0))/2024" },
    { "\(1_700_000_000_000 + Int64.random(in: 0...999_999_999, using: &$0))" },
    { ["north", "south ", "é", " a b", "north"].randomElement(using: &$0) ?? "" },
    { "n\(Int.random(in: 0...300, using: &$0))" },
    { ["A,1", "say \"hi\"", "two\nlines", "x"].randomElement(using: &$0) ?? "" },
    { ["#1", "#2", "# a", "b"].randomElement(using: &$0) ?? "" },
  ]
  /// Cells that some columns contain and some do not allow.
  private static let odd = [
    "", "NA", "-", "n.a.", "null", "  ", "12:30", "1e5", "inf", "1,234", "13/13/2024", "2024-02-30",
    "x", "\"", "#",
    "9999999999999999999999", "2024-05", "\u{A0}", "5 %", "1.5",
  ]

  /// A random table, most of whose rows the kernel can parse, with its separator and line ends.
  private func table(_ random: inout SplitMix64) -> String {
    let separator = [",", ",", ";", "\t", "|"].randomElement(using: &random) ?? ","
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    let oddity: Double = [0.0, 0, 0.002, 0.05].randomElement(using: &random) ?? 0
    let quoted: Double = [0.0, 0.1, 1].randomElement(using: &random) ?? 0
    let tail = Int.random(in: 0..<4, using: &random) == 0 ? separator : ""
    let columns = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Self.cells.randomElement(using: &random) ?? { _ in "" }
    }
    func write(_ cell: String) -> String {
      let needs = cell.contains { "\"\n\(separator)".contains($0) }
      guard needs || Double.random(in: 0..<1, using: &random) < quoted else { return cell }
      return "\"\(cell.replacing("\"", with: "\"\""))\""
    }
    var text = columns.indices.map { "c\($0)" }.joined(separator: separator) + tail + end
    // Rows beyond those that are examined can contradict what was found.
    for _
      in 0..<(Int.random(in: 0..<8, using: &random) == 0
      ? 1600 : Int.random(in: 1...60, using: &random))
    {
      let cells = columns.map { column in
        let isOdd = Double.random(in: 0..<1, using: &random) < oddity
        return write(isOdd ? Self.odd.randomElement(using: &random) ?? "" : column(&random))
      }
      let isRagged = Double.random(in: 0..<1, using: &random) < oddity / 20
      text +=
        cells.joined(separator: separator)
        + (isRagged ? separator + (Bool.random(using: &random) ? "1" : "") : "") + tail + end
      if Double.random(in: 0..<1, using: &random) < oddity { text += end }
    }
    return Bool.random(using: &random) ? text : String(text.dropLast())
  }

  @Test(
    "rows by kernels give the table or the error of cells parsed one by one",
    arguments: [false, true])
  func law(keepsFaults: Bool) {
    let count =
      ProcessInfo.processInfo.environment["CHARTROOM_TABLES"].flatMap { Int($0) } ?? 1500
    var random = SplitMix64(seed: 25)
    var (tables, errors) = (0, 0)
    for number in 0..<count {
      let text = table(&random)
      let expected = result(text, usesKernels: false, keepsFaults: keepsFaults)
      let found = result(text, usesKernels: true, keepsFaults: keepsFaults)
      if expected != found {
        Issue.record("table \(number): \(expected.prefix(300)) is \(found.prefix(300)):\n\(text)")
      }
      if expected.hasPrefix("data.csv") { errors += 1 } else { tables += 1 }
    }
    let leastErrors = keepsFaults ? 0 : count / 50
    #expect(tables > count / 2 && errors > leastErrors, "\(tables) tables, \(errors) errors")
  }

  @Test("tables of several buffers of rows, with cells among them that the kernel leaves")
  func buffers() throws {
    let rows = (0..<5000).map { row in
      row % 700 == 650
        ? "\(row),1e99,\"a \"\"b\"\"\"" : "\(row),\(Double(row) / 8),name \(row % 37)"
    }
    let text = "a,b,c\n" + rows.joined(separator: "\n") + "\n"
    let table = try DelimitedReader().read(Array(text.utf8), name: "data.csv")
    guard case .numbers(let a) = table.columns[0].values,
      case .numbers(let b) = table.columns[1].values,
      case .names(let indices, let names) = table.columns[2].values
    else {
      Issue.record("\(table.columns.map(\.name))")
      return
    }
    #expect(a == ContiguousArray((0..<5000).map(Double.init)))
    #expect(b[4999] == 4999 / 8.0 && b[650] == 1e99 && b.filter { $0 == 1e99 }.count == 7)
    #expect(
      names.count == 38 && names[Int(indices[650])] == "a \"b\""
        && names[Int(indices[4999])] == "name 4")
  }

  @Test("errors behind many rows name their line", arguments: [false, true])
  func errors(usesKernels: Bool) {
    let rows = String(repeating: "1,x\n", count: 3000)
    #expect(
      result("a,b\n\(rows)oops,y\n\(rows)", usesKernels: usesKernels)
        == "data.csv:3002: column 'a': 'oops', expected a number. Correct it, or leave the cell empty."
    )
    #expect(
      result("a,b\n\(rows)1\n\(rows)", usesKernels: usesKernels)
        == "data.csv:3002:2: 1 cell, but the header has 2. Add the cell of column 'b', which can be empty."
    )
    #expect(
      result("a,b\n\(rows)1,\"y\n\(rows)", usesKernels: usesKernels)
        == "data.csv:3002:3: a quotation mark that is never closed. Close the quotation mark.")
    #expect(
      result("a,b\n\(rows)", usesKernels: usesKernels, limit: 2999)
        == "data.csv: more than 2999 rows, which is the limit. Split the file.")
    #expect(result("a,b\n\(rows)", usesKernels: usesKernels, limit: 3000).hasPrefix("DataTable"))
    // Of two wrong cells, the first one in the file is reported, although a kernel does not parse its column.
    let dates = String(repeating: "1/2/2024,5\n", count: 1500)
    #expect(
      result("a,b\n\(dates)1/2/2024,5\n1/x/2024,5\n1/2/2024,y\n\(dates)", usesKernels: usesKernels)
        .hasPrefix("data.csv:1503: column 'a': '1/x/2024', expected a date"))
  }
}
