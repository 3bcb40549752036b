import ArgumentParser
import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import Dashboards
import Foundation
import Graphics

/// `chartroom render FILE… --out DIR|FILE|-`, for chart sets and specs of dashboards.
struct RenderCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders chart sets and dashboards as PNG images and prints their paths.",
    discussion: """
      A file NAME.json with one chart becomes NAME.png. A file with several charts becomes NAME-1.png, \
      NAME-2.png and so on, or one image NAME.png with --screen list, row, overlay or tabs. The names of dark \
      images end in -dark.png. An image file appears complete or not at all.

      A spec of dashboards (NAME.yaml, or NAME.json with 'dashboards') becomes one image for each dashboard, \
      with its name, in the appearances and scales of the spec or of the options. Of several scales, names end in \
      @2x and so on. A panel whose data cannot be read shows the reason, and the image counts as failed. Worker \
      processes draw the images, so that a crash, a hang or an exceeded limit ends one image only. Failures that \
      can be transient are retried twice. An image whose spec and files have not changed since an earlier run is \
      not drawn again; a hidden file beside it holds their digests. A run of one image can write it to a file or to \
      standard output. The other options are for chart sets. See \
      'chartroom init' and 'chartroom check'.
      """)

  /// The values of `--debug`.
  enum Debug: String, CaseIterable, ExpressibleByArgument {
    case draws, layout
  }

  @Argument(help: "Chart set files (JSON) and specs of dashboards (YAML or JSON).")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      """
      Folder for the images, created if missing; for one image of a dashboard also a file whose name ends in .png, \
      or - for standard output.
      """, valueName: "dir"))
  var out: String

  @Option(
    help: """
      Appearance: light, dark, or both for one image of each (default: light, or those of the spec).
      """)
  var appearance: AppearanceOption?

  @Option(
    help: ArgumentHelp("Draw the dashboard with this name; can be repeated.", valueName: "name"))
  var only: [String] = []

  @OptionGroup
  var parameters: ParameterArguments

  @OptionGroup
  var run: RunArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Width and height in points (default: 375x560).", valueName: "WxH"),
    transform: OptionFormat.size.read)
  var size: CGSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Visible part of the time axis: 0 is the first point, and 1 the last (default: 0.3...0.8, or the day of \
      --zoom; not for --screen card or overlay).
      """, valueName: "from...to"),
    transform: OptionFormat.window.read)
  var window: WindowBounds?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show the values at a position in the window, or in a pie's circle, from 0 to 1 (default: none; 0.3 on \
      screens of the BestKora app).
      """, valueName: "position"),
    transform: OptionFormat.position.read)
  var indicator: Double?

  @Flag(
    help: "Show the averages over the window as a pie (bars and areas in the style contest only).")
  var pie = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Show the detailed data of one day (style contest only), from the file YYYY-MM/DD.json in the folder of \
      the chart set file, named after the day in UTC. A percentage chart without that file is drawn as a pie.
      """, valueName: "YYYY-MM-DD"),
    transform: OptionFormat.day.read)
  var zoom: CalendarDay?

  @OptionGroup
  var chart: ChartArguments

  @Flag(help: "Print a line of JSON that describes each image, instead of only its path.")
  var describe = false

  @Option(
    help: """
      Content of an image. One chart: chart, or card as in the BestKora app. All charts of a file, as in that \
      app: list (each at --size), row, overlay or tabs.
      """)
  var screen = Screen.chart

  @OptionGroup
  var png: PNGOptions

  @Option(
    help: """
      Debug output: draws (print the draw lists to standard error) or layout (outline the frames of all views).
      """)
  var debug: Debug?

  func perform() throws -> ExitCode {
    let plan = try plan()
    let specs = files.filter(Self.isSpec)
    var charts = plan
    charts.inputs = files.filter { !Self.isSpec($0) }
    try checkOptions(hasCharts: !charts.inputs.isEmpty, hasSpecs: !specs.isEmpty)
    let options = try run.options(png.compression, specs.isEmpty ? .folder(out) : target)
    var tally = PictureTally()
    let read = try parameters.read(specs, into: &tally)
    let dashboards = try DashboardRun(
      read, only: only, isComplete: read.count == specs.count, appearances: appearance?.schemes,
      scale: chart.picture.scale, options: options)
    try RenderRun.run(charts, dashboards, into: &tally)
    return tally.status
  }

  /// The place of the pictures of dashboards.
  private var target: PictureTarget { PictureTarget(out) }

  /// Returns whether a file is a spec rather than a chart set: a YAML file, or JSON with the key `dashboards`.
  private static func isSpec(_ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return true }
    // A pipe can be read only once.
    guard name.hasSuffix(".json"),
      (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        == .typeRegular,
      let bytes = try? InputFile.read(path, limit: SpecFile.mostBytes)
    else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("\"dashboards\"")
  }

  /// Throws an error for options that none of the files has a use for.
  private func checkOptions(hasCharts: Bool, hasSpecs: Bool) throws(ToolError) {
    let ofSpecs: [(String, Bool)] =
      [
        ("--only", !only.isEmpty), ("--param", !parameters.parameters.isEmpty),
      ] + run.given
    if !hasSpecs, let option = ofSpecs.first(where: \.1)?.0 {
      throw ToolError(.usage, "\(option) is for dashboards, and no file is a spec. Leave it out.")
    }
    if hasCharts, run.shard != nil {
      throw ToolError(
        .usage, "--shard is for dashboards. Draw chart sets in a run of their own, without it.")
    }
    if hasCharts, hasSpecs, !target.isFolder {
      throw ToolError(
        .usage,
        "--out: '\(out)' has room for one image of a dashboard. Draw chart sets in a run of their own."
      )
    }
    let ofCharts: [(String, Bool)] = [
      ("--size", size != nil), ("--window", window != nil), ("--indicator", indicator != nil),
      ("--pie", pie), ("--zoom", zoom != nil), ("--describe", describe),
      ("--screen", screen != .chart), ("--debug", debug != nil), ("--style", chart.style != nil),
      ("--hide", !chart.hide.isEmpty), ("--title", chart.title != nil),
      ("--locale", chart.picture.locale != nil), ("--time-zone", chart.picture.timeZone != nil),
    ]
    if !hasCharts, let option = ofCharts.first(where: \.1)?.0 {
      throw ToolError(
        .usage, "\(option) is for chart sets. Leave it out, and see the keys of the spec.")
    }
  }

  /// Checks the options and fills in defaults.
  func plan() throws(ToolError) -> RenderPlan {
    guard !out.isEmpty else {
      throw ToolError(
        .usage, "--out is empty. Give a folder for the images, for example --out out.")
    }
    let style = try checkedStyle()
    return RenderPlan(
      inputs: files, folder: out, appearances: (appearance ?? .light).schemes,
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
        "\(pie ? "--pie" : "--zoom") requires --style contest and --screen chart, the defaults. "
          + "Omit other values.")
    }
    guard screen != .chart else { return isContest ? .contest : .bestKora }
    if chart.style == .contest {
      throw ToolError(
        .usage,
        "--screen \(screen.rawValue) requires --style bestkora, its default. Omit --style contest.")
    }
    if screen.showsWholeTime, window != nil {
      throw ToolError(
        .usage,
        "--screen \(screen.rawValue) always shows the whole time axis. Omit --window.")
    }
    return .bestKora
  }
}

extension Screen: ExpressibleByArgument {}
