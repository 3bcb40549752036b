import CairoCanvas
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Asset catalog")
struct AssetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var url: URL { URL(filePath: folder.path) }

  /// Writes a PNG file of one colour.
  private func put(_ side: Int, _ pixel: [UInt8], in name: String) throws {
    let bitmap = Bitmap(
      width: side, height: side,
      pixels: Array(repeatElement(pixel, count: side * side).joined()))
    try folder.put("", in: name)
    try Data(PNG.encode(bitmap, scale: 1, description: nil))
      .write(to: url.appending(path: name))
  }

  /// Returns the size and the colour of the middle of a rendered view.
  private func render(
    _ view: some View, scale: CGFloat = 1, dark: Bool = false, in catalog: AssetCatalog
  ) throws -> String {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    renderer.environment.colorScheme = dark ? .dark : .light
    renderer.environment.assetCatalog = catalog
    let bitmap = try PNG.decode([UInt8](renderer.pngData))
    let color = bitmap.rgbaStraight(x: bitmap.width / 2, y: bitmap.height / 2)
    return "\(bitmap.width)x\(bitmap.height) \(color.red),\(color.green),\(color.blue)"
  }

  private func putLogo() throws {
    try folder.put(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "b.png", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "filename": "c.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "info": {"author": "xcode", "version": 1}}
      """, in: "logo.imageset/Contents.json")
    try put(4, [0, 0, 255, 255], in: "logo.imageset/a.png")
    try put(8, [255, 0, 0, 255], in: "logo.imageset/b.png")
    try put(4, [0, 255, 0, 255], in: "logo.imageset/c.png")
  }

  @Test("an image has the file of the scale and the appearance, at the same size in points")
  func images() throws {
    try putLogo()
    let catalog = try AssetCatalog(contentsOf: url)
    let logo = Image("logo")
    #expect(try render(logo, in: catalog) == "4x4 255,0,0")
    #expect(try render(logo, scale: 2, in: catalog) == "8x8 0,0,255")
    #expect(try render(logo, scale: 3, in: catalog) == "12x12 0,0,255")
    #expect(try render(logo, dark: true, in: catalog) == "4x4 0,255,0")
    #expect(catalog.imageNames == ["logo"])
    #expect(catalog.problems.isEmpty)
  }

  @Test("a template has the foreground style, by its set or by its view")
  func templates() throws {
    try put(4, [0, 0, 255, 255], in: "mark.imageset/a.png")
    try folder.put(
      """
      {"images": [{"idiom": "universal", "filename": "a.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, in: "mark.imageset/Contents.json")
    let catalog = try AssetCatalog(contentsOf: url)
    let green = Color(red: 0, green: 1, blue: 0)
    let mark = Image("mark")
    #expect(try render(mark.foregroundStyle(green), in: catalog) == "4x4 0,255,0")
    #expect(
      try render(mark.renderingMode(.original).foregroundStyle(green), in: catalog)
        == "4x4 255,0,0")
  }

  @Test("the accent colour is that of the catalog, unless it is empty or a view sets another")
  func accent() throws {
    func shown(_ entry: String, _ view: some View) throws -> String {
      try folder.put("{\"colors\": [\(entry)]}", in: "AccentColor.colorset/Contents.json")
      let catalog = try AssetCatalog(contentsOf: url)
      let shown = try render(view.frame(width: 2, height: 2), in: catalog)
      #expect(catalog.problems.isEmpty)
      return shown
    }
    let green = """
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0", "green": "255", "blue": "0", "alpha": "1"}}}
      """
    #expect(try shown(green, Color.accentColor) == "2x2 0,255,0")
    #expect(try shown(green, Rectangle().fill(.tint)) == "2x2 0,255,0")
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try shown(green, Color.accentColor.tint(red)) == "2x2 0,255,0")
    #expect(try shown("{\"idiom\": \"universal\"}", Color.accentColor) == "2x2 0,136,255")
  }

  @Test("colours have decimal, whole and hexadecimal components, for both appearances")
  func colors() throws {
    func put(_ name: String, _ entries: String) throws {
      try folder.put("{\"colors\": [\(entries)]}", in: "Colors/\(name).colorset/Contents.json")
    }
    func entry(_ space: String, _ components: String, dark: Bool = false) -> String {
      let appearances =
        dark ? ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]" : ""
      return """
        {"idiom": "universal", "color": {"color-space": "\(space)", "components": {\(components)}}\(appearances)}
        """
    }
    try put(
      "decimal",
      entry("srgb", "\"red\": \"1.000\", \"green\": \"0.5\", \"blue\": \"0.0\", \"alpha\": \"1.0\"")
    )
    try put(
      "mixed",
      entry(
        "srgb", "\"red\": \"0x33\", \"green\": \"102\", \"blue\": \"0xFF\", \"alpha\": \"1.000\"")
        + ","
        + entry("srgb", "\"red\": \"1\", \"green\": \"2\", \"blue\": \"3\"", dark: true))
    try put("gray", entry("gray-gamma-22", "\"white\": \"0.2\", \"alpha\": \"1.0\""))
    try put(
      "wide", entry("display-p3", "\"red\": \"1.0\", \"green\": \"0.0\", \"blue\": \"0.0\""))
    try put(
      "skin",
      entry("display-p3", "\"red\": \"0.8\", \"green\": \"0.6\", \"blue\": \"0.5\""))
    try put("broken", entry("srgb", "\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\""))
    let catalog = try AssetCatalog(contentsOf: url)
    func color(_ name: String, dark: Bool = false) throws -> String {
      try render(Color(name).frame(width: 2, height: 2), dark: dark, in: catalog)
    }
    #expect(try color("decimal") == "2x2 255,128,0")
    #expect(try color("mixed") == "2x2 51,102,255")
    #expect(try color("mixed", dark: true) == "2x2 1,2,3")
    #expect(try color("gray") == "2x2 51,51,51")
    // Computed from the matrices of both spaces.
    #expect(try color("wide") == "2x2 255,0,0")
    // Red is 213.4, of which Cairo paints the upper eight of sixteen bits.
    #expect(try color("skin") == "2x2 214,150,123")
    #expect(catalog.problems.count == 1 && catalog.problems[0].contains("broken.colorset"))
    #expect(catalog.colorNames == ["decimal", "gray", "mixed", "skin", "wide"])
  }

  @Test("missing images are boxes with a name that the stage knows, and missing colours are clear")
  func missing() throws {
    try putLogo()
    let catalog = try AssetCatalog(contentsOf: url)
    var environment = EnvironmentValues()
    environment.assetCatalog = catalog
    let stage = try Stage(size: .unspecified, environment: environment) {
      VStack {
        Image("nothing")
        Image("logo")
        Color("void")
      }
    }
    _ = stage.drawList()
    #expect(stage.missingImages == ["nothing"])
    #expect(
      catalog.problems == ["The asset catalog has no color \"void\". Add it, or correct the name."])
    let bare = try Stage(size: .unspecified) { Image("logo") }
    _ = bare.drawList()
    #expect(bare.missingImages == ["logo"])
  }

  @Test("a broken file and a broken description are problems, and not errors")
  func broken() throws {
    try putLogo()
    try folder.put("no picture", in: "logo.imageset/a.png")
    try folder.put("{", in: "other.imageset/Contents.json")
    try folder.put("{}", in: "empty.imageset/Contents.json")
    try folder.put(
      "{\"images\": [{\"filename\": \"../logo.imageset/b.png\"}]}",
      in: "outside.imageset/Contents.json")
    let catalog = try AssetCatalog(contentsOf: url)
    var environment = EnvironmentValues()
    environment.assetCatalog = catalog
    let stage = try Stage(size: .unspecified, environment: environment) {
      VStack {
        Image("logo")
        Image("empty")
        Image("outside")
      }
    }
    _ = stage.drawList()
    #expect(stage.missingImages == ["empty", "logo", "outside"])
    #expect(catalog.problems.count == 2)
    #expect(throws: AssetCatalogError.self) {
      try AssetCatalog(contentsOf: url.appending(path: "absent"))
    }
  }

  @Test("a folder can be a part of the names in it")
  func namespaces() throws {
    try folder.put("{\"properties\": {\"provides-namespace\": true}}", in: "Brand/Contents.json")
    try folder.put("{\"images\": []}", in: "Brand/logo.imageset/Contents.json")
    try folder.put("{\"images\": []}", in: "Plain/icon.imageset/Contents.json")
    #expect(try AssetCatalog(contentsOf: url).imageNames == ["Brand/logo", "icon"])
  }
}
