import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Localised string keys")
struct LocalizedStringKeyTests {
  private func shown(
    _ text: Text, locale: String = "en_US", timeZone: String = "UTC"
  ) -> [String] {
    let stage = stage {
      text.environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: timeZone) ?? .gmt)
    }
    return stage.drawList().texts.map(\.text.request.string)
  }

  @Test("interpolated numbers have the separators of the locale, and strings stay as they are")
  func numbers() {
    let text = Text("\(12_345) of \("12345"), \(UInt8(7)), \(0.5)")
    #expect(shown(text) == ["12,345 of 12345, 7, 0.500000"])
    #expect(shown(text, locale: "de_DE") == ["12.345 of 12345, 7, 0,500000"])
  }

  @Test("specifiers and formats apply to interpolated values")
  func formats() {
    let text = Text("\(1_234.56, specifier: "%.1f") km, \(0.25, format: .percent)")
    #expect(shown(text) == ["1,234.6 km, 25%"])
    #expect(shown(text, locale: "de_DE") == ["1.234,6 km, 25\u{A0}%"])
  }

  @Test("other values show their descriptions, and texts their strings")
  func others() {
    #expect(shown(Text("\(Axis.vertical) \(Text("\(4_000)").bold())")) == ["vertical 4,000"])
  }

  @Test("keys are equal if their literals, values and formats are")
  func equality() {
    func key(_ value: Double, _ specifier: String = "%.1f") -> LocalizedStringKey {
      "at \(value, specifier: specifier)"
    }
    #expect(key(0.51) == key(0.51))
    #expect(key(0.51) != key(0.52))
    #expect(key(0.51) != key(0.51, "%.2f"))
    #expect(LocalizedStringKey("a") == "a")
  }
}
