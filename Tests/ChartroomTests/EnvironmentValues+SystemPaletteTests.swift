import CairoCanvas
import Chartroom
import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("System palette")
struct SystemPaletteTests {
  private func colors<Content: View>(of content: Content, _ palette: SystemPalette) throws -> String
  {
    let renderer = ImageRenderer(content: content.frame(width: 8, height: 40))
    renderer.environment.systemPalette = palette
    let bitmap = try PNG.decode([UInt8](renderer.pngData))
    return [0, 39].map { y in
      let (red, green, blue, _) = bitmap.rgbaStraight(x: 4, y: y)
      return "\(red),\(green),\(blue)"
    }.joined(separator: " ")
  }

  @Test("colours, gradients and charts have the colours of the palette")
  func palettes() throws {
    #expect(try colors(of: Color.blue, .iOS13) == "0,122,255 0,122,255")
    #expect(try colors(of: Color.blue, .iOS26) == "0,136,255 0,136,255")
    // A quarter of white is mixed into the first colour of a gradient; the first row is at 1/80 of it.
    #expect(try colors(of: Rectangle().fill(.blue.gradient), .iOS26) == "63,165,255 1,136,255")
    let chart = Chart { RectangleMark().foregroundStyle(by: .value("City", "Rome")) }
      .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
    #expect(try colors(of: chart, .iOS26) == "0,136,255 0,136,255")
  }
}
