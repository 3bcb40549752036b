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
      (2_500_000_000, "2\u{A0}500\u{A0}000\u{A0}000"),
      (-12_940, "-12.9 K"), (0, "0"), (-0.0, "0"), (0.25, "0.2"), (-1000, "-1\u{A0}000"),
      (.nan, "–"), (.infinity, "–"), (1e21, "1E21"),
    ])
  func label(value: Double, text: String) {
    #expect(numbers.label(value) == text)
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

  @Test("are in full in the indicator's box")
  func whole() {
    #expect(numbers.whole(2_701_990) == "2\u{A0}701\u{A0}990")
    #expect(numbers.whole(12.5) == "12.5")
    #expect(numbers.whole(0.012_345) == "0.0123")
    #expect(numbers.whole(-1234) == "-1\u{A0}234")
  }

  @Test(
    "group negative numbers where a sign follows a mark of its direction",
    arguments: ["ar", "he", "fa"])
  func signs(locale: String) {
    let text = BestKoraNumbers(locale: Locale(identifier: locale)).whole(-1_234_567)
    #expect(text.filter { $0 == "\u{A0}" }.count == 2, "\(text)")
  }

  @Test("have the digits and the separator of their locale")
  func locale() {
    #expect(BestKoraNumbers(locale: Locale(identifier: "de_DE")).label(12_940) == "12,9 K")
    #expect(
      BestKoraNumbers(locale: Locale(identifier: "en_IN")).label(12_345_678_901)
        == "12\u{A0}345\u{A0}678\u{A0}901")
  }
}
