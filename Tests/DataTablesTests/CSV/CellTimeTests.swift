import DataTables
import Foundation
import TestSupport
import Testing

@Suite("CellTime")
struct CellTimeTests {
  private func parse(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer { CellTime.parse($0) }
  }

  @Test(
    "reads days and moments",
    arguments: [
      ("1970-01-01", 0), ("1970-01-02", 86_400_000_000), ("1969-12-31T23:59:59Z", -1_000_000),
      ("2024-02-29", 1_709_164_800_000_000), ("2024-05-01T12:30", 1_714_566_600_000_000),
      ("2024-05-01 12:30:05", 1_714_566_605_000_000),
      ("2024-05-01t12:30:05z", 1_714_566_605_000_000),
      ("2024-05-01T12:30:05.25Z", 1_714_566_605_250_000),
      ("2024-05-01T12:30:05,123456789Z", 1_714_566_605_123_456),
      ("2024-05-01T12:30:05+02:00", 1_714_559_405_000_000),
      ("2024-05-01T12:30:05-0330", 1_714_579_205_000_000), ("1970-01-01T02:00+02", 0),
      ("2016-12-31T23:59:60Z", 1_483_228_800_000_000),
      ("2016-12-31T23:59:60.5Z", 1_483_228_800_000_000), (" 2024-02-29 ", 1_709_164_800_000_000),
      ("0000-01-01", -62_167_219_200_000_000), ("9999-12-31", 253_402_214_400_000_000),
    ])
  func moments(text: String, microseconds: Int64) {
    #expect(parse(text) == microseconds)
  }

  @Test(
    "refuses what no calendar has, and other notations",
    arguments: [
      "", "2024", "2024-05", "2024-13-01", "2024-00-01", "2024-05-00", "2023-02-29", "1900-02-29",
      "2024-04-31", "2024-05-01T", "2024-05-01T24:00", "2024-05-01T12", "2024-05-01T12:60",
      "2024-05-01T12:30:61", "2024-05-01T12:30:05.", "2024-05-01T12:30:05+",
      "2024-05-01T12:30:05+2",
      "2024-05-01T12:30:05+02:0", "2024-05-01T12:30Zx", "2024-05-01Z", "01.05.2024", "24-05-01",
      "2024-5-1", "2024-05 -01", "2024-05-01T12:30:05+24:00", "２０２４-05-01",
    ])
  func refused(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("agrees with Foundation on random moments")
  func random() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let seconds = Int64.random(in: -10_000_000_000...200_000_000_000, using: &random)
      let text = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
      #expect(parse(text) == seconds * 1_000_000, "\(text)")
    }
  }
}
