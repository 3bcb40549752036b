import CairoCanvas
import ChartScales
import ChartSets
import Chartroom
import ChartroomUI
import Foundation
import Graphics

/// The execution of a `RenderPlan`.
@MainActor
struct RenderRun {
  private let plan: RenderPlan
  private let shaper: PangoTextShaper
  private let formats: ChartFormats

  /// Renders every image of a plan and prints the paths of the images written.
  ///
  /// An invalid file or chart is reported on standard error, and the other charts are drawn.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - dashboards: Dashboards to draw after the charts; `nil`, the default, for none.
  ///   - tally: The counts, to which the images are added.
  /// - Throws: `ToolError` for an error that ends the run.
  static func run(
    _ plan: RenderPlan, _ dashboards: DashboardRun? = nil, into tally: inout PictureTally
  ) throws(ToolError) {
    let files = plan.inputs.map { path in read(path, plan, into: &tally) }
    let charts = files.joined().map { try? $0.get() }
    // An unknown name may belong to a chart that could not be read; in that case it is only a warning.
    try plan.request.checkHidden(
      in: charts.flatMap { $0?.set.lines ?? [] },
      areSomeMissing: tally.failed > 0 || charts.contains { $0 == nil })
    let names = try ToolError.mapping { () throws(PictureNameError) in
      try PictureNames.table(
        zip(plan.inputs, files).map {
          .init(path: $0, charts: plan.screen.isShared ? min($1.count, 1) : $1.count)
        },
        appearances: plan.appearances)
    }
    let owners = dashboards?.owners ?? [:]
    for (input, names) in zip(plan.inputs, names) {
      for name in names.joined() {
        guard let owner = owners[name.lowercased()] else { continue }
        throw ToolError(ending: PictureNameError.shared(first: input, second: owner, name: name))
      }
    }
    do {
      let run = try RenderRun(plan)
      if !plan.inputs.isEmpty { try OutputFolder.make(plan.folder) }
      for (index, charts) in files.enumerated() {
        let pictures = plan.screen.isShared ? [charts].filter { !$0.isEmpty } : charts.map { [$0] }
        for (position, charts) in pictures.enumerated() {
          var shown: [ShownChart] = []
          for chart in charts {
            switch chart {
            case .success(let chart): shown.append(chart)
            case .failure(let error):
              StandardError.report(error)
              tally.note(error)
            }
          }
          guard let first = shown.first else { continue }
          var missing: Set<Unicode.Scalar> = []
          for (appearance, name) in zip(plan.appearances, names[index][position]) {
            missing.formUnion(try run.draw(shown.map(\.set), appearance, to: name))
            tally.drawn += 1
          }
          StandardError.warn(
            ofMissing: missing, in: plan.screen.isShared ? plan.inputs[index] : first.place)
        }
      }
      try dashboards?.draw(&tally)
    } catch {
      throw ToolError(ending: error)
    }
  }

  private init(_ plan: RenderPlan) throws {
    self.plan = plan
    formats = ChartFormats(
      locale: plan.request.locale, calendar: plan.request.calendar,
      timeZone: plan.request.timeZone)
    shaper = try MainEngine.shaper()
  }

  /// Returns the charts of a file, or an empty array after reporting a file that cannot be read.
  private static func read(
    _ path: String, _ plan: RenderPlan, into tally: inout PictureTally
  ) -> [Result<ShownChart, any Error>] {
    do {
      return try ShownChart.all(in: path, plan)
    } catch {
      StandardError.report(error)
      tally.note(error)
      return []
    }
  }

  /// Renders one image, and returns the characters in it that no font contains.
  private func draw(
    _ sets: [LinesSet], _ appearance: ColorScheme, to name: String
  ) throws -> [Unicode.Scalar] {
    let path = OutputFolder.path(of: name, in: plan.folder)
    let sets = sets.map(plan.request.prepared)
    let size = try PictureSize(
      within: plan.screen.size(plan.request.size.points, count: sets.count),
      scale: plan.request.size.scale)
    let stage = Stage(
      size: ProposedViewSize(size.points), scale: size.scale,
      environment: plan.request.environment(appearance), shaper: shaper
    ) {
      ScreenView(plan: plan)
        .frame(width: size.points.width, height: size.points.height)
        .environment(UserData(charts: sets))
    }
    var list = stage.drawList()
    try stage.checkSettled()
    switch plan.overlay {
    case .none: break
    case .draws: StandardError.print("# \(path)\n\(list)")
    case .layout: list = DrawList(list.commands + stage.layoutOverlay().commands)
    }
    // The description covers the range that the style shows.
    let descriptions = sets.map {
      ChartDescription(plan.request.style == .bestKora ? $0.atBestKoraRange : $0)
    }
    let png = try MainEngine.rasterizer.png(
      of: list, size: size.points, scale: size.scale,
      description: descriptions.map { $0.text(formats: formats) }.joined(separator: " "),
      compression: plan.compression)
    try AtomicFile.write(png, to: path)
    try StandardOutput.report(
      result(path, appearance, size, descriptions))
    return stage.missingCharacters
  }

  /// Returns the line of standard output for an image.
  private func result(
    _ path: String, _ appearance: ColorScheme, _ size: PictureSize, _ charts: [ChartDescription]
  ) throws -> String {
    guard plan.isDescribed else { return path }
    return try PictureReport(
      picture: path, appearance: appearance == .dark ? "dark" : "light", width: size.width,
      height: size.height, charts: charts
    ).line
  }
}
