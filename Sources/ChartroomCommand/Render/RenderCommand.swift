import ArgumentParser
import CairoCanvas
import ChartScales
import ChartSets
import Foundation
import Graphics

/// `chartroom render FILE… --out DIR`.
struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws chart sets (JSON) as PNG pictures and prints their paths.",
    discussion: """
      A file NAME.json with one chart becomes NAME.png; one with several becomes NAME-1.png, \
      NAME-2.png and so on. Dark pictures end in -dark.png. A picture appears whole or not at all.
      """)

  /// The values of `--appearance`.
  enum Appearance: String, CaseIterable, ExpressibleByArgument {
    case light, dark, both

    var schemes: [ColorScheme] {
      switch self {
      case .light: [.light]
      case .dark: [.dark]
      case .both: [.light, .dark]
      }
    }
  }

  /// The values of `--debug`.
  enum Debug: String, CaseIterable, ExpressibleByArgument {
    case draws, layout
  }

  @Argument(help: "Chart sets to draw.")
  var files: [String]

  @Option(help: ArgumentHelp("Folder for the pictures; created if missing.", valueName: "dir"))
  var out: String

  @Option(help: "light, dark or both.")
  var appearance = Appearance.light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width and height in points (default: 375x560).", valueName: "WxH"),
    transform: OptionFormat.size.read)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Part of the time axis to show: 0 is the first point, 1 the last (default: 0.3...0.8).",
      valueName: "from...to"),
    transform: OptionFormat.window.read)
  var window: WindowBounds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show the values at a fraction of the window, or of the circle of a pie, from 0 to 1.",
      valueName: "position"),
    transform: OptionFormat.position.read)
  var indicator: Double?

  @Flag(help: "Show the averages over the window as a pie; for bars and areas.")
  var pie = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show the detail of a day: the chart in the file YYYY-MM/DD.json beside FILE. A percentage chart \
      without such a file is drawn as a pie.
      """, valueName: "YYYY-MM-DD"),
    transform: OptionFormat.day.read)
  var zoom: CalendarDay?

  @OptionGroup
  var chart: ChartOptions

  @Flag(help: "Print a line of JSON that describes each picture, instead of its path alone.")
  var describe = false

  @Option(
    help: """
      chart, or a screen of the BestKora app: card; or, with all charts of a file in one picture, \
      list (one under the other, each of --size), row, overlay or tabs.
      """)
  var screen = Screen.chart

  @OptionGroup
  var png: PNGOptions

  @Option(help: "For debugging: draws (draw lists as text) or layout (frames of the views).")
  var debug: Debug?

  func perform() throws -> ExitCode {
    try Rendering.run(plan())
  }

  /// Checks the options and fills in defaults.
  func plan() throws(ToolError) -> RenderPlan {
    guard !out.isEmpty else {
      throw ToolError(
        .usage, "--out is empty. Give a folder for the pictures, for example --out out.")
    }
    let style = try checkedStyle()
    return RenderPlan(
      inputs: files, folder: out, appearances: appearance.schemes,
      request: try chart.request(
        window: screen.showsWholeTime ? .whole : window,
        size: size ?? CGSize(width: 375, height: 560), style: style),
      isPie: pie, zoom: zoom, indicator: indicator, isDescribed: describe, screen: screen,
      compression: png.compression,
      overlay: debug.flatMap { RenderPlan.Overlay(rawValue: $0.rawValue) } ?? .none)
  }

  /// Returns the style, which must fit the screen.
  private func checkedStyle() throws(ToolError) -> ChartStyle {
    let isContest = screen == .chart && chart.style != .bestKora
    if !isContest, pie || zoom != nil {
      throw ToolError(
        .usage,
        "\(pie ? "--pie" : "--zoom") is for the style contest. Leave out --style and --screen.")
    }
    guard screen != .chart else { return isContest ? .contest : .bestKora }
    if chart.style == .contest {
      throw ToolError(
        .usage,
        "--screen \(screen.rawValue) has the style bestkora. Leave out --style contest.")
    }
    if screen.showsWholeTime, window != nil {
      throw ToolError(
        .usage,
        "--screen \(screen.rawValue) shows charts over their whole time. Leave out --window.")
    }
    return .bestKora
  }
}

extension Screen: ExpressibleByArgument {}
