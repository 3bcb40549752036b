import ArgumentParser
import ChartSets
import Foundation
import Graphics

/// `chartroom render FILE… --out DIR`.
struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws chart sets (JSON) as PNG pictures and prints their paths.",
    discussion: """
      A file with one chart becomes STEM.png, one with several STEM-1.png, STEM-2.png …; dark \
      pictures end in -dark.png. A picture appears whole or not at all.
      """)

  /// The appearances as the option names them.
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

  /// The overlays as the option names them.
  enum Debug: String, CaseIterable, ExpressibleByArgument {
    case draws, layout
  }

  /// The looks as the option names them.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case contest, seed
  }

  @Argument(help: "Chart sets to draw.")
  var files: [String]

  @Option(help: ArgumentHelp("Folder for the pictures; made if missing.", valueName: "dir"))
  var out: String

  @Option(help: "light, dark or both.")
  var appearance = Appearance.light

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width and height in points.", valueName: "WxH"))
  var size = "375x560"

  @Option(parsing: .unconditional, help: "Pixels per point, above 0 and at most 16.")
  var scale = "1"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Part of the time axis to show, 0 the first point, 1 the last (default: 0.3...0.8).",
      valueName: "from...to"))
  var window: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show the values at a position in the window, or round a pie, 0 to 1.", valueName: "position")
  )
  var indicator: String?

  @Flag(help: "Show the averages over the window as a pie, of bars and areas.")
  var pie = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show the detail of a day: the chart in the file YYYY-MM/DD.json beside FILE or, of shares \
      without one, a pie.
      """, valueName: "YYYY-MM-DD"))
  var zoom: String?

  @OptionGroup
  var chart: ChartOptions

  @Flag(
    help: ArgumentHelp(
      "Print what each picture shows, a line of JSON each, instead of its path alone."))
  var describe = false

  @Option(help: "contest or seed, the look of the BestKora app (default: contest).")
  var style: Style?

  @Option(
    help: """
      chart, or a screen of the BestKora app: card, or with all charts of a file list (each of \
      --size), row, overlay, tabs.
      """)
  var screen = Screen.chart

  @OptionGroup
  var png: PNGOptions

  @Option(help: "For fault finding: draws (draw lists as text) or layout (frames of the views).")
  var debug: Debug?

  func perform() throws -> ExitCode {
    try Rendering.run(plan())
  }

  /// Checks the options and fills in what was not given.
  func plan() throws(ToolError) -> RenderPlan {
    guard !out.isEmpty else {
      throw ToolError(.usage, "--out is empty. Give a folder for the pictures, as --out out.")
    }
    let plan = RenderPlan(
      inputs: files, folder: out, appearances: appearance.schemes,
      size: try PictureSize.parse(size), scale: try Number.scale(scale),
      window: try window.map { text throws(ToolError) in try Number.window(text) },
      isPie: pie,
      zoom: try zoom.map { text throws(ToolError) in
        guard let day = CalendarDay(text) else {
          throw ToolError(
            .usage, "'\(text)' is not a day. Give a year, a month and a day, as 2018-10-12.")
        }
        return day
      },
      hidden: Set(chart.hide),
      indicator: try indicator.map { text throws(ToolError) in try Number.position(text) },
      locale: try Region.locale(chart.locale), timeZone: try Region.timeZone(chart.timeZone),
      title: chart.title,
      isDescribed: describe,
      style: try checkedStyle(), screen: screen, compression: png.compression,
      overlay: debug.flatMap { RenderPlan.Overlay(rawValue: $0.rawValue) } ?? .none)
    _ = try PictureSize.pixels(of: plan.size, scale: plan.scale)
    return plan
  }

  /// The look that was asked for, which fits the screen.
  private func checkedStyle() throws(ToolError) -> ChartStyle {
    let isContest = screen == .chart && style != .seed
    if !isContest, pie || zoom != nil {
      throw ToolError(
        .usage,
        "\(pie ? "--pie" : "--zoom") belongs to the contest's style. Leave out --style and --screen."
      )
    }
    guard screen != .chart else { return isContest ? .contest : .seed }
    if style == .contest {
      throw ToolError(
        .usage, "--screen \(screen.rawValue) has the look of the BestKora app. Leave out --style.")
    }
    if screen.showsWholeTime, window != nil {
      throw ToolError(
        .usage,
        "--screen \(screen.rawValue) shows charts over their whole time. Leave out --window.")
    }
    return .seed
  }
}

extension Screen: ExpressibleByArgument {}
