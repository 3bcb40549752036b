import ChartroomUI
import Foundation
import Testing

@Suite("LocalizedFormat")
struct LocalizedFormatTests {
  private static let german = Locale(identifier: "de_DE")

  private func text<Format: FormatStyle>(_ value: Format.FormatInput, _ format: Format) -> String
  where Format.FormatOutput == String {
    TextFormatting.standard.text(of: value, as: format)
  }

  @Test("formats have the locale of the environment, unless the app has set another one")
  func locales() {
    #expect(text(1234.5, .number) == "1,234.5")
    #expect(text(1234.5, .number.locale(Self.german)) == "1.234,5")
    #expect(text(1234, .number.locale(Self.german)) == "1.234")
    #expect(text(0.5, .percent.locale(Self.german)) == "50\u{a0}%")
    #expect(text(Decimal(1234), .number.locale(Self.german)) == "1.234")
    #expect(text(2.5, .currency(code: "EUR").locale(Self.german)) == "2,50\u{a0}€")
  }
}
