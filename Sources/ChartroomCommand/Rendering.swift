import CairoCanvas
import ChartSets
import Chartroom
import ChartroomUI
import Foundation
import Graphics

/// Carries out a `RenderPlan`.
@MainActor
struct Rendering {
  private let plan: RenderPlan
  private let shaper: PangoTextShaper
  private let formats: ChartFormats

  /// Draws every picture of a plan and prints the paths of those that were written.
  ///
  /// A bad file or chart is told on standard error and does not stop the others.
  /// - Throws: `ToolError` for what ends the whole run.
  static func run(_ plan: RenderPlan) throws(ToolError) -> ExitCode {
    var tally = Tally()
    let formats = Self.formats(plan)
    let files = plan.inputs.map { path in read(path, plan, formats.calendar, into: &tally) }
    try checkHidden(plan.hidden, in: files, areSomeMissing: tally.failed > 0)
    let names = try PictureNames.table(
      zip(plan.inputs, files).map {
        .init(path: $0, charts: plan.screen.isShared ? min($1.count, 1) : $1.count)
      },
      appearances: plan.appearances)
    do {
      let rendering = try Rendering(plan, formats)
      try OutputFolder.make(plan.folder)
      for (index, charts) in files.enumerated() {
        let pictures = plan.screen.isShared ? [charts].filter { !$0.isEmpty } : charts.map { [$0] }
        for (position, charts) in pictures.enumerated() {
          var shown: [ShownChart] = []
          for chart in charts {
            switch chart {
            case .success(let chart): shown.append(chart)
            case .failure(let error):
              StandardError.print("chartroom: \(error)")
              tally.note(error)
            }
          }
          guard let first = shown.first else { continue }
          var missing: Set<Unicode.Scalar> = []
          for (appearance, name) in zip(plan.appearances, names[index][position]) {
            missing.formUnion(try rendering.draw(shown.map(\.set), appearance, to: name))
            tally.drawn += 1
          }
          warn(of: missing, in: plan.screen.isShared ? plan.inputs[index] : first.place)
        }
      }
    } catch {
      throw ToolError(ending: error)
    }
    return tally.status
  }

  /// What became of the pictures.
  private struct Tally {
    var drawn = 0
    var failed = 0
    var isInputMissing = false
    var isInputTooLarge = false

    /// Counts a picture that cannot be drawn.
    mutating func note(_ error: any Error) {
      failed += 1
      if (error as? ToolError)?.status == .limit { isInputTooLarge = true }
    }

    var status: ExitCode {
      if isInputTooLarge { return .limit }
      if isInputMissing || (drawn == 0 && failed > 0) { return .badInput }
      return failed > 0 ? .someFailed : .done
    }
  }

  private init(_ plan: RenderPlan, _ formats: ChartFormats) throws {
    self.plan = plan
    self.formats = formats
    shaper = try MainEngine.shaper()
  }

  /// The formats of a plan's locale and time zone.
  private static func formats(_ plan: RenderPlan) -> ChartFormats {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = plan.locale
    calendar.timeZone = plan.timeZone
    return ChartFormats(locale: plan.locale, calendar: calendar, timeZone: plan.timeZone)
  }

  /// The charts of a file; a file that cannot be read at all is told and has none.
  private static func read(
    _ path: String, _ plan: RenderPlan, _ calendar: Calendar, into tally: inout Tally
  ) -> [Result<ShownChart, any Error>] {
    do {
      return try ShownChart.all(in: path, plan, calendar)
    } catch {
      StandardError.print("chartroom: \(error)")
      tally.note(error)
      if (error as? ToolError)?.status == .badInput { tally.isInputMissing = true }
      return []
    }
  }

  /// A name for a line of text, whatever is in it: without control characters, and not too long.
  private static func shown(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      [.control, .format, .lineSeparator, .paragraphSeparator]
        .contains(scalar.properties.generalCategory) ? " " : String(scalar)
    }
    return scalars.count > 40 ? scalars.prefix(40).joined() + "…" : scalars.joined()
  }

  /// Checks that every name to hide is somewhere.
  ///
  /// A name may be that of a chart that could not be read, so it only is a warning beside one.
  private static func checkHidden(
    _ hidden: Set<String>, in files: [[Result<ShownChart, any Error>]], areSomeMissing: Bool
  ) throws(ToolError) {
    let charts = files.joined().map { try? $0.get() }
    let lines = charts.flatMap { $0?.set.lines ?? [] }
    guard !lines.isEmpty else { return }
    let titles = Set(lines.map(\.title)).sorted().prefix(8).map(Self.shown).joined(separator: ", ")
    for name in hidden.subtracting(lines.flatMap { [$0.title, $0.id] }).sorted() {
      let message = "--hide \(name): no series has this name. There are: \(titles)."
      guard areSomeMissing || charts.contains(where: { $0 == nil }) else {
        throw ToolError(.usage, message)
      }
      StandardError.print("chartroom: warning: \(message)")
    }
  }

  /// Tells which characters of a chart no font has.
  private static func warn(of missing: Set<Unicode.Scalar>, in place: String) {
    for scalar in missing.sorted() {
      let code = String(scalar.value, radix: 16, uppercase: true)
      StandardError.print("chartroom: warning: \(place): no font has the character U+\(code)")
    }
  }

  /// Draws one picture and returns the characters in it that no font has.
  private func draw(
    _ sets: [LinesSet], _ appearance: ColorScheme, to name: String
  ) throws -> [Unicode.Scalar] {
    let path = plan.folder.hasSuffix("/") ? plan.folder + name : plan.folder + "/" + name
    let sets = sets.map(prepared)
    let size = plan.screen.size(plan.size, count: sets.count)
    _ = try PictureSize.pixels(of: size, scale: plan.scale)
    let stage = Stage(
      size: ProposedViewSize(size), scale: plan.scale,
      environment: environment(appearance), shaper: shaper
    ) {
      ScreenView(plan: plan)
        .frame(width: size.width, height: size.height)
        .environment(UserData(charts: sets))
    }
    var list = stage.drawList()
    switch plan.overlay {
    case .none: break
    case .draws: StandardError.print("# \(path)\n\(list)")
    case .layout: list = DrawList(list.commands + stage.layoutOverlay().commands)
    }
    // What is told of a picture is what it shows.
    let descriptions = sets.map { ChartDescription(plan.style == .seed ? $0.atSeedRange : $0) }
    let png = try MainEngine.rasterizer.png(
      of: list, size: size, scale: plan.scale,
      description: descriptions.map { $0.text(formats: formats) }.joined(separator: " "))
    try AtomicFile.write(png, to: path)
    guard StandardOutput.print(try result(path, appearance, size, descriptions)) else {
      throw ToolError(.output, "standard output cannot be written.")
    }
    return stage.missingCharacters
  }

  /// The line that tells of a picture.
  private func result(
    _ path: String, _ appearance: ColorScheme, _ size: CGSize, _ charts: [ChartDescription]
  ) throws -> String {
    guard plan.isDescribed else { return path }
    let pixels = try PictureSize.pixels(of: size, scale: plan.scale)
    return try PictureReport(
      picture: path, appearance: appearance == .dark ? "dark" : "light", width: pixels.width,
      height: pixels.height, charts: charts
    ).line
  }

  /// The chart with the plan's choices.
  private func prepared(_ set: LinesSet) -> LinesSet {
    var set = set
    if let title = plan.title { set.title = title }
    if let window = plan.window {
      set.lowerBound = window.lowerBound
      set.upperBound = window.upperBound
    }
    for index in set.lines.indices
    where plan.hidden.contains(set.lines[index].title) || plan.hidden.contains(set.lines[index].id)
    {
      set.lines[index].isHidden = true
    }
    if plan.screen.showsWholeTime { (set.lowerBound, set.upperBound) = (0, 1) }
    return set
  }

  private func environment(_ appearance: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    environment.locale = plan.locale
    environment.timeZone = plan.timeZone
    environment.calendar = formats.calendar
    if plan.locale.language.characterDirection == .rightToLeft {
      environment.layoutDirection = .rightToLeft
    }
    return environment
  }
}
