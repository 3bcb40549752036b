import ChartSets
import Foundation
import Testing

@Suite("BestKoraNumbers")
struct BestKoraNumbersTests {
  private let numbers = BestKoraNumbers(locale: Locale(identifier: "en_US"))

  @Test(
    "are thousands and millions with one decimal at most, and the limits in full",
    arguments: [
      (26, "26"), (999, "999"), (1000, "1\u{A0}000"), (1001, "1 K"), (4277, "4.3 K"),
      (12_940, "12.9 K"), (431_800, "431.8 K"), (998_999, "999 K"), (999_000, "999\u{A0}000"),
      (999_999, "999\u{A0}999"), (1e6, "1\u{A0}000\u{A0}000"), (1_246_480, "1.2 M"),
      (4_505_200, "4.5 M"),
      (998_000_000, "998 M"), (999e6, "999\u{A0}000\u{A0}000"),
      (1e9, "1 B"), (2_540_000_000, "2.5 B"), (234_700_000_000_000, "234.7 T"),
      (-12_940, "-12.9 K"), (0, "0"), (-0.0, "0"), (-1000, "-1\u{A0}000"),
      (.nan, "–"), (.infinity, "–"), (1e21, "1E21"),
    ])
  func label(value: Double, text: String) {
    #expect(numbers.labels([value]) == [text])
  }

  @Test("take more decimals where an axis would say the same twice")
  func axis() {
    #expect(numbers.labels([26, 76, 126]) == ["26", "76", "126"])
    #expect(numbers.labels([4000, 4010, 4020]) == ["4 K", "4.01 K", "4.02 K"])
    #expect(numbers.labels([0.25, 0.26]) == ["0.25", "0.26"])
    #expect(
      numbers.labels([2_061_160, 2_061_161]) == ["2.06116 M", "2.061161 M"])
    #expect(numbers.labels([0, 3e-7, 6e-7]) == ["0", "3E-7", "6E-7"])
  }

  @Test("have one notation on an axis, and zero none")
  func oneNotation() {
    #expect(
      numbers.labels([0, 5.12e14, 1.024e15, 1.536e15]) == ["0", "5.12E14", "1.024E15", "1.536E15"])
    #expect(numbers.labels([-1e15, 0.5, 1e15]) == ["-1E15", "5E-1", "1E15"])
    #expect(
      numbers.labels([1_000_001e10, 1_000_002e10, 1_000_003e10])
        == ["1.000001E16", "1.000002E16", "1.000003E16"])
    #expect(numbers.labels([0, 4e14, 8e14]) == ["0", "400 T", "800 T"])
  }

  private func values(_ values: [Double], largest: Double? = nil) -> [String] {
    numbers.values(values.map { ($0, largest ?? $0) })
  }

  @Test("are in full in the indicator's box")
  func inFull() {
    #expect(
      values([2_701_990, 12.5, 0.012_345, -1234, .nan, 839_029_703_663_326])
        == [
          "2\u{A0}701\u{A0}990", "12.5", "0.0123", "-1\u{A0}234", "–",
          "839\u{A0}029\u{A0}703\u{A0}663\u{A0}326",
        ])
    #expect(values([0.000_05, 1e-9], largest: 3) == ["0.00005", "0"])
  }

  @Test("have one notation in the indicator's box, that of the largest value of any series")
  func oneNotationInFull() {
    let mixed = [1.017e15, 839_029_703_663_326, 0, .nan]
    #expect(values(mixed) == ["1.017E15", "8.39E14", "0", "–"])
    #expect(values([5, 12], largest: 2e15) == ["5E0", "1.2E1"])
    #expect(values([3e-7, 20]) == ["3E-7", "2E1"])
  }

  @Test(
    "group negative numbers where a sign follows a mark of its direction",
    arguments: ["ar", "he", "fa"])
  func signs(locale: String) {
    let numbers = BestKoraNumbers(locale: Locale(identifier: locale))
    let text = numbers.values([(-1_234_567, 0)])[0]
    #expect(text.filter { $0 == "\u{A0}" }.count == 2, "\(text)")
  }

  @Test(
    "have the abbreviations of their locale, and none where it has none",
    arguments: [
      ("de_DE", ["12\u{A0}940", "1,2\u{A0}Mio."]), ("ru_RU", ["12,9\u{A0}тыс.", "1,2\u{A0}млн"]),
      ("ja_JP", ["1.3万", "124.6万"]), ("ar_EG", ["١٢٫٩\u{A0}ألف", "١٫٢\u{A0}مليون"]),
      ("en_IN", ["12.9 K", "1.2 M"]),
    ])
  func abbreviations(locale: String, texts: [String]) {
    let numbers = BestKoraNumbers(locale: Locale(identifier: locale))
    #expect(numbers.labels([12_940, 1_246_480]) == texts)
  }
}
