import CairoCanvas
import Chartroom
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Descriptions in pictures")
struct PictureDescriptionTests {
  private func chart(_ name: String = "City") -> some View {
    Chart {
      BarMark(x: .value(name, "Rome"), y: .value("Sales", 3))
      BarMark(x: .value(name, "Oslo"), y: .value("Sales", 5))
    }
    .frame(width: 100, height: 80)
  }

  private func file<Content: View>(
    _ content: Content, scale: CGFloat = 1, isDark: Bool = false, description: String? = nil
  ) throws -> [UInt8] {
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    renderer.environment.colorScheme = isDark ? .dark : .light
    renderer.imageDescription = description
    return try [UInt8](renderer.pngData)
  }

  /// The chunks with a name, as text.
  private func chunks(_ name: String, in file: [UInt8]) -> [String] {
    var found: [String] = []
    var place = 8
    while place + 8 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if file[place + 4..<place + 8].elementsEqual(name.utf8) {
        found.append(String(decoding: file[place + 8..<place + 8 + length], as: UTF8.self))
      }
      place += length + 12
    }
    return found
  }

  private static let text = """
    Sales by City. Bar chart with 2 bars. X axis: City, 2 categories: Rome and Oslo. \
    Y axis: Sales, from 0 to 6. Lowest: 3 at Rome. Highest: 5 at Oslo.
    """

  @Test("the picture of a chart has an English description in an iTXt chunk")
  func chunk() throws {
    let file = try file(VStack { chart() })
    // The keyword, no compression, the language and no translated keyword.
    #expect(chunks("iTXt", in: file) == ["Description\0\0\0en\0\0" + Self.text])
    #expect(chunks("tEXt", in: file).isEmpty)
    #expect(try PNG.metadata(file).description == Self.text)
  }

  @Test("a picture without charts has no description")
  func none() throws {
    let file = try file(Text("Hello").accessibilityLabel("Hi"))
    #expect(chunks("iTXt", in: file).isEmpty && chunks("tEXt", in: file).isEmpty)
    #expect(try PNG.metadata(file).description == nil)
  }

  @Test("equal charts give the same bytes, and the same text at every scale and appearance")
  func determinism() throws {
    #expect(try file(chart()) == file(chart()))
    for (scale, isDark) in [(2.0, false), (3, true)] {
      let other = try file(chart(), scale: scale, isDark: isDark)
      #expect(try PNG.metadata(other).description == Self.text)
    }
  }

  @Test("a description from the app takes the place of the automatic one")
  func own() throws {
    let file = try file(chart(), description: "Mine")
    #expect(chunks("tEXt", in: file) == ["Description\0Mine"] && chunks("iTXt", in: file).isEmpty)
  }

  @Test("the label of a chart is the title, and hidden charts are left out")
  func properties() throws {
    let file = try file(
      HStack {
        chart().accessibilityLabel("First")
        chart().accessibilityHidden(true)
        chart().accessibilityLabel("Last")
      })
    let texts = try #require(PNG.metadata(file).description).components(separatedBy: "\n\n")
    #expect(texts.map { $0.prefix(6) } == ["First.", "Last. "])
  }

  @Test("the picture of a stage and a file have the same description")
  func stage() throws {
    let stage = try Stage(size: .unspecified) { chart() }
    #expect(try PNG.metadata([UInt8](stage.pngData)).description == Self.text)
    let folder = try TemporaryFolder()
    let url = URL(filePath: folder.path).appending(path: "chart.png")
    try ImageRenderer(content: chart()).write(to: url)
    #expect(try PNG.metadata([UInt8](Data(contentsOf: url))).description == Self.text)
  }

  @Test("JSON describes every chart")
  func json() throws {
    let stage = try Stage(size: .unspecified) {
      VStack {
        chart("Town")
        chart()
      }
    }
    let charts = try JSONDecoder().decode(
      [ChartDescription].self, from: stage.pictureDescriptionJSON())
    #expect(charts.map(\.title) == ["Sales by Town", "Sales by City"])
    #expect(try stage.pictureDescriptionJSON() == stage.pictureDescriptionJSON())
    let renderer = ImageRenderer(
      content: VStack {
        chart("Town"); chart()
      })
    renderer.imageDescription = "Mine"
    #expect(try renderer.descriptionJSON == stage.pictureDescriptionJSON())
    let (png, json) = try renderer.describedPicture()
    #expect(try json == stage.pictureDescriptionJSON() && Data(png) == renderer.pngData)
    let empty = try ImageRenderer(content: Text("Hello")).descriptionJSON
    #expect(try JSONDecoder().decode([String].self, from: empty).isEmpty)
    renderer.scale = 0
    #expect(throws: CanvasError.self) { try renderer.descriptionJSON }
  }
}
