import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

/// What stands in the draw lists of pictures of odd sizes, windows and indicators.
@Suite("chartroom render: layout")
struct RenderLayoutTests {
  private let folder: TemporaryFolder
  private let overview = ToolRun.fixtures + "/overview.json"
  private let eight = ToolRun.fixtures + "/awkward/eight-series.json"

  init() throws { folder = try TemporaryFolder() }

  /// The draw list of a picture as text.
  private func draws(_ file: String, _ options: String...) throws -> String {
    let run = try ToolRun(
      ["render", file, "--out", folder.path, "--debug", "draws"] + options)
    #expect(run.status == 0, "\(options): \(run.errors)")
    return run.errors
  }

  @Test(
    "survives odd sizes and scales",
    arguments: [
      ["--size", "1x1"], ["--size", "20x20"], ["--size", "60x800"], ["--size", "4000x300"],
      ["--size", "32767x1"], ["--size", "1x32767"], ["--size", "0.2x0.2", "--scale", "16"],
      ["--scale", "16", "--size", "90x120"], ["--scale", "0.01"], ["--scale", "0.5"],
    ])
  func oddSizes(options: [String]) throws {
    let files = [overview, eight, ToolRun.fixtures + "/awkward/no-points.json"]
    let run = try ToolRun(
      ["render"] + files + ["--out", folder.path, "--indicator", "0.5"] + options)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.paths.count == 3)
    for path in run.paths {
      #expect(try !PNG.metadata([UInt8](Data(contentsOf: URL(filePath: path)))).hasAlpha)
    }
  }

  @Test("refuses a picture without a pixel")
  func noPixels() throws {
    let run = try ToolRun.render([overview], to: folder.path, "--size", "0.2x0.2")
    #expect(run.status == 2)
    #expect(run.errors.contains("0.2x0.2 points at scale 1 is less than one pixel."))
  }

  @Test(
    "leaves out the buttons, the mini-map, the heading and the axis, in this order",
    arguments: [(375, "HABM"), (240, "HAM"), (190, "HA"), (130, "A"), (90, ""), (20, "")])
  func parts(height: Int, parts: String) throws {
    let list = try draws(overview, "--size", "375x\(height)", "--title", "Heading")
    #expect(list.contains("\"Heading\"") == parts.contains("H"))
    #expect(list.contains("\"Sep\"") == parts.contains("A"))
    #expect(list.contains("\"Joined\"") == parts.contains("B"))
    #expect(list.contains("#C0D1E1") == parts.contains("M"), "the mini-map's window")
    #expect(list.contains("polyline"))
  }

  @Test("leaves half a date out rather than showing it")
  func dates() throws {
    let list = try draws(overview, "--size", "130x560")
    #expect(list.contains("\"Chart 1\""))
    #expect(!list.contains("2018"))
  }

  @Test("keeps the mini-map's window on the mini-map, its handles side by side")
  func handles() throws {
    let places = [("0...0", 16.0, 36.0), ("0.5...0.5", 178, 198), ("1...1", 339, 359)]
    for (window, left, right) in places {
      let frames = try draws(overview, "--window", window)
        .matches(of: /fill #C0D1E1 M (\S+),\S+ (.*) Z/).map { match in
          match.output.2.matches(of: /(-?[0-9.]+),/).compactMap { Double($0.output.1) }
            + [Double(match.output.1) ?? .nan]
        }
      #expect(frames.count == 2)
      #expect(frames.joined().min() == left, "\(window)")
      #expect(frames.joined().max() == right, "\(window)")
    }
  }

  @Test("draws the neighbourhood of a window without a length")
  func narrow() throws {
    let bare = ToolRun.fixtures + "/awkward/bare.json"
    for window in ["0...0", "0.5...0.5", "1...1"] {
      let list = try draws(bare, "--window", window)
      let widths = list.matches(of: /points in 1 runs, \S+ ([0-9.]+)x/).compactMap {
        Double($0.output.1)
      }
      #expect(widths.count == 4)
      #expect(widths.allSatisfy { $0 >= 343 / 2 }, "\(window): \(widths)")
    }
  }

  /// The frame of the tooltip: its shadow's group and the path inside.
  private func tooltip(_ list: String) -> (x: Double, y: Double, width: Double, height: Double)? {
    let box =
      /group offset (\S+),(\S+) shadow #182D3B40 \S+ \S+ offset 0,1 \{\n *fill #FFFFFF M (.*) Z/
    guard let match = list.firstMatch(of: box), let x = Double(match.output.1),
      let y = Double(match.output.2)
    else { return nil }
    let points = match.output.3.matches(of: /(-?[0-9.]+),(-?[0-9.]+)/)
    return (
      x, y, points.compactMap { Double($0.output.1) }.max() ?? .nan,
      points.compactMap { Double($0.output.2) }.max() ?? .nan
    )
  }

  @Test("keeps the tooltip in the picture, over everything, with whole values")
  func tooltipStays() throws {
    let close = ToolRun.fixtures + "/awkward/close.json"
    for file in [overview, eight, close] {
      for (width, height) in [(375, 560), (375, 300), (375, 200), (240, 160), (900, 130)] {
        for indicator in ["0", "0.5", "1"] {
          let list = try draws(
            file, "--size", "\(width)x\(height)", "--indicator", indicator, "--window", "0...1")
          guard let box = tooltip(list) else {
            // A box with such long values would hide a small plot.
            #expect(file == close && width < 300)
            continue
          }
          #expect(box.x >= 4 && box.x + box.width <= Double(width) - 4, "\(file) \(width)")
          #expect(box.y >= 0 && box.y + box.height <= Double(height), "\(file) \(height)")
          #expect(box.height >= 75 || file == close)
          let behind = list.components(separatedBy: "shadow #182D3B40").last ?? ""
          #expect(!behind.contains("polyline") && !behind.contains("#C0D1E1"))
          if file == close { #expect(behind.contains("\"1,000,000,000,000")) }
          #expect(!behind.contains(/w700 tabular .*truncated/))
        }
      }
    }
  }

  @Test("names the moment in the tooltip as fully as there is room for, never half")
  func headings() throws {
    let places = [(375, "Sat, Oct 6, 2018"), (140, "Sat, Oct 6, 2018"), (120, "Oct 6, 2018")]
    for (width, heading) in places {
      let list = try draws(overview, "--size", "\(width)x560", "--indicator", "0.4")
      let box = list.components(separatedBy: "shadow #182D3B40").last ?? ""
      #expect(box.contains("\"\(heading)\""), "\(width)")
      #expect(!box.contains(/w700 truncated/), "\(width)")
    }
  }

  @Test("shows no tooltip where it has no room, and no indicator where no point is in sight")
  func noTooltip() throws {
    #expect(try tooltip(draws(overview, "--size", "60x560", "--indicator", "0.5")) == nil)
    #expect(try tooltip(draws(overview, "--size", "375x40", "--indicator", "0.5")) == nil)
    let two = ToolRun.fixtures + "/awkward/two-points.json"
    let list = try draws(two, "--indicator", "0.4")
    #expect(tooltip(list) == nil)
    #expect(try tooltip(draws(two, "--indicator", "0.4", "--window", "0...1")) != nil)
  }

  @Test("calls a day by its date and an hour by both where it shows several days")
  func moments() throws {
    let awkward = ToolRun.fixtures + "/awkward/"
    let single = try draws(awkward + "one-point.json", "--indicator", "0.5")
    #expect(single.contains("\"Sat, Nov 17, 2018\"") && single.contains("\"Nov 17\""))
    let equal = try draws(awkward + "equal-x.json", "--indicator", "0.5")
    #expect(equal.contains("\"Mon, Nov 19, 2018\"") && !equal.contains("00:00"))
    let hours = try draws(awkward + "hourly.json", "--indicator", "0.4")
    #expect(hours.contains("\"Tue, Apr 10, 2018 at 12:00\""))
    let day = try draws(awkward + "hourly.json", "--indicator", "0.4", "--window", "0.5...0.55")
    #expect(!day.contains("2018 at"))
  }
}
