import ArgumentParser
import Chartroom
import DataTables
import Decimation

/// The values of `chartroom decimate --format`.
enum RowFormat: String, CaseIterable, ExpressibleByArgument {
  case csv, json, indices

  /// Returns rows of a series as text.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows, counted from 0.
  ///   - input: The series.
  ///   - algorithm: The algorithm that kept the rows; JSON names it.
  /// - Returns: The bytes of the text, in UTF-8 if the input is in UTF-8.
  func text(
    of rows: [Int], from input: SeriesInput, keptBy algorithm: DecimationAlgorithm
  ) -> [UInt8] {
    switch self {
    case .csv: Self.csv(rows, input)
    case .json: Self.json(rows, input, algorithm)
    case .indices: Array(rows.lazy.map { "\($0)\n" }.joined().utf8)
    }
  }

  private static func csv(_ rows: [Int], _ input: SeriesInput) -> [UInt8] {
    guard let table = input.table else {
      let lines = rows.lazy.map { row in
        "\(row),\(input.values[row].isFinite ? NumberText.shortest(input.values[row]) : "")\n"
      }
      return Array(("index,value\n" + lines.joined()).utf8)
    }
    var text = Array(table.header)
    for row in rows { text += table.row(row) }
    return text
  }

  private static func json(
    _ rows: [Int], _ input: SeriesInput, _ algorithm: DecimationAlgorithm
  ) -> [UInt8] {
    func list(_ text: (Int) -> String) -> String {
      "[\(rows.lazy.map(text).joined(separator: ","))]"
    }
    let x = list { row in
      // Days and times contain no character that JSON escapes.
      if let table = input.table, case .times = table.positions {
        return "\"\(table.positionText(row))\""
      }
      return switch input.positions {
      case .numbers(let positions): NumberText.shortest(positions[row])
      case .whole(let positions): "\(positions[row])"
      }
    }
    let y = list { input.values[$0].isFinite ? NumberText.shortest(input.values[$0]) : "null" }
    return Array(
      (#"{"algorithm":"\#(algorithm.rawValue)","rows":\#(input.values.count),"#
        + #""index":\#(list { "\($0)" }),"x":\#(x),"y":\#(y)}"# + "\n").utf8)
  }
}
