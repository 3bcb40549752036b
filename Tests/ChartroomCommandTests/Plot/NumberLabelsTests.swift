import ChartroomCommand
import Foundation
import Testing

@Suite("NumberLabels")
struct NumberLabelsTests {
  private func texts(_ ticks: [Double], _ unit: String? = nil, _ locale: String = "en_US") -> String
  {
    NumberLabels(locale: Locale(identifier: locale), unit: unit).texts(of: ticks)
      .joined(separator: " ").replacing("\u{A0}", with: "_")
  }

  @Test("numbers of a step have equally many decimals, and great ones are short")
  func numbers() {
    #expect(texts([0, 0.5, 1]) == "0 0.5 1.0")
    #expect(texts([0, 2_000, 4_000]) == "0 2,000 4,000")
    #expect(texts([0, 500_000, 1_000_000]) == "0 500K 1M")
    #expect(texts([0, 1e15, 2e15]) == "0 1E15 2E15")
    #expect(texts([0, 500_000, 1_000_000, 1_500_000]) == "0 500K 1.0M 1.5M")
    #expect(texts([1_000_000.1, 1_000_000.15]) == "1,000,000.10 1,000,000.15")
    #expect(texts([1_000_000, 1_000_500]) == "1,000,000 1,000,500")
    #expect(texts([1_000_000, 1_500_000], nil, "de_DE").contains("1,0"))
    #expect(texts([-0.0, 0.1 + 0.2]) == "0 0.3")
    #expect(texts([0, 2_000], nil, "en_DE") == "0 2.000")
  }

  @Test("years have no separators of thousands")
  func years() {
    let labels = NumberLabels(locale: Locale(identifier: "en_US"), unit: nil, areYears: true)
    #expect(labels.texts(of: [2001, 2001.5, 2002]) == ["2001.0", "2001.5", "2002.0"])
    #expect(labels.texts(of: [2000, 2010]) == ["2000", "2010"])
  }

  @Test("short units are beside the numbers, as the locale writes them")
  func units() {
    #expect(texts([0, 50], "%") == "0% 50%")
    #expect(texts([0, 50], "%", "de_DE") == "0_% 50_%")
    #expect(texts([-10, 0], "°C") == "-10_°C 0_°C")
    #expect(texts([0, 90], "°") == "0° 90°")
    #expect(texts([-500, 0, 500], "$") == "-$500 $0 $500")
    #expect(texts([0, 500], "€", "de_DE") == "0_€ 500_€")
    #expect(texts([-5, 5], "R$") == "-R$5 R$5" && texts([0, 5], "M$") == "0_M$ 5_M$")
    #expect(texts([0, 5], "thousands") == "0 5")
    #expect(!NumberLabels.isShort("thousands") && NumberLabels.isShort("km/h"))
    #expect(!NumberLabels.isShort(nil) && !NumberLabels.isShort(""))
  }

  @Test("units of the International System have prefixes for great and small numbers")
  func prefixes() {
    #expect(texts([0, 2_000, 4_000], "W") == "0_W 2,000_W 4,000_W")
    #expect(texts([0, 200_000, 400_000], "W") == "0_kW 200_kW 400_kW")
    #expect(texts([0, 0.001, 0.002], "A") == "0_mA 1_mA 2_mA")
    #expect(texts([0, 500_000, 1_000_000], "s") == "0_s 500,000_s 1,000,000_s")
    let labels = NumberLabels(locale: Locale(identifier: "en_US"), unit: "Hz")
    #expect(
      labels.texts(ofPowers: [1e-27, 1e-3, 1, 1e3, 5e6, 1e21]).map {
        $0.replacing("\u{A0}", with: "_")
      }
        == ["0.001_yHz", "1_mHz", "1_Hz", "1_kHz", "5_MHz", "1,000_EHz"])
  }

  @Test("powers outside of usual numbers are powers")
  func powers() {
    let labels = NumberLabels(locale: Locale(identifier: "en_US"), unit: nil)
    #expect(labels.texts(ofPowers: [0.001, 1, 1_000]) == ["0.001", "1", "1,000"])
    #expect(labels.texts(ofPowers: [1e-12, 5, 2e9, 1e10]) == ["10⁻¹²", "5", "2·10⁹", "10¹⁰"])
  }
}
