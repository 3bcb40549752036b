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
    environment.layoutDirection =
      plan.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
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

  /// The specs whose data are in the repository.
  nonisolated private static let complete = FixtureSpecs.all.filter {
    !["nightly.yaml", "sensor.yaml"].contains($0)
  }

  @Test("Every fixture draws all its panels, in both appearances", arguments: complete)
  func fixtures(path: String) throws {
    for plan in try FixtureSpecs.file(path).plans() {
      // The status board has a source that is missing.
      let failures = plan.failures.map { "\($0)" }
      #expect(
        path == "status.yaml"
          ? failures.count == 1 && failures[0].contains("data/queue.csv: cannot read")
          : failures.isEmpty)
      #expect(plan.appearances == [.light, .dark])
      #expect(try drawing(plan, .light) != drawing(plan, .dark))
    }
  }

  @Test("The nightly spec has the dashboards of all others")
  func nightly() throws {
    let names = try FixtureSpecs.file("nightly.yaml").names
    #expect(
      names.sorted()
        == FixtureSpecs.all.map { String($0.dropLast(5)) }.filter { $0 != "nightly" }.sorted())
  }

  @Test("A million points are drawn with few")
  func million() throws {
    let folder = try SpecFolderExample([:])
    var rows = "time,temperature (°C)\n"
    let start = 1_767_225_600.0
    for index in 0..<1_000_000 {
      let time = Date(timeIntervalSince1970: start + Double(index) * 30).ISO8601Format()
      rows += "\(time),\(-22 + index * 37 % 1009 / 200)\n"
    }
    try folder.write(Data(rows.utf8), to: "readings.csv")
    let file = try FixtureSpecs.file(
      "sensor.yaml", parameters: ["readings": folder.path + "/readings.csv"])
    let plan = try #require(file.plans().first)
    #expect(plan.failures.isEmpty)
    #expect("\(plan)".contains("number 1,000,000"))
    let text = "\(try drawing(plan, .light))"
    let counts = text.matches(of: /polyline [^\n]*?([0-9]+) points/).compactMap { Int($0.1) }
    #expect(counts.count == 2 && counts.allSatisfy { $0 < 20_000 }, "\(counts)")
  }

  @Test(
    "A dashboard draws what it drew before", arguments: ["server-load", "chart-sets", "souq"],
    [ColorScheme.light, .dark])
  func golden(name: String, appearance: ColorScheme) throws {
    let plan = try #require(try FixtureSpecs.file(name + ".yaml").plans().first)
    let text = "\(try drawing(plan, appearance))"
    let path = FixtureSpecs.folder + "/goldens/\(name)-\(appearance).txt"
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
