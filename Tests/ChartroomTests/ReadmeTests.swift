import CairoCanvas
import ChartSets
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The snippets of the README, as they stand there.
@MainActor
@Suite("README")
struct ReadmeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the first snippet draws a badge")
  func badge() throws {
    let badge = HStack {
      Circle().fill(.green).frame(width: 12, height: 12)
      Text("All systems go").font(.headline)
    }
    let renderer = ImageRenderer(content: badge.padding().background(.white))
    renderer.scale = 2
    try renderer.write(to: URL(filePath: folder.path + "/badge.png"))
    let picture = try PNG.decode(folder.bytes(of: "badge.png"))
    #expect(picture.isOpaque)
    #expect(picture.height >= 2 * (20 + 32))
  }

  @Test("the second snippet switches a series off and draws the chart")
  func stage() throws {
    try folder.put(
      #"{"columns": [["x", 0, 1000], ["y0", 1, 2], ["y1", 3, 4]], "#
        + #""types": {"x": "x", "y0": "line", "y1": "line"}}"#, in: "chart.json")
    let url = URL(filePath: folder.path + "/chart.json")
    let charts = try ChartSetFile(contentsOf: url).charts.map { try $0.get() }
    let data = UserData(charts: charts)
    let stage = try Stage(size: .init(width: 375, height: 560), scale: 2) {
      ChartView(chartIndex: 0).environment(data)
    }
    stage.send(.tap(at: CGPoint(x: 60, y: 526)))
    try stage.pngData.write(to: URL(filePath: folder.path + "/chart.png"))
    #expect(data.charts[0].lines.map(\.isHidden) == [true, false])
    #expect(try PNG.decode(folder.bytes(of: "chart.png")).width == 750)
  }
}
