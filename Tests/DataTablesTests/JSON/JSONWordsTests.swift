import DataTables
import Testing

@Suite("JSONWords")
struct JSONWordsTests {
  @Test("quotes a text on one line, and cuts it after 40 characters")
  func quoted() {
    let most = String(repeating: "é", count: 40)
    #expect(JSONWords.quoted(most) == "\"\(most)\"")
    #expect(JSONWords.quoted(most + "x") == "\"\(most)…\"")
    #expect(JSONWords.quoted("a\"\n\u{1B}") == #""a\"\n\u{1B}""#)
  }

  @Test("spells whole numbers without a fraction, and others as Swift does")
  func spelled() {
    #expect(
      [0, -7, 1e15, 253_402_300_800_000].map(JSONWords.spelled) == [
        "0", "-7", "1000000000000000", "253402300800000",
      ])
    #expect([0.5, 1e300].map(JSONWords.spelled) == ["0.5", "1e+300"])
  }

  @Test("quoted texts are on one line, whatever ends lines or controls the output")
  func hiddenCharacters() {
    #expect(JSONWords.quoted("a\u{82}b\u{2028}c\u{85}\n") == #""a\u{82}b\u{2028}c\u{85}\n""#)
    #expect(JSONWords.quoted("👩‍👩‍👧 é") == "\"👩‍👩‍👧 é\"")
  }
}
