import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FaceFontMap")
struct FaceFontMapTests {
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

  @Test("a face of the requested weight and slant gets no synthetic ones")
  func faces() {
    let faces: [(Font.Weight, Bool, String)] = [
      (.medium, false, "Medium"), (.bold, false, "Bold"), (.bold, true, "BoldItalic"),
      (.regular, true, "Italic"),
    ]
    for (weight, isItalic, name) in faces {
      var request = request("Text")
      request.font.weight = weight
      request.font.isItalic = isItalic
      let face = shaper.shape(request).lines[0].runs[0].face
      #expect(face.path.hasSuffix("/Inter-\(name).otf"))
      #expect(!face.isEmboldened && !face.isSlanted, "\(name)")
    }
  }

  @Test("bitmaps get no synthetic faces, and are scaled to the size of the text")
  func bitmaps() {
    func emoji(_ size: CGFloat) -> ResolvedText {
      var request = request("👍")
      request.font.size = size
      request.font.weight = .bold
      request.font.isItalic = true
      return shaper.shape(request)
    }
    let face = emoji(20).lines[0].runs[0].face
    #expect(face.path.hasSuffix("NotoColorEmoji.ttf"))
    #expect(!face.isEmboldened && !face.isSlanted)
    #expect(abs(emoji(40).size.width - 2 * emoji(20).size.width) < 0.01)
    #expect((20...30).contains(emoji(20).size.width))
  }

  @Test("a file that is no font is replaced by Inter's regular face")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.put("no font", in: "Inter-Bold.otf")
    let inter = try #require(FontFiles().path("Inter-Regular"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Inter-Regular.otf", withDestinationPath: inter)
    var request = request("Text")
    request.font.weight = .bold
    let text = try PangoTextShaper(fontFolders: [folder.path]).shape(request)
    #expect(text.lines[0].runs.map(\.face.path) == [folder.path + "/Inter-Regular.otf"])
    #expect(text.missing.isEmpty)
  }

  @Test("a font that was removed from the cache is made again")
  func eviction() throws {
    func text(_ step: Int) -> TextRequest {
      var request = request("\(step)")
      request.font.size = 10 + CGFloat(step) / 16
      return request
    }
    let first = shaper.shape(text(0))
    // More sizes than the caches of fonts and of texts hold.
    for step in 1..<4000 { _ = shaper.shape(text(step)) }
    let count = shaper.shapedTexts
    #expect(shaper.shape(text(0)) == first)
    #expect(shaper.shapedTexts == count + 1)
  }

  @Test("a character without a glyph is as wide as a box of the font's mean width")
  func unknown() {
    let missing = "\u{10FFFD}"
    let text = shaper.shape(request(missing))
    #expect(text.missing == ["\u{10FFFD}"])
    let sample = "The quick brown fox jumps over the lazy dog."
    let mean = shaper.shape(request(sample)).size.width / CGFloat(sample.count)
    #expect(abs(text.size.width - mean) < 0.05 * mean)
  }

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
