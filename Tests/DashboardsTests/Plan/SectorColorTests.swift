import Dashboards
import Foundation
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

  @Test("The sector of all other names takes no colour of the palette")
  func others() throws {
    #expect(try plan((0..<8).map { "n\($0)" } + ["Other"]).warnings.isEmpty)
    #expect(try plan((0..<9).map { "n\($0)" } + ["Other"]).warnings.count == 1)
  }
}
