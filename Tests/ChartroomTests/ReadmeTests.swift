import CairoCanvas
import ChartSets
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("README: the library")
struct ReadmeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the code of the README draws its pictures")
  func code() throws {
    // The code writes into the working directory, and prints; a test does neither.
    func URL(filePath path: String) -> Foundation.URL {
      path.hasPrefix("Fixtures/")
        ? Readme.root.appending(path: path) : Foundation.URL(filePath: folder.path + "/" + path)
    }
    var printed = ""
    func print(_ list: DrawList) { printed = "\(list)" }

    let badge = HStack {
      Circle().fill(.green).frame(width: 12, height: 12)
      Text("All systems go").font(.headline)
    }
    let renderer = ImageRenderer(content: badge.padding().background(.white))
    renderer.scale = 2
    try renderer.write(to: URL(filePath: "badge.png"))

    let url = URL(filePath: "Fixtures/chart-sets/overview.json")
    let charts = try ChartSetFile(contentsOf: url).charts.map { try $0.get() }
    let stage = try Stage(size: .init(width: 375, height: 560), scale: 2) {
      ChartView(chartIndex: 0).environment(UserData(charts: charts))
    }
    stage.send(.tap(at: CGPoint(x: 60, y: 526)))  // hides the first series
    try stage.pngData.write(to: URL(filePath: "chart.png"))
    print(stage.drawList())  // the same picture as text, which `git diff` can review

    let picture = try PNG.decode(folder.bytes(of: "badge.png"))
    #expect(picture.isOpaque && picture.height >= 2 * (20 + 32))
    #expect(try PNG.decode(folder.bytes(of: "chart.png")).width == 750)
    // A line in the plot and one in the mini-map: the other series is hidden.
    #expect(printed.components(separatedBy: "polyline").count == 3)
  }

  /// The statements of some lines: no indentation, comments, imports or empty lines.
  private static func statements(_ lines: [String]) -> [String] {
    lines.map { line in
      line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  @Test("every piece of Swift in the README stands in this file, word for word, with its imports")
  func verbatim() throws {
    let blocks = try Readme().blocks(of: "swift")
    #expect(!blocks.isEmpty)
    let own = try String(contentsOf: Foundation.URL(filePath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n")
    let statements = Self.statements(own)
    for block in blocks where !block.contains(where: { $0.contains(".package(") }) {
      let wanted = Self.statements(block)
      let isHere = statements.indices.contains {
        statements[$0...].starts(with: wanted)
      }
      #expect(isHere && !wanted.isEmpty, "\(block.joined(separator: "\n"))")
      for line in block where line.hasPrefix("import ") { #expect(own.contains(line), "\(line)") }
    }
  }
}
