import Dashboards
import TestSupport
import Testing

@Suite("The memory of a long run of dashboards in one process")
struct DashboardMemoryTests {
  @Test("does not grow with the number of pictures", arguments: ["balanced", "fast", "small"])
  func flat(compression: String) throws {
    let folder = try TemporaryFolder()
    try folder.put("x,y\n" + (0..<50).map { "\($0),\($0 * 37 % 50)\n" }.joined(), in: "d.csv")
    let dashboards = (0..<300).map {
      "- {name: d\($0), size: 400x300, panels: [{chart: {mark: line, x: {field: x}, y: {field: y}}}]}"
    }
    try folder.put(
      "data: {d: {csv: d.csv}}\ndashboards:\n" + dashboards.joined(separator: "\n"), in: "n.yaml")
    let run = try ToolRun(
      [
        "render", "n.yaml", "--out", "out", "--jobs", "0", "--png", compression, "--report",
        "r.json",
      ],
      in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let report = try RunReport(folder.bytes(of: "r.json"), path: "r.json")
    let peaks = report.items.compactMap(\.peakMemory)
    #expect(peaks.count == 300)
    // The peak of one picture is reset before the next one.
    let early = peaks[80..<100].max() ?? 0
    let late = peaks[280...].max() ?? 0
    #expect(late < early + 5_000_000, "\(early) bytes after 100 pictures, \(late) after 300")
  }
}
