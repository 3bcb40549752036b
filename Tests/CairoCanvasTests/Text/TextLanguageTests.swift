import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("TextLanguage")
struct TextLanguageTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("a language that is named outweighs the text's letters")
  func regional() {
    func index(_ string: String, _ locale: String) -> Int {
      var request = request(string)
      request.localeIdentifier = locale
      return shaper.shape(request).lines[0].runs[0].face.index
    }
    #expect(index("直", "ja_JP") == 0)
    #expect(index("直", "ko-KR") == 1)
    #expect(index("直", "zh_Hans_CN") == 2)
    #expect(index("直", "zh-TW") == 3)
    #expect(index("直", "zh_HK") == 4)
    #expect(index("直です", "en_US") == 0)
    #expect(index("直한", "en_US") == 1)
    #expect(index("直", "en_US") == 2)
  }

  @Test("an identifier may have an encoding or a modifier, and others are that of no language")
  func identifiers() {
    func index(_ locale: String) -> Int {
      var request = request("直")
      request.localeIdentifier = locale
      return shaper.shape(request).lines[0].runs[0].face.index
    }
    #expect(index("ja_JP.UTF-8") == 0 && index("ko@x=y") == 1 && index("zh_TW.Big5@a") == 3)
    for locale in ["", "C", "ja JP!", "日本", "\0"] {
      var request = request("Text 直 ж")
      request.localeIdentifier = locale
      #expect(shaper.shape(request).missing.isEmpty, "\(locale)")
    }
  }

  @Test("the shapes of a script that the language does not use depend on the text alone")
  func otherScripts() {
    for text in ["שלום", "مرحبا", "हिन्दी", "ไทย", "Ελλάδα", "жж", "ગુજરાતી", "abc"] {
      var shapes: Set<[UInt32]> = []
      for locale in ["en_US", "de_DE", "fr", "it_IT"] {
        var request = request(text + " " + text)
        request.localeIdentifier = locale
        shapes.insert(shaper.shape(request).lines[0].runs.flatMap(\.glyphs).map(\.id))
      }
      #expect(shapes.count == 1, "\(text)")
    }
  }

  @Test("the environment has no influence on the language of other scripts")
  func environment() async {
    // Pango reads these variables once a process, and guesses languages from them.
    await #expect(processExitsWith: .success) {
      setenv("PANGO_LANGUAGE", "ur:sr:zh_TW", 1)
      setenv("LANGUAGE", "ur:sr:zh_TW", 1)
      let shaper = try PangoTextShaper()
      var wanted = TextRequest(string: "直", font: ResolvedFont(size: 16))
      wanted.localeIdentifier = "en_US"
      try #require(shaper.shape(wanted).lines[0].runs[0].face.index == 2)
    }
  }
}
