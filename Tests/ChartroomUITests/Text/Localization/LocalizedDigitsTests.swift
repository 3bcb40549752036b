import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("LocalizedDigits")
struct LocalizedDigitsTests {
  private static let numbers = [0, 7, 10, 42, 99, 100, 305, 999, 1000, -1, -42, 1_234_567]

  private func drawn(in locale: Locale) -> [String] {
    Stage(size: ProposedViewSize(width: 900, height: 900), scale: 1, shaper: BoxShaper()) {
      VStack {
        ForEach(Self.numbers, id: \.self) { Text("\($0)") }
      }
      .environment(\.locale, locale)
    }
    .drawList().strings
  }

  @Test("integers have the digits that Foundation gives them in every locale")
  func digits() {
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      let expected = Self.numbers.map { String(format: "%lld", locale: locale, Int64($0)) }
      #expect(drawn(in: locale) == expected, "\(identifier)")
    }
  }

  @Test(
    "a numbering system without digits gives Western ones",
    arguments: ["en_US@numbers=roman", "en_US-u-nu-roman", "he@numbers=hebr", "ta@numbers=taml"])
  func noDigits(identifier: String) {
    #expect(drawn(in: Locale(identifier: identifier)).prefix(4) == ["0", "7", "10", "42"])
  }
}
