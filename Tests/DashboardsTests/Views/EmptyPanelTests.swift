import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Testing

@MainActor
@Suite("Panels without values")
struct EmptyPanelTests {
  /// Returns the texts that the only panel of a spec draws.
  private func texts(_ panel: String) throws -> [String] {
    let plan = try #require(try SpecExample.file(SpecExample.panel(panel)).plans().first)
    let stage = try Stage(size: ProposedViewSize(width: plan.width, height: nil)) {
      DashboardView(plan)
    }
    let drawing = "\(stage.drawList())"
    try stage.checkSettled()
    return drawing.matches(of: /at [-0-9.]+,[-0-9.]+ "([^"]*)"/).map { String($0.1) }
  }

  private let none = "transform: [{filter: {field: n, above: 9}}]"

  @Test(
    "A chart or a table without values shows \"No data\" below its title",
    arguments: [
      "chart: {mark: bar, x: {field: city}, y: {field: n}}",
      "chart: {mark: line, x: {field: t}, y: {field: n}, layers: [{mark: rule, y: {value: 3}}]}",
      "chart: {mark: sector, angle: {field: n}, foregroundStyle: {by: city}}",
      "chart: {mark: line, x: {field: t}, y: {field: n}, facet: {by: city}}", "table: {}",
    ])
  func empty(content: String) throws {
    #expect(try texts("{title: Late, \(none), \(content)}") == ["Late", "No data"])
    #expect(try !texts("{title: Late, \(content)}").contains("No data"))
  }

  @Test("A chart whose values are all missing has no data; one of constants has marks")
  func missing() throws {
    let missing = "transform: [{derive: {m: 0 / 0}}]"
    #expect(
      try texts("{\(missing), chart: {mark: line, x: {field: t}, y: {field: m}}}") == ["No data"])
    #expect(
      try !texts("{\(none), chart: {mark: point, x: {value: 1}, y: {value: 2}}}")
        .contains("No data"))
  }

  @Test("A panel that cannot be planned is an error, also without rows")
  func errors() throws {
    let shown = try texts("{\(none), chart: {mark: line, x: {field: t}, y: {field: m}}}")
    #expect(shown.first == "Error" && !shown.contains("No data"))
  }
}
