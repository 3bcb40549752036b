import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("FontFiles")
struct FontFilesTests {
  private func files(_ text: ResolvedText) -> [String] {
    text.lines.flatMap(\.runs).map { URL(fileURLWithPath: $0.face.path).lastPathComponent }
  }

  @Test("the nine weights are nine files, italics nine more")
  func weights() throws {
    let shaper = try PangoTextShaper()
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    for (index, name) in names.enumerated() {
      var request = request("a")
      request.font.weight = Font.Weight(value: (index + 1) * 100)
      #expect(files(shaper.shape(request)) == ["Inter-\(name).otf"])
      request.font.isItalic = true
      let italic = name == "Regular" ? "Italic" : name + "Italic"
      #expect(files(shaper.shape(request)) == ["Inter-\(italic).otf"])
    }
  }

  @Test("bold after regular of one family is the bold file")
  func weightsOfOneFamily() throws {
    for weights in [[400, 700, 500], [700, 500, 400]] {
      let fresh = try PangoTextShaper()
      for weight in weights {
        var request = request("مرحبا")
        request.font.weight = Font.Weight(value: weight)
        let style = weight == 700 ? "Bold" : "Regular"
        let text = fresh.shape(request)
        #expect(files(text) == ["NotoSansArabic-\(style).ttf"])
        #expect(text.lines[0].runs[0].face.isEmboldened == false)
      }
    }
  }

  /// A folder with empty files of these names.
  private func folder(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.put("", in: name) }
    return folder
  }

  private func name(_ place: FontFiles.Place?) -> String? {
    place.map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }

  @Test("a name is found in the first folder that has it, as OpenType before TrueType")
  func order() throws {
    let first = try folder(["B.ttf", "C.ttc", "D.woff"])
    let second = try folder(["A.ttf", "B.otf", "C.ttf", "C.otf"])
    let files = FontFiles(folders: [first.path, "/nowhere", second.path])
    #expect(files.path("A") == second.path + "/A.ttf")
    #expect(files.path("B") == first.path + "/B.ttf")
    #expect(files.path("C") == first.path + "/C.ttc")
    #expect(files.path("D") == nil && files.path("E") == nil && files.path("") == nil)
    #expect(FontFiles(folders: [second.path]).path("C") == second.path + "/C.otf")
    #expect(FontFiles(folders: []).path("A") == nil)
  }

  @Test("a name is looked up once, whether or not it is there")
  func known() throws {
    let folder = try folder(["A.ttf"])
    let files = FontFiles(folders: [folder.path])
    #expect(files.path("A") != nil && files.path("B") == nil)
    try FileManager.default.removeItem(atPath: folder.path + "/A.ttf")
    try folder.put("", in: "B.ttf")
    #expect(files.path("A") != nil && files.path("B") == nil)
  }

  @Test(
    "the nearest of Inter's nine weights is taken",
    arguments: [
      (-1_000, "Thin"), (0, "Thin"), (100, "Thin"), (149, "Thin"), (150, "ExtraLight"),
      (349, "Light"), (350, "Regular"), (400, "Regular"), (449, "Regular"), (450, "Medium"),
      (899, "Black"), (849, "ExtraBold"), (5_000, "Black"),
    ])
  func nearest(weight: Int, style: String) throws {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let folder = try folder(
      (names + names.map { $0 == "Regular" ? "Italic" : $0 + "Italic" }).map { "Inter-\($0).otf" })
    let files = FontFiles(folders: [folder.path])
    var font = ResolvedFont(size: 10, weight: Font.Weight(value: weight))
    #expect(name(files.inter(font)) == "Inter-\(style).otf")
    #expect(files.named("Inter", font) == files.inter(font))
    font.isItalic = true
    let italic = style == "Regular" ? "Italic" : style + "Italic"
    #expect(name(files.inter(font)) == "Inter-\(italic).otf")
  }

  @Test(
    "a Noto family gives up its slant before its weight, and both before it is missing",
    arguments: [
      (["BoldItalic", "Bold", "Italic", "Regular"], ["Regular", "Italic", "Bold", "BoldItalic"]),
      (["Bold", "Italic", "Regular"], ["Regular", "Italic", "Bold", "Bold"]),
      (["Italic", "Regular"], ["Regular", "Italic", "Regular", "Italic"]),
      (["Regular"], ["Regular", "Regular", "Regular", "Regular"]),
      (["Bold"], [nil, nil, "Bold", "Bold"]),
    ] as [([String], [String?])])
  func styles(present: [String], expected: [String?]) throws {
    let folder = try folder(present.map { "NotoX-\($0).ttf" })
    let files = FontFiles(folders: [folder.path])
    let wanted = [(599, false), (599, true), (600, false), (600, true)]
    let found = wanted.map { name(files.noto("NotoX", weight: $0, isItalic: $1)) }
    #expect(found == expected.map { style in style.map { "NotoX-\($0).ttf" } })
  }

  @Test("a family without styles in its name is found, and only Noto by its spaced name")
  func names() throws {
    let folder = try folder(["NotoColorEmoji.ttf", "NotoSansX-Regular.ttf", "Other-Regular.ttf"])
    let files = FontFiles(folders: [folder.path])
    let font = ResolvedFont(size: 10)
    #expect(name(files.noto("NotoColorEmoji", weight: 700, isItalic: true)) == "NotoColorEmoji.ttf")
    #expect(name(files.named("Noto Sans X", font)) == "NotoSansX-Regular.ttf")
    #expect(name(files.named("Noto SansX", font)) == "NotoSansX-Regular.ttf")
    for other in ["NotoSansX", "Other", "Noto ../Sans X", "Noto Säns", "Noto", "", "inter"] {
      #expect(files.named(other, font) == nil, "\(other)")
    }
  }

  @Test("rare families are the upright regular ones of text, sorted, each once")
  func rare() throws {
    let first = try folder([
      "NotoSansB-Regular.ttf", "NotoSansA-Regular.otf", "NotoSansA-Bold.ttf", "X-Regular.ttf",
      "NotoSansUI-Regular.ttf", "NotoSansDisplay-Regular.ttf", "NotoSansC-RegularItalic.ttf",
      "NotoEmoji.ttf",
    ])
    let second = try folder(["NotoSansA-Regular.ttf", "NotoSansE-F-Regular.ttf"])
    let files = FontFiles(folders: [first.path, second.path, "/nowhere"])
    #expect(files.rareFamilies == ["NotoSansA", "NotoSansB", "NotoSansE-F"])
    #expect(FontFiles(folders: []).rareFamilies.isEmpty)
  }
}
