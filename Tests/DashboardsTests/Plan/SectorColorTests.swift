import Dashboards
import Foundation
import Graphics
import Testing

@Suite("The colours of sectors")
struct SectorColorTests {
  private func warnings(_ sectors: Int, _ options: String = "") throws -> [String] {
    try plan((0..<sectors).map { "n\($0)" }, options).warnings
  }

  private func plan(_ names: [String], _ options: String = "") throws -> DashboardPlan {
    let rows = names.enumerated().map { "    - {name: \($1), v: \($0 + 1)}\n" }.joined()
    let spec = """
      data:
        d:
          rows:
      \(rows)dashboards:
      - name: a
        size: 600x400
        panels:
        - chart: {mark: sector, angle: {field: v}, foregroundStyle: {by: name}\(options)}

      """
    return try #require(try SpecExample.file(spec).plans().first)
  }

  @Test("Sectors with equal colours have a warning")
  func repeated() throws {
    #expect(try warnings(8).isEmpty)
    let warning = try #require(try warnings(9).first)
    #expect(warning.contains("9 sectors have 8 colours, which repeat."))
    #expect(try warnings(3, ", foregroundStyleScale: {range: [red, blue]}").count == 1)
    #expect(try warnings(9, ", foregroundStyleScale: {mapping: {n0: red}}").isEmpty)
  }

  @MainActor
  @Test("The sector of all other names is grey, and takes no colour of the palette")
  func others() throws {
    func colors(_ options: String = "") throws -> Set<String> {
      let drawing = try ChartOptionTests.drawing(of: try plan(["a", "Other", "b"], options))
      return Set(drawing.description.matches(of: /#[0-9A-F]{6}/).map { String($0.output) })
    }
    let found = try colors()
    #expect(found.isSuperset(of: ["#007AFF", "#7D7D7D", "#E2832D"]))
    #expect(!found.contains("#04654C"))
    let given = try colors(
      ", foregroundStyleScale: {range: ['#007AFF', '#E2832D', '#04654C']}")
    #expect(given.isSuperset(of: ["#007AFF", "#E2832D", "#04654C"]))
    #expect(!given.contains("#7D7D7D"))
  }

  @Test("A sector of all other names does not make the colours repeat")
  func warningsOfOthers() throws {
    #expect(try plan((0..<8).map { "n\($0)" } + ["Other"]).warnings.isEmpty)
    #expect(try plan((0..<9).map { "n\($0)" } + ["Other"]).warnings.count == 1)
  }
}
