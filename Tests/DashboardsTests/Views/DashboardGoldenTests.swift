import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Pictures of dashboards")
struct DashboardGoldenTests {
  /// Returns what a dashboard draws.
  private func drawing(_ plan: DashboardPlan, _ appearance: ColorScheme) throws -> DrawList {
    var environment = EnvironmentValues()
    environment.colorScheme = appearance
    (environment.locale, environment.timeZone) = (plan.locale, plan.timeZone)
    let stage = try Stage(
      size: ProposedViewSize(width: plan.width, height: plan.height > 0 ? plan.height : nil),
      environment: environment
    ) { DashboardView(plan) }
    let list = stage.drawList()
    try stage.checkSettled()
    #expect(stage.size.width == plan.width)
    #expect(stage.missingCharacters.isEmpty)
    return list
  }

  @Test("Every fixture draws all its panels, in both appearances", arguments: FixtureSpecs.all)
  func fixtures(path: String) throws {
    for plan in try FixtureSpecs.file(path).plans() {
      #expect(plan.failures.isEmpty)
      #expect(try drawing(plan, .light) != drawing(plan, .dark))
    }
  }

  @Test(
    "The dashboard of servers draws what it drew before", arguments: [ColorScheme.light, .dark])
  func golden(appearance: ColorScheme) throws {
    let plan = try #require(try FixtureSpecs.file("server-load.yaml").plans().first)
    let text = "\(try drawing(plan, appearance))"
    let path = FixtureSpecs.folder + "/goldens/server-load-\(appearance).txt"
    let mode = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] ?? "never"
    let exists = FileManager.default.fileExists(atPath: path)
    if mode == "all" || mode == "missing" && !exists {
      try OutputFolder.make(FixtureSpecs.folder + "/goldens")
      try AtomicFile.write(Array(text.utf8), to: path)
    }
    let golden = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    let lines = zip(text.split(separator: "\n"), golden.split(separator: "\n"))
    let difference = lines.first { $0 != $1 }.map { "\($0.0)\ninstead of\n\($0.1)" }
    #expect(
      text == golden, "\(difference ?? "another number of lines"); RECORD_GOLDENS=all records it")
  }
}
