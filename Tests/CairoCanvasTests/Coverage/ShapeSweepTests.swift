import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("ShapeSweep")
struct ShapeSweepTests {
  private let style = StrokeStyle(lineWidth: 2.5, lineCap: .butt, lineJoin: .bevel)

  /// A line that turns back so often that its shapes need more layers than columns are given.
  private func dense(_ count: Int) -> [CGPoint] {
    var random = SplitMix64(seed: 121)
    return (0..<count).map { _ in
      CGPoint(
        x: CGFloat.random(in: 3...(CGFloat(HardLine.width) - 3), using: &random),
        y: CGFloat.random(in: 3...(CGFloat(HardLine.height) - 3), using: &random))
    }
  }

  @Test(
    "shapes in any number of layers cover what they cover together", arguments: [3, 20, 60, 90])
  func layers(count: Int) throws {
    let points = dense(count)
    let bitmap = try picture(
      width: HardLine.width, height: HardLine.height, [.polyline(Polyline(points), style, .black)])
    let truth = SampledStroke(
      [points], style: style, width: HardLine.width, height: HardLine.height)
    let error = truth.error(of: bitmap)
    #expect(error.mean < 0.02 && error.largest < 0.2, "\(error)")
  }

  @Test("a thousand shapes on the same columns cover all between them")
  func many() throws {
    let points = (0...1_000).map { index in
      CGPoint(x: index.isMultiple(of: 2) ? 2.0 : 38, y: 5 + 30 * Double(index) / 1_000)
    }
    let bitmap = try picture([.polyline(Polyline(points), style, .black)])
    for y in 6..<34 {
      let isCovered = (4..<36).allSatisfy { bitmap.alpha($0, y) == 255 }
      #expect(isCovered, "\(y)")
    }
    #expect(bitmap.alpha(20, 2) == 0 && bitmap.alpha(20, 37) == 0)
  }
}
