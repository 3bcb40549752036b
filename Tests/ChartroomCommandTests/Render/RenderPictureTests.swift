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

  @Test("are the same alone and after others")
  func history() throws {
    let scripts = ToolRun.fixtures + "/awkward/scripts.json"
    let alone = try TemporaryFolder()
    let before = ToolRun.fixtures + "/awkward/eight-series.json"
    let first = try ToolRun.render([scripts], to: alone.path, "--scale", "2")
    let last = try ToolRun.render(
      [stage, before, overview, scripts], to: folder.path, "--scale", "2")
    #expect(first.status == 0 && last.status == 0)
    #expect(try alone.bytes(of: "scripts.png") == folder.bytes(of: "scripts.png"))
  }

  @Test("differ by locale and time zone only when asked to")
  func locale() throws {
    let file = ToolRun.fixtures + "/awkward/hourly.json"
    let here = try ToolRun.render(
      [file], to: folder.path, "--debug", "draws", "--indicator", "0.4")
    let there = try ToolRun.render(
      [file], to: folder.path, "--debug", "draws", "--indicator", "0.4", "--locale", "de_DE",
      "--time-zone", "Asia/Kolkata")
    #expect(here.errors.contains("April 9, 2018") && here.errors.contains(", 12:00\""))
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

  @Test("show the frames of the views when asked to")
  func layoutFrames() throws {
    let plain = try ToolRun.render([overview], to: folder.path + "/a")
    let framed = try ToolRun.render([overview], to: folder.path + "/b", "--debug", "layout")
    #expect(plain.status == 0 && framed.status == 0 && framed.errors.isEmpty)
    #expect(try folder.bytes(of: "a/overview.png") != folder.bytes(of: "b/overview.png"))
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
