import ArgumentParser
import CairoCanvas
import ChartScales
import Chartroom
import ChartroomUI
import Dashboards
import DataTables
import Foundation
import Graphics

/// `chartroom plot [FILE]`.
struct PlotCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draws a table as a chart.",
    discussion: """
      The input is text with delimiter-separated values, JSON, JSON Lines or metrics in the text format of \
      Prometheus, or raw values with --raw. Text can also be a table of Markdown, or one that programs print with \
      lines or blanks between the columns, such as psql, DuckDB or sar. JSON can be the result of a query of \
      Prometheus. The rows of \
      several files with equal columns are drawn together, with a column 'file' of their names, which divides rows at \
      equal positions and can be given as --by. The delimiter, the header, decimal \
      commas, units, dates and missing values are found, and so is the table inside of a JSON text; what was assumed \
      is printed to standard error. Dates and times of day, or hours, in two columns are combined, and so are years, \
      months and days; columns without a value are left out. Without options, times, ascending numbers or names are \
      the positions, columns of numbers on similar scales are the values, and a column of names divides rows with \
      equal positions into series. Rows of one time with different names are bars by name. Rows with different names, \
      some of which have equal times, are points. Times without an offset are those of --time-zone; where the \
      clock shows an hour twice, the order of the rows decides. Lines break where values or, at regular times, \
      rows are missing. Rows of a list of times without numbers are counted per minute, hour, day, month or year. \
      A cell that is not a number in a column of numbers is an error if the column is drawn; in another column, \
      it is missing and is named on standard error. Lines that begin with '#' are comments, unless they have as many \
      cells as the rows; one of them above rows without a header has the names of the columns. In a table of one \
      column, a blank follows the '#'. Bars and areas have eight colours. Of more groups of --by, the seven with the \
      greatest sums of absolute values are drawn, and the others together as Other; for more columns of --y, the \
      colours repeat. Of several chart sets in a JSON text, the first one is drawn, as lines, bars or areas in its \
      colours.

      Boxes show quartiles, interpolated between sorted values as in R and NumPy (type 7); whiskers end at the \
      last value within 1.5 interquartile ranges of the box, and other values are points. Any two of the eight \
      colours of series differ by at least 12 in CIEDE2000, also for people with colour blindness; further lines \
      have dashes, and points have symbols.

      A terminal shows the picture, with the graphics protocol of kitty or sixels if it has them, or else with half \
      blocks, which have room for shapes but not for letters. Its width is that of the terminal.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, quoted patterns such as '*.csv', or - for standard input (default: -).",
      valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("Column of the positions.", valueName: "column"))
  var x: String?

  @Option(help: ArgumentHelp("Columns of the values, separated by commas.", valueName: "columns"))
  var y: String?

  @Option(help: ArgumentHelp("Column of names, each of which is a series.", valueName: "column"))
  var by: String?

  @Option(
    help: ArgumentHelp(
      "Columns of values on a second axis, separated by commas.", valueName: "columns"))
  var y2: String?

  @Option(
    help: ArgumentHelp(
      "Column whose means are the colours of a heat map (default: found, or the numbers of rows).",
      valueName: "column"))
  var z: String?

  @Option(
    help: ArgumentHelp(
      "Column of names, each of which has a small chart, 24 at most.", valueName: "column"))
  var facet: String?

  @Option(help: "Mark.")
  var mark: PlotMark?

  @Option(help: "Statistic of the values of bars with equal names (default: sum).")
  var statistic: PlotStatistic?

  @Option(help: ArgumentHelp("Title above the chart (default: none).", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Size of the image in points (default: 800x400).", valueName: "wxh"),
    transform: OptionFormat.size.read)
  var size: CGSize?

  @Option(help: "Appearance: light or dark.")
  var appearance = ColorScheme.light

  @Option(
    help: """
      Look: default; print, in shades of grey with dashes and symbols, always light; or dashboard, on dark grey, \
      always dark.
      """)
  var theme = PlotTheme.standard

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Visible part of the X axis, such as 0.7...1.", valueName: "window"),
    transform: OptionFormat.window.read)
  var window: WindowBounds?

  @Flag(help: "Show the whole X axis below the chart, with the window.")
  var miniMap = false

  @Option(
    name: .customLong("x-scale"),
    help: "Scale of numbers on the X axis (default: log if they spread over many powers of ten).")
  var xScale: PlotScale?

  @Option(
    name: .customLong("y-scale"),
    help:
      "Scale of values (default: log if those of lines or points spread over many powers of ten).")
  var yScale: PlotScale?

  @Flag(help: "Draw lines over missing rows and values.")
  var joinGaps = false

  @OptionGroup
  var input: TableArguments

  @OptionGroup
  var picture: PictureArguments

  @OptionGroup
  var png: PNGOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "PNG file, or - for standard output; a terminal shows the picture.", valueName: "file"))
  var out = "-"

  @Option(
    help: ArgumentHelp(
      "JSON file with a description of the picture: its axes, series, extremes, trends and a text.",
      valueName: "file"))
  var description: String?

  @Flag(
    help: """
      Print the spec of the picture in YAML instead, which 'chartroom render' draws, or write it to the file of \
      --out.
      """)
  var spec = false

  @Flag(help: "Do not print what was assumed; warnings are printed.")
  var quiet = false

  @Flag(
    help: """
      Count warnings, such as infinite values and characters without a glyph, as failures; the picture is written \
      nevertheless.
      """)
  var strict = false

  /// The maximum number of warnings that are printed one by one.
  private static let mostWarnings = 5
  /// The locale of labels for files with decimal commas: their language is not known, but how they write numbers.
  private static let englishWithCommas = Locale(identifier: "en_DE")
  private static let localeNote =
    "Labels have decimal commas as well, and English words; see --locale, such as de_DE."

  @MainActor
  func perform() throws -> ExitCode {
    guard !out.isEmpty else {
      throw ToolError(.usage, "--out is empty. Give a file, for example -o chart.png.")
    }
    try checkDescription()
    let terminal = out == "-" && !spec ? try Terminal() : nil
    let frame = terminal?.frame(size)
    let wanted = frame?.size ?? size ?? PlotLook().size
    let size = try ToolError.mapping { () throws(PictureSizeError) in
      try PictureSize(within: wanted, scale: frame?.scale ?? picture.scale ?? 1)
    }
    let files = try TableFiles(files)
    let name = files.name
    let read = try ToolError.mapping {
      // The sources of specs are read without faults.
      try input.read(files, timeZone: picture.timeZone, positions: x, keepsFaults: !spec)
    }
    var table = read.table
    let unfolded = unfolded(table)
    if let unfolded { table = unfolded.table }
    let dated = dated(table)
    if let dated { table = dated.table }
    var request = request(of: table)
    let zone = picture.timeZone == nil ? ShownZone(of: table, request) : nil
    let timeZone = zone?.timeZone ?? picture.timeZone ?? .gmt
    let events = EventCounts(table, request, timeZone: timeZone)
    if let events { (table, request) = (events.table, events.request) }
    let filled = FilledColumns(table, request)
    if let filled { table = filled.table }
    let names = InstantNames(table, request)
    if let names { (table, request) = (names.table, names.request) }
    var plan = try PlotPlan(table, request, file: name, timeZone: timeZone)
    let pairs = try PairedNames(table, request, plan, file: name, timeZone: timeZone)
    if let pairs { (table, plan) = (pairs.table, pairs.plan) }
    let joined = names?.joined ?? pairs?.joined
    try checkWindow(of: plan)
    var look = PlotLook()
    (look.size, look.title, look.window) = (size.points, title, window)
    (look.theme, look.appearance) = (theme, theme.appearance(appearance))
    (look.hasMiniMap, look.joinsGaps, look.scales) = (miniMap, joinGaps, (xScale, yScale))
    let foundCommas = table.assumptions.contains(DelimitedReader.decimalCommas)
    let hasCommas = input.decimal == .comma || foundCommas
    let assumed = hasCommas ? Self.englishWithCommas : ChartFormats.standard.locale
    look.hasOther = plan.kept != nil
    look.given = plan.colors(of: table)
    look.formats = ChartFormats(locale: picture.locale ?? assumed, timeZone: timeZone)
    let rows = PlotRows(table: table, plan: plan)
    let figure = try PlotFigure(rows, look)
    if !quiet {
      for sentence in table.assumptions
        + [events?.note, filled?.note, names?.note].compactMap(\.self)
        + plan.notes + (plan.divides(byTimesOf: table) ? [zone?.note].compactMap(\.self) : [])
        + figure.notes
        + (foundCommas && picture.locale == nil ? [Self.localeNote] : [])
      {
        StandardError.note("\(name): \(sentence)")
      }
    }
    let warnings =
      (unfolded?.omitted ?? []).compactMap(\.faultWarning) + (events?.warnings ?? [])
      + plan.warnings
    let rest = warnings.count - Self.mostWarnings
    report(
      warnings.prefix(Self.mostWarnings)
        + (rest > 0
          ? ["\(name): \(rest) more \(rest == 1 ? "column has" : "columns have") such values."]
          : []))
    if spec {
      let path = try specPath(of: files)
      if let dated {
        throw ToolError(
          .usage,
          "--spec: a spec does not combine the columns "
            + "\(dated.combined.map { "'\($0)'" }.joined(separator: ", ")). Write their times in one column."
        )
      }
      let text = try PlotSpec(
        figure: figure, rows: rows, look: look, path: path, format: read.format ?? .csv,
        metric: read.metric, steps: specSteps(unfolded?.table, events, joined),
        joinedNames: joined, scale: size.scale
      ).yaml
      try write(Array(text.utf8))
      return status(hasWarnings: !warnings.isEmpty)
    }
    let renderer = ImageRenderer(
      content: PlotView(figure: figure, look: look)
        .frame(width: size.points.width, height: size.points.height))
    renderer.scale = size.scale
    renderer.environment.colorScheme = look.appearance
    renderer.environment.locale = look.formats.locale
    renderer.environment.timeZone = look.formats.timeZone
    renderer.pngCompression = png.compression
    do {
      let picture = try picture(of: renderer)
      report(renderer.warnings.map { "\(name): \($0)" })
      if let terminal, let frame {
        try StandardOutput.write(
          terminal.graphics.bytes(of: PNG.decode(picture), png: picture, cells: frame.cells))
      } else {
        try write(picture)
      }
      return status(hasWarnings: !warnings.isEmpty || !renderer.warnings.isEmpty)
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// Prints warnings, which are errors of a strict run.
  private func report(_ warnings: some Sequence<String>) {
    for warning in warnings {
      if strict { StandardError.note(warning) } else { StandardError.warn(warning) }
    }
  }

  /// Returns the exit code of a run whose picture or spec was written.
  private func status(hasWarnings: Bool) -> ExitCode {
    strict && hasWarnings ? .badInput : .done
  }

  /// Returns the PNG file of a picture, after its description has been written.
  @MainActor
  private func picture(of renderer: ImageRenderer<some View>) throws -> [UInt8] {
    guard let description else { return try [UInt8](renderer.pngData) }
    let (png, json) = try renderer.describedPicture()
    try AtomicFile.write([UInt8](json), to: description)
    return png
  }

  /// Throws an error for a description without a picture or without a separate file.
  private func checkDescription() throws(ToolError) {
    guard let description else { return }
    if spec {
      throw ToolError(
        .usage, "--description: a spec has no picture. Leave out --spec or --description.")
    }
    guard !description.isEmpty, description != "-", description != out else {
      throw ToolError(
        .usage,
        "--description: '\(description)' is not a file beside the picture. Give a file, such as chart.json."
      )
    }
  }

  /// Writes the picture or the spec.
  private func write(_ bytes: [UInt8]) throws {
    do {
      if out == "-" {
        try StandardOutput.write(bytes)
      } else {
        try AtomicFile.write(bytes, to: out)
        try StandardOutput.report(out, after: out)
      }
    } catch {
      throw ToolError(ending: error)
    }
  }

  /// Returns the path of the file as the spec names it, relative to its folder.
  private func specPath(of files: TableFiles) throws(ToolError) -> String {
    guard files.paths.count == 1, let path = files.paths.first, path != "-" else {
      throw ToolError(
        .usage, "--spec: a spec names one file. Give its path instead of \(files.name).")
    }
    if let option = input.reading {
      throw ToolError(
        .usage, "--spec: the sources of a spec find what \(option) states. Leave one of them out.")
    }
    guard !path.hasPrefix("/") else { return path }
    // A spec on standard output is for the working directory.
    guard out != "-", out.contains("/") else { return path }
    return FileManager.default.currentDirectoryPath + "/" + path
  }

  /// Returns the steps of a spec from the rows of the file to those of the chart.
  ///
  /// - Parameters:
  ///   - unfolded: The table with rows for columns that are named by times; `nil` for none.
  ///   - events: The counts of rows; `nil` for none.
  ///   - names: The joined names of columns; `nil` for none.
  /// - Returns: The steps.
  /// - Throws: `ToolError` with status 2 for counts that no step makes.
  private func specSteps(
    _ unfolded: DataTable?, _ events: EventCounts?, _ names: JoinedNames?
  ) throws(ToolError) -> [SchemaValue] {
    var steps: [SchemaValue] = []
    if let columns = unfolded?.columns, let first = columns.first, let last = columns.last {
      steps.append(
        ["pivot": ["times": ["name": .text(first.name), "value": .text(last.name)]]])
    }
    if let events {
      guard let step = events.step else {
        throw ToolError(
          .usage,
          "--spec: a spec does not describe a group of rows without a name. Omit --spec, or give the rows a name."
        )
      }
      steps.append(step)
    }
    if let step = names?.step { steps.append(step) }
    return steps
  }

  /// Throws an error for options of windows if the chart has no continuous axis.
  private func checkWindow(of plan: PlotPlan) throws(ToolError) {
    guard window != nil || miniMap, !plan.hasContinuousPositions else { return }
    throw ToolError(
      .usage,
      """
      \(window == nil ? "--mini-map" : "--window"): the chart has no times or numbers on its X axis. Leave the \
      option out, or give a column of times or numbers with --x.
      """)
  }

  /// Returns a table with rows for the columns that are named by times, unless an option names one of these columns.
  private func unfolded(_ table: DataTable) -> (table: DataTable, omitted: [DataColumn])? {
    let reader = input.reader(timeZone: picture.timeZone)
    guard input.raw == nil, reader.times != StatedTimes.none,
      let unfolded = table.unfolded(instant: reader.instant, dateOrder: reader.dateOrder)
    else { return nil }
    let names = Set(table.columns.map(\.name)).subtracting(unfolded.table.columns.map(\.name))
    let request = request(of: table)
    return names.isDisjoint(with: request.columns) ? unfolded : nil
  }

  /// Returns a table whose dates and times of day are in one column, unless an option keeps them apart or the chart has
  /// no positions.
  private func dated(_ table: DataTable) -> DatedTimes? {
    let reader = input.reader(timeZone: picture.timeZone)
    guard input.raw == nil, reader.times != StatedTimes.none, mark?.isDistribution != true,
      mark != .pie, let dated = DatedTimes(table, instant: reader.instant)
    else { return nil }
    var request = request(of: table)
    if request.x == dated.dates { request.x = nil }
    return Set(request.columns).isDisjoint(with: dated.combined) ? dated : nil
  }

  /// Returns what the options ask for; the name of a column can contain commas.
  private func request(of table: DataTable) -> PlotPlan.Request {
    var request = PlotPlan.Request()
    (request.x, request.by, request.mark) = (x, by, mark)
    (request.z, request.facet, request.statistic) = (z, facet, statistic)
    func names(_ option: String?) -> [String] {
      guard let option else { return [] }
      let isName = table.columns.contains { $0.name == option }
      return isName ? [option] : option.split(separator: ",").map(String.init)
    }
    (request.y, request.y2) = (names(y), names(y2))
    return request
  }
}
