import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("StrokeDisc")
struct StrokeDiscTests {
  @Test(
    "a dot of any width covers the area of its disc, wherever it lies",
    arguments: [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 7.3, 16, 30] as [CGFloat])
  func areas(width: CGFloat) throws {
    let area = Double.pi * Double(width * width) / 4
    for step in 0..<8 {
      let point = CGPoint(x: 20 + CGFloat(step) / 8, y: 20.3 - CGFloat(step) / 16)
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let bitmap = try picture([.polyline(Polyline([point]), style, .black)])
      let ink = (0..<1600).reduce(0) { $0 + bitmap.alpha($1 % 40, $1 / 40) }
      // Up to half a level of each pixel at the edge is rounded away.
      let slack = 0.02 * area + 0.02 * Double(width) + 0.01
      #expect(abs(Double(ink) / 255 - area) < slack, "\(step): \(Double(ink) / 255) \(area)")
    }
  }

  @Test("a pixel of a disc has the mean of samples of the circle", arguments: [5, 12.6, 31])
  func samples(width: Double) throws {
    let style = StrokeStyle(lineWidth: CGFloat(width), lineCap: .round, lineJoin: .round)
    let bitmap = try picture([
      .polyline(Polyline([CGPoint(x: 20.25, y: 19.5)]), style, .black)
    ])
    for y in 0..<40 {
      for x in 0..<40 {
        var inside = 0
        for sample in 0..<256 {
          let dx = Double(x) + (Double(sample % 16) + 0.5) / 16 - 20.25
          let dy = Double(y) + (Double(sample / 16) + 0.5) / 16 - 19.5
          if dx * dx + dy * dy <= width * width / 4 { inside += 1 }
        }
        #expect(abs(bitmap.alpha(x, y) - inside * 255 / 256) <= 10, "\(x) \(y)")
      }
    }
  }
}
