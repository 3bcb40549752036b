import DataTables
import TestSupport
import Testing

@Suite("CellNumber")
struct CellNumberTests {
  private func parse(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { CellNumber.parse($0) }
  }

  private func whole(_ text: String) -> Int64? {
    Array(text.utf8).withUnsafeBufferPointer { CellNumber.whole($0) }
  }

  @Test(
    "reads numbers",
    arguments: [
      ("0", 0), ("-0", -0.0), ("7", 7), ("+7", 7), ("-12.5", -12.5), (".5", 0.5), ("5.", 5),
      (" 42\t", 42), ("1e3", 1000), ("1E-3", 0.001), ("0.1", 0.1), ("1e22", 1e22), ("1e23", 1e23),
      ("9007199254740993", 9_007_199_254_740_992), ("0.5868216247002567", 0.5868216247002567),
      ("5e-324", .leastNonzeroMagnitude), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("00000000000000000000000012", 12), ("0.00000000000000000000000012", 1.2e-25),
      ("1180591620717411303424000", 0x1p70 * 1000),
      ("1e-99999999999999999999", 0), ("0e99999999999999999999", 0),
    ])
  func numbers(text: String, value: Double) {
    #expect(parse(text) == value)
    #expect(parse(text)?.sign == value.sign)
  }

  @Test(
    "reads the words for missing and infinite numbers",
    arguments: ["", "  ", "NaN", "nan", "NA", "N/A", "null", "NULL", "None"])
  func missing(text: String) {
    #expect(parse(text)?.isNaN == true)
  }

  @Test("reads infinity, also where it is written in digits")
  func infinite() {
    for text in ["inf", "+Inf", "Infinity", "1e999", "1\(String(repeating: "0", count: 400))"] {
      #expect(parse(text) == .infinity, "\(text)")
    }
    for text in ["-inf", "-INFINITY", "-1e999"] { #expect(parse(text) == -.infinity, "\(text)") }
  }

  @Test(
    "refuses everything else",
    arguments: [
      "abc", "1,5", "1 000", "1_000", "0x10", "1e", "1e+", "e5", "-", "+", ".", "--1", "1-",
      "1.2.3",
      "1f", "12abc", "٣", "\u{0}", "1\u{0}", "nane", "infinite", "-nan(3)", "1e5.5", "’5",
    ])
  func others(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("gives the bits of the standard library for random numbers")
  func random() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: random.next())
      let short = Double(Int.random(in: -99_999...99_999, using: &random)) / 1000
      for value in [bits, short] where value.isFinite { #expect(parse("\(value)") == value) }
      let digits = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
      let power = Int.random(in: -30...30, using: &random)
      for text in [digits, "\(digits)e\(power)", "0.\(digits)", "-\(digits).5E\(power)"] {
        #expect(parse(text) == Double(text), "\(text)")
      }
    }
  }

  @Test("keeps whole numbers of 64 bits exact")
  func wholeNumbers() {
    #expect(whole("1700000000123456789") == 1_700_000_000_123_456_789)
    #expect(whole("9223372036854775807") == .max && whole("-9223372036854775808") == .min)
    #expect(whole(" +5 ") == 5 && whole("-0") == 0 && whole("007") == 7)
    for text in [
      "9223372036854775808", "-9223372036854775809", "", "-", "1.0", "10000000000000000000",
      "18446744073709551617",
      "1e3", "5x",
    ] {
      #expect(whole(text) == nil, "\(text)")
    }
  }
}
