import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FontConfiguration")
struct FontConfigurationTests {
  private let shaper: PangoTextShaper

  init() throws { shaper = try PangoTextShaper() }

  @Test("a family without bold and italic faces gets synthetic ones")
  func synthetic() {
    var request = request("☂")
    request.font.weight = .bold
    request.font.isItalic = true
    let face = shaper.shape(request).lines[0].runs[0].face
    #expect(face.path.hasSuffix("NotoSansSymbols2-Regular.ttf"))
    #expect(face.isEmboldened)
    #expect(face.isSlanted)
    #expect(!shaper.shape(plain("☂")).lines[0].runs[0].face.isSlanted)
  }

  private func plain(_ string: String) -> TextRequest { request(string) }

  @Test("the environment and the system's configuration have no influence")
  func environment() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try folder.put("this is no configuration", in: "fonts.conf")
      setenv("FONTCONFIG_FILE", folder.path + "/fonts.conf", 1)
      setenv("FONTCONFIG_PATH", folder.path, 1)
      setenv("HOME", folder.path, 1)
      setenv("XDG_CACHE_HOME", folder.path + "/cache", 1)
      let shaper = try PangoTextShaper()
      let text = shaper.shape(request("Text שלום 👍"))
      try #require(text.missing.isEmpty)
      try #require(text.lines[0].runs.contains { $0.face.path.hasSuffix("Inter-Regular.otf") })
      // No cache was written.
      let names = try folder.names
      try #require(names == ["fonts.conf"])
    }
  }
}
