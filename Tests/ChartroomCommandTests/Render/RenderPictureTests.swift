import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom render: pictures")
struct RenderPictureTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"
  private let stage = ToolRun.fixtures + "/stage1.json"

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "have points times scale pixels, no alpha, sRGB, their scale and a description",
    arguments: [
      ("375x560", "1", 375, 560), ("320.5x240", "2", 641, 480), ("100x50", "3", 300, 150),
    ]
  )
  func facts(size: String, scale: String, width: Int, height: Int) throws {
    let run = try ToolRun.render(
      [overview], to: folder.path, "--size", size, "--scale", scale, "--title", "Łódź")
    #expect(run.status == 0)
    let bytes = try folder.bytes(of: "overview.png")
    let bitmap = try PNG.decode(bytes)
    #expect(bitmap.width == width && bitmap.height == height)
    let facts = try PNG.metadata(bytes)
    #expect(!facts.hasAlpha)
    #expect(facts.isSRGB)
    #expect(facts.scale == Double(scale).map { CGFloat($0) })
    #expect(
      facts.description?.hasPrefix("Line chart “Łódź”, July 26, 2018 – January 23, 2019. ") == true)
    #expect(facts.description?.contains("Joined: from ") == true)
  }

  @Test("number several charts, name dark ones, and are printed in the order they are drawn")
  func names() throws {
    let run = try ToolRun.render([stage, overview], to: folder.path + "/", "--appearance", "both")
    let names = (1...5).flatMap { ["stage1-\($0).png", "stage1-\($0)-dark.png"] }
    #expect(
      run.paths == (names + ["overview.png", "overview-dark.png"]).map { folder.path + "/" + $0 })
    #expect(run.errors.isEmpty)
    let pixels = try ["overview.png", "overview-dark.png"].map {
      try PNG.decode(folder.bytes(of: $0)).pixels.prefix(4)
    }
    #expect(pixels == [[0xFF, 0xFF, 0xFF, 0xFF], [0x3E, 0x2F, 0x24, 0xFF]])
  }

  @Test("refuse to be drawn over each other")
  func collision() throws {
    let run = try ToolRun.render([overview, overview], to: folder.path + "/out")
    #expect(run.status == 2)
    #expect(try folder.names.isEmpty)
  }

  @Test("are the same for any user, zone, language, folder and machine settings")
  func environments() throws {
    let elsewhere = try TemporaryFolder()
    let plain = try ToolRun(
      ["render", stage, "--out", folder.path, "--appearance", "both", "--indicator", "0.4"],
      environment: ["TZ": "UTC", "LANG": "C", "HOME": elsewhere.path, "PATH": "/usr/bin:/bin"])
    #expect(plain.status == 0)
    let other = try TemporaryFolder()
    let odd = try ToolRun(
      ["render", stage, "--out", other.path, "--appearance", "both", "--indicator", "0.4"],
      environment: [
        "TZ": "Pacific/Pago_Pago", "LANG": "tr_TR.UTF-8", "LC_ALL": "ar_EG.UTF-8",
        "LANGUAGE": "fa", "HOME": "/proc/no/such/home", "XDG_CACHE_HOME": "/proc/none",
        "FONTCONFIG_FILE": "/no/fonts.conf", "FONTCONFIG_PATH": "/proc", "FC_LANG": "ja",
        "PANGO_LANGUAGE": "ja", "PANGOCAIRO_BACKEND": "win32", "COLUMNS": "3",
      ], in: "/")
    #expect(odd.status == 0)
    #expect(odd.errors == plain.errors)
    #expect(try folder.contents == other.contents)
    #expect(try elsewhere.names.isEmpty, "nothing is written to the home folder")
  }

  private static let locales = [
    "en_US", "de_DE", "ru_RU", "ja_JP", "zh_CN", "ko_KR", "ar_EG", "he_IL", "fa_IR", "hi_IN",
    "th_TH",
    "bn_BD", "ta_IN", "ka_GE", "my_MM",
  ]

  @Test(
    "are the same alone, in a batch and in a shuffled one, in every language", arguments: locales)
  func history(locale: String) throws {
    let files =
      ToolRun.chartSets(in: "") + ToolRun.chartSets(in: "awkward")
      + (1...5).map { ToolRun.fixtures + "/contest/\($0)/overview.json" }
    var random = SplitMix64(seed: 7)
    let shuffled = files.shuffled(using: &random)
    func render(_ files: [String], _ name: String) throws -> [String: [UInt8]] {
      let run = try ToolRun.render(
        files, to: folder.path + "/" + name, "--size", "150x200", "--png", "fast", "--locale",
        locale)
      #expect(run.status == 0)
      return Dictionary(
        uniqueKeysWithValues: try run.paths.map { path in
          let file = String(path.dropFirst(folder.path.utf8.count + name.utf8.count + 2))
          return (file, try folder.bytes(of: name + "/" + file))
        })
    }
    let batch = try render(files, "batch")
    #expect(batch.count > files.count)
    let isSame = try batch == render(shuffled, "shuffled")
    #expect(isSame)
    // The scripts of many languages, which load many fonts, and nothing but axes.
    for name in ["scripts", "no-points"] {
      let alone = try render([ToolRun.fixtures + "/awkward/\(name).json"], name)
      #expect(alone["\(name).png"] == batch["\(name).png"], "\(name)")
    }
  }

  @Test("differ by locale and time zone only when asked to")
  func locale() throws {
    let file = ToolRun.fixtures + "/awkward/hourly.json"
    let here = try ToolRun.render(
      [file], to: folder.path, "--debug", "draws", "--indicator", "0.4")
    let there = try ToolRun.render(
      [file], to: folder.path, "--debug", "draws", "--indicator", "0.4", "--locale", "de_DE",
      "--time-zone", "Asia/Kolkata")
    #expect(here.errors.contains("April 9, 2018") && here.errors.contains(" at 12:00\""))
    #expect(there.errors.contains("9. April 2018") && there.errors.contains(", 17:30\""))
  }

  @Test("have their path above their draw list")
  func drawLists() throws {
    let run = try ToolRun.render(
      [overview], to: folder.path, "--appearance", "both", "--debug", "draws")
    #expect(
      run.errors.split(separator: "\n").filter { $0.hasPrefix("#") } == run.paths.map { "# \($0)" })
    #expect(run.errors.hasPrefix("# "))
  }

  @Test("show the frames of the views as hairlines when asked to")
  func layoutFrames() throws {
    let plain = try ToolRun.render([overview], to: folder.path + "/a")
    let framed = try ToolRun.render([overview], to: folder.path + "/b", "--debug", "layout")
    #expect(plain.status == 0 && framed.status == 0 && framed.errors.isEmpty)
    let (one, other) = (
      try PNG.decode(folder.bytes(of: "a/overview.png")),
      try PNG.decode(folder.bytes(of: "b/overview.png"))
    )
    #expect(one.width == other.width && one.height == other.height)
    func differs(_ x: Int, _ y: Int) -> Bool {
      one.rgbaStraight(x: x, y: y) != other.rgbaStraight(x: x, y: y)
    }
    // The outermost frame is that of the picture.
    let (right, bottom) = (one.width - 1, one.height - 1)
    #expect((0...right).allSatisfy { differs($0, 0) && differs($0, bottom) })
    #expect((0...bottom).allSatisfy { differs(0, $0) && differs(right, $0) })
    // The frames inside are lines as well, and leave most of the picture as it was.
    let inside = (1..<bottom).reduce(0) { sum, y in
      sum + (1..<right).reduce(0) { $0 + (differs($1, y) ? 1 : 0) }
    }
    #expect(inside > 2 * (right + bottom) && inside < right * bottom / 4, "\(inside)")
  }

  @Test("are described as a line of JSON each when asked to")
  func described() throws {
    let run = try ToolRun.render(
      [overview], to: folder.path, "--describe", "--appearance", "both", "--scale", "2", "--hide",
      "Left")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0 && lines.count == 2)
    for (line, appearance) in zip(lines, ["light", "dark"]) {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let report = try #require(value as? [String: Any])
      #expect(report["appearance"] as? String == appearance)
      #expect(report["width"] as? Int == 750 && report["height"] as? Int == 1120)
      #expect((report["picture"] as? String)?.hasSuffix(".png") == true)
      let chart = try #require((report["charts"] as? [[String: Any]])?.first)
      #expect(chart["kind"] as? String == "lines" && chart["hidden"] as? [String] == ["Left"])
      #expect((chart["from"] as? String)?.hasSuffix("T00:00:00Z") == true)
      let series = try #require((chart["series"] as? [[String: Any]])?.first)
      #expect(series["name"] as? String == "Joined")
      let lowest = try #require(series["lowest"] as? Double)
      let highest = try #require(series["highest"] as? Double)
      for key in ["first", "last"] {
        #expect((lowest...highest).contains(try #require(series[key] as? Double)))
      }
    }
  }
}
