import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Awkward chart sets")
struct AwkwardGoldenTests {
  /// A chart of a fixture.
  struct Case: CustomTestStringConvertible {
    let file: String
    let position: Int
    /// The number of charts in the file.
    let count: Int

    /// The name of its golden.
    var name: String { "awkward.\(file)" + (count > 1 ? "-\(position + 1)" : "") }
    var testDescription: String { name }
  }

  nonisolated private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/chart-sets/awkward")

  nonisolated private static let files: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path())
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  nonisolated static let cases: [Case] = files.flatMap { file in
    let count = (try? read(file))?.charts.count ?? 0
    return (0..<count).map { Case(file: file, position: $0, count: count) }
  }

  nonisolated static var names: [String] { cases.map(\.name) }

  nonisolated private static func read(_ file: String) throws -> ChartSetFile {
    try ChartSetFile(contentsOf: folder.appending(path: file + ".json"))
  }

  private static func draw(_ file: ChartSetFile, _ example: Case) throws -> String {
    let chart = try file.charts[example.position].get()
    var environment = EnvironmentValues()
    if example.file.hasSuffix("clocks") {
      environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    }
    // At the usual height, the buttons of twenty series make a text that is too long for a golden.
    let height: CGFloat = example.file == "twenty-series" ? 250 : 420
    let stage = Stage(
      size: ProposedViewSize(width: 320, height: height), scale: 2, environment: environment,
      shaper: BoxShaper()
    ) {
      ChartView(chartIndex: 0, indicator: 0.4).environment(UserData(charts: [chart]))
    }
    return stage.drawList().description
  }

  @Test("an awkward chart draws what it drew before, and warns as before", arguments: cases)
  func drawList(example: Case) throws {
    let file = try Self.read(example.file)
    let warnings = file.warnings.map { "# warning: \($0)\n" }.joined()
    Golden.expect(text: warnings + (try Self.draw(file, example)), named: example.name)
  }

  @Test("no coordinate of an awkward chart is infinite or no number", arguments: cases)
  func finite(example: Case) throws {
    let text = try Self.draw(Self.read(example.file), example)
    #expect(!text.contains("nan") && !text.contains("inf"))
  }

  @Test("there are fixtures, and all can be read")
  func present() throws {
    #expect(Self.files.count > 30)
    for file in Self.files {
      #expect(try Self.read(file).charts.allSatisfy { (try? $0.get()) != nil }, "\(file)")
    }
  }
}
