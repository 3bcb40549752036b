import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Inflection")
struct InflectionTests {
  private func string(_ key: LocalizedStringKey, locale: String = "en_US") -> [String] {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return stage(width: 400, height: 40, environment: environment) { Text(key) }.drawList().strings
  }

  @Test("a noun agrees with the number in its phrase")
  func agreement() {
    for (count, text) in [(0, "0 dogs"), (1, "1 dog"), (2, "2 dogs"), (1_000, "1,000 dogs")] {
      #expect(string("^[\(count) dog](inflect: true)") == [text])
    }
    #expect(string("Add ^[\(3) large box](inflect: true) now") == ["Add 3 large boxes now"])
  }

  @Test(
    "plurals of English nouns",
    arguments: [
      ("city", "cities"), ("day", "days"), ("bus", "buses"), ("watch", "watches"),
      ("Person", "People"), ("sheep", "sheep"), ("photo", "photos"), ("leaf", "leaves"),
    ])
  func plurals(noun: String, plural: String) {
    #expect(string("^[\(2) \(noun)](inflect: true)") == ["2 \(plural)"])
  }

  @Test("other markup, other languages and phrases without a number keep their words")
  func unchanged() {
    #expect(string("^[\(2) Hund](inflect: true)", locale: "de_DE") == ["2 Hund"])
    #expect(string("^[dog](inflect: true)") == ["dog"])
    #expect(string("^[\(2) dog](inflect: false)") == ["2 dog"])
    #expect(string("x^[2] is \(2)") == ["x^[2] is 2"])
    #expect(string("^[\(2) **dog**](inflect: true)").joined() == "2 dogs")
    #expect(string("^[](inflect: true)") == [])
    #expect(string("^[\(2) \("*odd* dog")](inflect: true)") == ["2 *odd* dogs"])
  }
}
