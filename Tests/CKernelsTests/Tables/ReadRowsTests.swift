import CKernels
import Foundation
import TestSupport
import Testing

/// The environment variable `CHARTROOM_NUMBERS` sets the number of random numbers, 100 000 by default.
@Suite("ck_read_rows")
struct ReadRowsTests {
  /// The lines of a text as a column of one notation: the values, and the lines at which the kernel stops.
  private func read<Value>(
    _ lines: [String], _ notation: ck_cell_notation, scale: Int64 = 1, as type: Value.Type
  ) -> [Value?] {
    let text = Array((lines.joined(separator: "\n") + "\n").utf8)
    let bytes = text + Array(repeating: UInt8(ascii: "7"), count: Int(ck_rows_slack))
    return bytes.withUnsafeBufferPointer { bytes in
      withUnsafeTemporaryAllocation(of: type, capacity: lines.count) { cells in
        var column = ck_column(notation: notation, scale: scale, cells: cells.baseAddress)
        let rows = ck_rows_text(
          bytes: bytes.baseAddress, count: text.count, separator: UInt8(ascii: ","),
          has_empty_end: false, skips_blank_lines: false)
        var (place, values) = (0, [Value?]())
        while values.count < lines.count {
          let count = ck_read_rows(rows, &column, 1, lines.count - values.count, &place)
          values += cells[..<count].map { $0 }
          guard values.count < lines.count else { break }
          values.append(nil)
          place += lines[values.count - 1].utf8.count + 1
        }
        #expect(place == text.count)
        return values
      }
    }
  }

  private func numbers(_ lines: [String]) -> [Double?] {
    read(lines, ck_cell_number, as: Double.self)
  }

  /// A number with digits and an exponent where the kernel's ways of rounding meet.
  private func randomNumber(_ random: inout SplitMix64) -> String {
    let sign = ["", "-", "+"].randomElement(using: &random) ?? ""
    func digits(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(sign)\(digits(0...12)).\(digits(1...9))"
    case 1: return "\(sign)\(digits(1...19))e\(Int.random(in: -32...32, using: &random))"
    case 2: return "\(sign)\(digits(1...9)).\(digits(0...18))E-\(digits(1...2))"
    case 3:
      // In the middle between two doubles, and next to it.
      let middle = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      let power = Int.random(in: 0...3, using: &random)
      let product = (0..<power).reduce(middle) { product, _ in product * 5 }
      let near = product &+ UInt64.random(in: 0...2, using: &random) &- 1
      return "\(sign)\(near)e-\(power)"
    case 4: return "\(Double(bitPattern: random.next()))"
    default:
      let value = Double.random(in: -1e6...1e6, using: &random)
      return "\(value * pow(10, Double(Int.random(in: -20...20, using: &random))))"
    }
  }

  @Test("rounds numbers as strtod does, bit by bit")
  func strtodNumbers() {
    let count =
      ProcessInfo.processInfo.environment["CHARTROOM_NUMBERS"].flatMap { Int($0) } ?? 100_000
    var random = SplitMix64(seed: 15)
    var read = 0
    for _ in 0..<max(count / 10_000, 1) {
      let lines = (0..<10_000).map { _ in randomNumber(&random) }
      for (line, number) in zip(lines, numbers(lines)) {
        guard let number else { continue }
        read += 1
        let expected = strtod(line, nil)
        if number.bitPattern != expected.bitPattern {
          Issue.record("\(line) is \(number), expected \(expected)")
        }
      }
    }
    // Most are within reach; the others are left to the caller.
    #expect(read > count / 2 && read < count)
  }

  @Test("numbers in usual forms", arguments: [("\"2.5\"", 2.5), (" 7 ", 7), ("\" 1e3\"", 1000)])
  func forms(text: String, number: Double) { #expect(numbers([text]) == [number]) }

  @Test(
    "words for missing values",
    arguments: ["NA", "N/A", "NaN", "nan", "null", "NULL", "None", "-", "\"NA\"", "\"\"", " "])
  func missing(text: String) {
    #expect(numbers([text]).first??.isNaN == true)
    #expect(read([text], ck_cell_time, as: Int64.self) == [ck_missing_whole])
    #expect(read([text], ck_cell_whole, as: Int64.self) == [ck_missing_whole])
  }

  @Test(
    "stops at other texts",
    arguments: [
      "NAN", "NAB", "1,2", "1 2", "1x", "--1", "+-1", "1e", "1e+", ".", "1.2.3", "inf", "\"1",
      "1\"", "\"1\"2",
      " \"1\"", "12345678901234567890", "1e99", "0x10", "1e00001", "\"1\"\"2\"", "",
    ])
  func others(text: String) { #expect(numbers([text, "5"]) == [nil, 5]) }

  @Test(
    "times",
    arguments: [
      ("1970-01-01", 0), ("1970-01-01T00:00:01", 1e6), ("1970-01-02 00:00", 86_400e6),
      ("2024-02-29T12:30:05.25Z", 1_709_209_805.25e6), (" 1970-01-01 ", 0),
      ("1970-01-01T02:00+02:00", 0), ("1970-01-01T00:00-0130", 5400e6), ("1970-01-01T01:00+01", 0),
      ("0000-03-01", -62_162_035_200e6), ("1970-01-01T00:00:00.1234567", 123_456),
    ])
  func times(text: String, time: Double) {
    #expect(read([text], ck_cell_time, as: Int64.self) == [Int64(time)])
  }

  @Test(
    "stops at texts that are no times, and at rare ones",
    arguments: [
      "2024-02-30", "2024-13-01", "2024-00-01", "2024-1-01", "2024/01/01", "2024-01-01T24:00",
      "2024-01-01T00:60",
      "2024-01-01T00:00:60", "2024-01-01T00:00:00.", "2024-01-01T", "2024-01-01T00:00+24",
      "2024-01", "1970-01-0",
      "1970-01-011",
    ])
  func noTimes(text: String) {
    #expect(read([text, "1970-01-01"], ck_cell_time, as: Int64.self) == [nil, 0])
  }

  @Test("integers are multiplied exactly, or left to the caller")
  func whole() {
    let lines = ["5", "-7", "+0", "999999999999999999", "1000000000000000000", "1.0", "1e3"]
    #expect(
      read(lines, ck_cell_whole, as: Int64.self)
        == [5, -7, 0, 999_999_999_999_999_999, nil, nil, nil])
    #expect(
      read(["9223372036854775", "9223372036854776"], ck_cell_whole, scale: 1000, as: Int64.self)
        == [9_223_372_036_854_775_000, nil])
  }

  @Test("texts are located, without their quotation marks")
  func texts() {
    let cells = read(
      ["abc", "\"a,b\"", "\"a \"\"b\"\" c\"", " x y ", "\"a\r\"", "5\" pipe"], ck_cell_text,
      as: ck_text_cell.self)
    #expect(cells.map { $0?.start } == [0, 5, 11, 22, 29, 33])
    #expect(cells.map { $0?.count } == [3, 3, 9, 5, 2, 7])
    #expect(cells.map { $0?.has_quotes } == [false, false, true, false, false, false])
  }
}
