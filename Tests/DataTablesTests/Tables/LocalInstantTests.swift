import DataTables
import Foundation
import Testing

@Suite("Local times where the clock is set")
struct LocalInstantTests {
  private static let hour: Int64 = 3_600_000_000

  /// A clock two hours ahead of UTC that is set back at 3 o'clock on 1 January 1970, and forward at 2 o'clock on the
  /// next day.
  private static func instant(_ local: Int64) -> LocalInstant {
    switch local {
    case ..<(2 * hour): LocalInstant(local - 2 * hour)
    case ..<(3 * hour): LocalInstant(local - 2 * hour, second: local - hour)
    case ..<(26 * hour): LocalInstant(local - hour)
    case ..<(27 * hour): LocalInstant(local - hour, isSkipped: true)
    default: LocalInstant(local - 2 * hour)
    }
  }

  private var reader: DelimitedReader {
    var reader = DelimitedReader()
    reader.instant = Self.instant
    return reader
  }

  private func read(_ times: [String]) throws -> DataTable {
    let rows = times.enumerated().map { "\($0),1970-01-\($1)\n" }.joined()
    return try reader.read(Array("n,t\n\(rows)".utf8), name: "x.csv")
  }

  /// The instants of a column, in half hours.
  private func instants(_ column: DataColumn) -> [Int64] {
    guard case .times(let times) = column.values else { return [] }
    return times.map { $0 / (Self.hour / 2) }
  }

  @Test(
    "rows that go through the repeated hour twice have the instants of their order",
    arguments: [
      (
        ["01:30", "02:00", "02:30", "02:00", "02:30", "03:00"],
        [-1, 0, 1, 2, 3, 4] as [Int64]
      ),
      (["03:00", "02:30", "02:00", "02:30", "02:00", "01:30"], [4, 3, 2, 1, 0, -1]),
      (["01:00", "02:00", "02:00", "03:00"], [-2, 0, 2, 4]),
      (
        ["01:00", "01:00", "02:00", "02:00", "02:00", "02:00", "03:00"],
        [-2, -2, 0, 0, 2, 2, 4]
      ),
      (["02:30", "02:00", "03:00"], [1, 2, 4]), (["03:00", "02:00", "02:00"], [4, 2, 0]),
      // Rows beside the repeated hour are missing.
      (["00:00", "02:00", "02:00", "05:00"], [-4, 0, 2, 8]),
      (["05:30", "02:30", "02:30", "00:30"], [9, 3, 1, -3]),
      (["02:00", "02:00", "07:00"], [0, 2, 12]),
      // A second series begins behind the repeated hour, or in it.
      (
        ["01:00", "02:00", "02:00", "00:00", "01:00", "02:00", "02:00", "03:00"],
        [-2, 0, 2, -4, -2, 0, 2, 4]
      ),
      (
        ["01:00", "04:00", "05:00", "02:00", "02:30", "02:00", "02:30", "03:00"],
        [-2, 6, 8, 0, 1, 2, 3, 4]
      ),
      (
        ["05:00", "04:00", "01:30", "02:30", "02:00", "02:30", "02:00", "01:30", "01:00"],
        [8, 6, -1, 3, 2, 1, 0, -1, -2]
      ),
    ])
  func repeated(times: [String], expected: [Int64]) throws {
    let table = try read(times.map { "01 \($0)" })
    #expect(instants(table.columns[1]) == expected)
    #expect(
      table.assumptions.last
        == "The order of the rows shows which times of column 't' are those of the repeated hour.")
  }

  @Test("rows that go through the repeated hour once have its first instants")
  func once() throws {
    for times in [["01:30", "02:00", "02:30", "03:00"], ["03:00", "02:30", "02:00", "01:30"]] {
      let table = try read(times.map { "01 \($0)" })
      #expect(Set(instants(table.columns[1])) == [-1, 0, 1, 4])
      #expect(
        table.assumptions.last
          == "Times of column 't' that the clock shows twice were read as the first ones; write offsets, such as "
          + "+02:00, for others.")
    }
  }

  @Test("events at one time are no rows of two passes through the repeated hour")
  func events() throws {
    for times in [
      ["01:30", "02:15", "02:15", "03:00"], ["03:00", "02:15", "02:15", "01:30"],
      ["01:15", "02:15", "02:15", "03:05"], ["02:15", "02:15", "03:00"],
    ] {
      let table = try read(times.map { "01 \($0)" })
      guard case .times(let found) = table.columns[1].values else {
        Issue.record("\(table.columns[1].values)")
        continue
      }
      #expect(found.count { $0 == Self.hour / 4 } == 2, "\(times)")
      #expect(
        table.assumptions.last?.hasPrefix(
          "Times of column 't' that the clock shows twice were read as the first ones") == true)
    }
  }

  @Test("events at whole hours are no rows of two passes if others are days away")
  func distantEvents() throws {
    for times in [["01 02:00", "01 02:00", "03 09:00"], ["03 09:00", "01 02:00", "01 02:00"]] {
      let table = try read(times)
      #expect(
        table.assumptions.last?.hasPrefix(
          "Times of column 't' that the clock shows twice were read as the first ones") == true)
    }
  }

  @Test("times that the clock skips are named with their line")
  func skipped() throws {
    let table = try read(["02 01:30", "02 02:30", "02 03:00"])
    #expect(instants(table.columns[1]) == [49, 51, 50])
    #expect(
      table.assumptions.last
        == "The clock skips the time of column 't' in line 3, which was read as a later one.")
    let more = try read(["02 01:30", "02 02:00", "02 02:30"])
    #expect(more.assumptions.last?.hasSuffix("later one. So was another time.") == true)
    #expect(try read(["02 01:30", "02 03:00"]).assumptions.isEmpty)
    var json = JSONTableReader()
    json.texts = reader
    let rows = ["01:30", "02:30"].map { "{\"t\":\"1970-01-02 \($0)\"}" }
    let array = try json.read(
      Array("[\(rows.joined(separator: ",\n"))]".utf8), name: "x.json")
    #expect(
      array.assumptions
        == ["The clock skips the time of column 't' in line 2, which was read as a later one."])
    let lines = try json.readLines(Array(rows.joined(separator: "\n").utf8), name: "x.jsonl")
    #expect(lines.assumptions.count == 1 && lines.assumptions[0].contains("in line 2,"))
  }
}
