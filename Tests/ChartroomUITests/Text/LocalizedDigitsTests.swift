import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("LocalizedDigits")
struct LocalizedDigitsTests {
  @Test(
    "integers have the digits that Foundation gives them in the locale",
    arguments: ["en_US", "de_DE", "ar_EG", "hi_IN", "fa_IR", "fr_CH", "bn_BD", "en_IN", "my_MM"])
  func digits(identifier: String) {
    let locale = Locale(identifier: identifier)
    let numbers = [0, 7, 10, 42, 99, 100, 305, 999, 1000, -1, -42, 1_234_567]
    let drawn = Stage(
      size: ProposedViewSize(width: 900, height: 900), scale: 1, shaper: BoxShaper()
    ) {
      VStack { ForEach(numbers, id: \.self) { Text("\($0)") } }.environment(\.locale, locale)
    }
    .drawList().strings
    #expect(drawn == numbers.map { String(format: "%lld", locale: locale, Int64($0)) })
  }
}
