import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Testing

@MainActor
@Suite("The height of dashboards")
struct DashboardHeightTests {
  private func plan(_ size: String, rows: Int) throws -> DashboardPlan {
    let values = (0..<rows).map { "{n: \($0), m: 2}" }.joined(separator: ", ")
    let spec = """
      data: {d: {rows: [\(values)]}}
      dashboards:
      - name: a
      \(size)
        panels:
        - {span: 12, chart: {mark: line, x: {field: n}, y: {field: m}}}
        - {span: 12, table: {rows: \(rows)}}
      """
    return try #require(try SpecExample.file(spec).plans().first)
  }

  @Test("A size that is too small for the panels is a warning with the height that they need")
  func warning() throws {
    let warning = try #require(try plan("  size: 800x300", rows: 12).heightWarning())
    let match = try #require(
      warning.wholeMatch(
        of: /(.*) at least ([0-9]+) points, so they are cut. Give 800x([0-9]+),(.*)/))
    #expect(
      match.1
        == "s.yaml:4:9: dashboards[0].size: found '800x300', and the panels of 'a' need a height of"
    )
    #expect(match.2 == match.3)
    #expect(match.4 == " leave out 'size', or show less.")
    let needed = try #require(Int(match.2))
    #expect((500..<700).contains(needed))
    #expect(try plan("  size: 800x\(needed)", rows: 12).heightWarning() == nil)
    #expect(try plan("  size: 800x\(needed - 1)", rows: 12).heightWarning() != nil)
  }

  @Test("A dashboard without a size is as high as its panels need")
  func noSize() throws {
    #expect(try plan("  title: b", rows: 30).heightWarning() == nil)
  }

  @Test("Panels that do not fit stay in the picture", arguments: [100, 200, 300])
  func cut(height: Int) throws {
    let plan = try plan("  size: 800x\(height)", rows: 30)
    let stage = try Stage(size: ProposedViewSize(width: 800, height: CGFloat(height))) {
      DashboardView(plan)
    }
    _ = stage.drawList()
    try stage.checkSettled()
    #expect(stage.size == CGSize(width: 800, height: CGFloat(height)))
  }
}
