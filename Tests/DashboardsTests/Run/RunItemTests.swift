import Dashboards
import Graphics
import Testing

@Suite("The items of a run")
struct RunItemTests {
  private func files() throws -> [SpecFile] {
    try [
      "appearances: [light, dark]\nscales: [1, 2.5]\ndashboards: [{name: a, panels: [{text: x}]}]",
      "dashboards: [{name: b, panels: [{text: x}]}, {name: c, panels: [{text: x}]}]",
    ].map { try SpecFile(Array($0.utf8), path: "n.yaml") }
  }

  @Test("are named by dashboard, scale and appearance, in the order of the specs")
  func names() throws {
    let items = RunItem.all(of: try files(), only: [], appearances: nil, scale: nil)
    #expect(
      items.map(\.name)
        == ["a.png", "a@2.5x.png", "a-dark.png", "a@2.5x-dark.png", "b.png", "c.png"])
    #expect(items.map(\.spec) == [0, 0, 0, 0, 1, 1])
    #expect(RunItem.batches(items) == [0..<4, 4..<5, 5..<6])
    #expect(RunItem.batches([]).isEmpty)
  }

  @Test("are chosen by options")
  func options() throws {
    let items = RunItem.all(of: try files(), only: ["a", "c"], appearances: [.dark], scale: 3)
    #expect(items.map(\.name) == ["a-dark.png", "c-dark.png"])
    #expect(items.map(\.scale) == [3, 3])
  }
}
