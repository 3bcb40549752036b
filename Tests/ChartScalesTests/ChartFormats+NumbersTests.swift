import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("ChartFormats: numbers")
struct ChartFormatsNumbersTests {
  @Test(
    "writes axis numbers short",
    arguments: [
      (75_000_000, "75M"), (1_200, "1.2K"), (0, "0"), (-0.0, "0"), (-1_500, "-1.5K"),
      (0.25, "0.25"),
      (0.0025, "0.0025"), (12_500, "12.5K"), (999, "999"), (1_000, "1K"), (999_999, "999,999"),
      (1_250_000, "1.25M"), (1e21, "1E21"), (1e-7, "1E-7"), (.nan, "–"), (.infinity, "–"),
    ] as [(Double, String)])
  func axisNumbers(value: Double, text: String) {
    #expect(ChartFormats.standard.axisNumber(value) == text)
  }

  @Test("writes the ticks of one axis with the digits that they need")
  func axis() {
    let formats = ChartFormats.standard
    #expect(
      formats.axisNumbers([0, 500_000, 1_000_000, 1_500_000]) == ["0", "500K", "1M", "1.5M"])
    #expect(formats.axisNumbers([1_000_500, 1_001_000]) == ["1,000,500", "1,001,000"])
    #expect(formats.axisNumbers([0.1, 0.2, 0.3]) == ["0.1", "0.2", "0.3"])
    #expect(formats.axisNumbers([0, 1e-7]) == ["0", "1E-7"])
    #expect(formats.axisNumbers([]) == [])
  }

  @Test("groups tooltip numbers")
  func numbers() {
    let german = ChartFormats(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
    #expect(ChartFormats.standard.number(45_020_383) == "45,020,383")
    #expect(german.number(45_020_383) == "45.020.383")
    #expect(ChartFormats.standard.number(-0.5) == "-0.5")
    #expect(ChartFormats.standard.number(0.1 + 0.2) == "0.3")
    #expect(ChartFormats.standard.number(.nan) == "–")
    #expect(ChartFormats.standard.number(1e300) == "1E300")
  }

  @Test(
    "a tooltip's value has the precision of its series",
    arguments: [
      (83.8654788048436, 97.2, "83.87"), (5, 97.2, "5"), (0.8654321, 1, "0.865"),
      (0.012346, 0.05, "0.01235"), (0.00012, 97, "0.00012"), (1e-17, 97, "0"), (-0.0, 5, "0"),
      (1_234.5678, 50_000, "1,234.57"), (123_456.789, 200_000, "123,457"),
      (45_020_383, 64_329_200, "45,020,383"), (1.5, 1e9, "1.5"), (-0.5, 0.5, "-0.5"),
      (0.1 + 0.2, 1, "0.3"), (.nan, 5, "–"), (5, .infinity, "5"), (1e300, 1e300, "1E300"),
    ])
  func precision(value: Double, largest: Double, text: String) {
    #expect(ChartFormats.standard.numbers([(value, largest)]) == [text])
  }

  @Test("the values of a tooltip have one notation, but for those of a tiny series")
  func notation() {
    let formats = ChartFormats.standard
    #expect(
      formats.numbers([(1.017e15, 1.1e15), (251e12, 300e12), (0, 5), (.nan, 5)])
        == ["1.017E15", "2.51E14", "0", "–"])
    // The series decides, so that a value does not change its notation from point to point.
    #expect(formats.numbers([(251e12, 1.1e15)]) == ["2.51E14"])
    #expect(formats.numbers([(251e12, 300e12)]) == ["251,000,000,000,000"])
    #expect(
      formats.numbers([(54.71, 97), (9.885e-6, 1e-5), (0, 1e-5)]) == ["54.71", "9.885E-6", "0"])
    #expect(formats.numbers([(9.885e-6, 1e-5), (251, 1e15)]) == ["9.885E-6", "2.51E2"])
    #expect(formats.numbers([(3, 5), (.nan, 1e15)]) == ["3", "–"])
    #expect(formats.numbers([]).isEmpty)
  }

  @Test("the texts of finite numbers parse to the numbers, rounded to fifteen digits")
  func roundTrip() {
    var random = SplitMix64(seed: 51)
    let formats = ChartFormats.standard
    for _ in 0..<5_000 {
      let exponent = Int.random(in: -20...20, using: &random)
      let value = Double.random(in: -9.999...9.999, using: &random) * pow(10, Double(exponent))
      let text = formats.number(value)
      let parsed = Double(text.replacing(",", with: ""))
      #expect(parsed.map { abs($0 - value) <= abs(value) * 5e-15 } == true, "\(value) \(text)")
      #expect(text.contains("E") == !ChartFormats.isPlain(value), "\(value) \(text)")
    }
  }

  @Test("the labels of distinct ticks are distinct, and parse to the ticks where not abbreviated")
  func ticks() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<500 {
      let step = Double(Int.random(in: 1...9, using: &random))
      let scale = pow(10, Double(Int.random(in: -3...9, using: &random)))
      let start = Double(Int.random(in: -50...50, using: &random))
      let ticks = (0..<6).map { (start + Double($0) * step) * scale }
      let labels = ChartFormats.standard.axisNumbers(ticks)
      #expect(Set(labels).count == 6, "\(ticks) \(labels)")
      for (tick, label) in zip(ticks, labels) {
        guard let number = Double(label.replacing(",", with: "")) else { continue }
        #expect(abs(number - tick) <= abs(tick) * 1e-9, "\(tick) \(label)")
      }
    }
  }

  @Test(
    "plain notation is for 0 and for magnitudes from 0.0001 to less than 10¹⁵",
    arguments: [
      (0, true), (-0.0, true), (1e-4, true), (-1e-4, true), (1e-4.nextDown, false), (1e15, false),
      (1e15.nextDown, true), (-1e15, false), (.nan, false), (.infinity, false),
    ])
  func plain(value: Double, isPlain: Bool) {
    #expect(ChartFormats.isPlain(value) == isPlain)
  }

  @Test(
    "averages have four digits, or all digits of whole numbers",
    arguments: [
      (12.3456, "12.35"), (-12.3456, "-12.35"), (0, "0"), (-0.0, "0"), (999.96, "1,000"),
      (1_000.4, "1,000"), (38_688.6, "38,689"), (0.000123456, "0.0001235"), (1.2349e21, "1.235E21"),
      (1.23456e-9, "1.235E-9"), (.nan, "–"), (.infinity, "–"),
    ])
  func averages(value: Double, text: String) {
    #expect(ChartFormats.standard.average(value) == text)
  }

  @Test(
    "percentages are whole, and halves are rounded away from zero",
    arguments: [
      (38.4, "38%"), (0.5, "1%"), (0.49, "0%"), (99.5, "100%"), (100, "100%"), (-0.5, "-1%"),
      (.nan, "–"), (.infinity, "–"),
    ])
  func percentages(share: Double, text: String) {
    #expect(ChartFormats.standard.percent(share) == text)
  }

  @Test("four digits are abbreviated, five are not")
  func digits() {
    let formats = ChartFormats.standard
    #expect(formats.axisNumbers([1_234_000, 1_235_000]) == ["1.234M", "1.235M"])
    #expect(formats.axisNumbers([1_234_500, 1_235_000]) == ["1,234,500", "1,235,000"])
  }
}
