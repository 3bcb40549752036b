import ChartroomUI
import Testing

@Suite("Plural categories")
struct PluralCategoryTests {
  /// Samples of integers from the chart of plural rules of the Common Locale Data Repository.
  @Test(
    "whole numbers have the categories of the Common Locale Data Repository",
    arguments: [
      ("en", [.one: [1], .other: [0, 2, 11, 21, 1_000_000]]),
      ("fr", [.one: [0, 1], .other: [2, 17, 100]]), ("pt-BR", [.one: [0, 1], .other: [2, 100]]),
      ("pt-PT", [.one: [1], .other: [0, 2]]), ("hi", [.one: [0, 1], .other: [2, 100]]),
      ("ja", [.other: [0, 1, 2, 100]]), ("zh-Hans", [.other: [0, 1, 2]]),
      ("ru", [.one: [1, 21, 101], .few: [2, 4, 22, 104], .many: [0, 5, 11, 12, 14, 19, 111]]),
      ("pl", [.one: [1], .few: [2, 4, 22, 102], .many: [0, 5, 12, 21, 31, 111]]),
      ("hr", [.one: [1, 21, 71, 101], .few: [2, 4, 22, 103], .other: [0, 5, 11, 12, 19]]),
      ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 19, 100]]),
      ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11]]),
      ("lt", [.one: [1, 21, 101], .few: [2, 9, 22], .other: [0, 10, 11, 20]]),
      ("lv", [.zero: [0, 10, 11, 20], .one: [1, 21], .other: [2, 9, 22]]),
      ("ro", [.one: [1], .few: [0, 2, 16, 101, 119], .other: [20, 35, 100]]),
      (
        "ar",
        [
          .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 26, 111],
          .other: [100, 102, 200],
        ]
      ),
      ("he", [.one: [1], .two: [2], .other: [0, 3, 17]]),
      ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7]]),
      ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
    ] as [(String, [PluralCategory: [Int]])])
  func samples(language: String, expected: [PluralCategory: [Int]]) {
    for (category, numbers) in expected {
      for number in numbers {
        #expect(
          PluralCategory.of(Double(number), language: language) == category, "\(language) \(number)"
        )
      }
    }
  }

  @Test("numbers with fractions, without end and without value have a category")
  func fractions() {
    #expect(PluralCategory.of(1.5, language: "en") == .other)
    #expect(PluralCategory.of(1.5, language: "fr") == .one)
    for number in [Double.infinity, -.infinity, .nan, 1e300] {
      #expect(PluralCategory.of(number, language: "ru") == .other)
      #expect(PluralCategory.of(number, language: "en") == .other)
    }
  }
}
