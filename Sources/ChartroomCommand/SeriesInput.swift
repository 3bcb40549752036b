import Decimation
import Foundation

/// The series that `chartroom decimate` reads, and the texts of its rows.
struct SeriesInput {
  /// What the file is called in messages.
  let name: String
  /// The size of the file.
  let bytes: Int
  /// The values; NaN and ±∞ are gaps.
  let values: ContiguousArray<Double>
  /// Where the points stand.
  let positions: SeriesPositions
  /// The table they come from; `nil` for a file of bare numbers.
  private let table: SeriesTable?

  /// Reads a table with a header.
  init(_ bytes: [UInt8], name: String, x: String?, y: String?) throws(ToolError) {
    let table = try SeriesTable(bytes, name: name, x: x, y: y)
    self.name = name
    self.bytes = bytes.count
    values = table.values
    positions = table.positions
    self.table = table
  }

  /// Takes bare numbers, each with its lowest byte first.
  ///
  /// Their positions count from 0.
  init(littleEndianDoubles bytes: [UInt8], name: String) throws(ToolError) {
    guard bytes.count.isMultiple(of: 8) else {
      throw ToolError(
        .badInput,
        "\(name): \(bytes.count) bytes are no whole number of 64-bit numbers. "
          + "Check how it was written, or leave out --raw.")
    }
    self.name = name
    self.bytes = bytes.count
    values = bytes.withUnsafeBytes { bytes in
      ContiguousArray(
        stride(from: 0, to: bytes.count, by: 8).lazy.map { place in
          let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          return Double(bitPattern: UInt64(littleEndian: bits))
        })
    }
    positions = .whole(.indices)
    table = nil
  }

  /// How many values are numbers, and how many are infinite.
  func counts() -> (finite: Int, infinite: Int) {
    var counts = (finite: 0, infinite: 0)
    for value in values {
      if value.isFinite { counts.finite += 1 } else if !value.isNaN { counts.infinite += 1 }
    }
    return counts
  }

  /// Some rows of it in a format.
  func text(
    of rows: [Int], as format: RowFormat, algorithm: DecimationAlgorithm
  ) -> [UInt8] {
    switch format {
    case .csv: csv(rows)
    case .json: json(rows, algorithm)
    case .indices: Array(rows.lazy.map { "\($0)\n" }.joined().utf8)
    }
  }

  private func csv(_ rows: [Int]) -> [UInt8] {
    guard let table else {
      let lines = rows.lazy.map { row in
        "\(row),\(values[row].isFinite ? Number.text(values[row]) : "")\n"
      }
      return Array(("index,value\n" + lines.joined()).utf8)
    }
    var text = Array(table.header)
    for row in rows { text += table.row(row) }
    return text
  }

  private func json(_ rows: [Int], _ algorithm: DecimationAlgorithm) -> [UInt8] {
    func list(_ text: (Int) -> String) -> String {
      "[\(rows.lazy.map(text).joined(separator: ","))]"
    }
    let x = list { row in
      // Days and moments hold no character that JSON would want to be escaped.
      if let table, table.holdsTimes { return "\"\(table.positionText(row))\"" }
      return switch positions {
      case .numbers(let positions): Number.text(positions[row])
      case .whole(let positions): "\(positions[row])"
      }
    }
    let y = list { values[$0].isFinite ? Number.text(values[$0]) : "null" }
    return Array(
      (#"{"algorithm":"\#(algorithm.rawValue)","rows":\#(values.count),"#
        + #""index":\#(list { "\($0)" }),"x":\#(x),"y":\#(y)}"# + "\n").utf8)
  }
}
