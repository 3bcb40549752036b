import CairoCanvas
import ChartSets
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Pixels of a pie")
struct PiePixelTests {
  private static let size = CGSize(width: 241, height: 420)

  private static func stage(
    _ values: [Double], indicator: Double? = nil, scale: CGFloat, shaper: any TextShaper
  ) -> Stage {
    var chart = LinesSet(
      id: 0, time: [0],
      lines: values.enumerated().map { position, value in
        Line(
          id: "y\(position)", title: "\(position)", points: [value], color: .blue, type: .area)
      })
    chart.isPie = true
    return Stage(size: ProposedViewSize(size), scale: scale, shaper: shaper) {
      ChartView(chartIndex: 0, indicator: indicator).environment(UserData(charts: [chart]))
    }
  }

  private static func pie(
    _ values: [Double], indicator: Double? = nil, scale: CGFloat
  ) throws -> Bitmap {
    // A shaper without glyphs, so that nothing is drawn over the slices.
    try Rasterizer().bitmap(
      of: stage(values, indicator: indicator, scale: scale, shaper: BoxShaper()).drawList(),
      size: size, scale: scale)
  }

  @Test(
    "slices of one colour are the disc of one slice: no ground shows through a joint or the rim",
    arguments: [1, 2, 3, 1.5, 0.7] as [CGFloat])
  func joints(scale: CGFloat) throws {
    let whole = try Self.pie([0, 1, 0, 0, 0, 0], scale: scale)
    // Tiny slices, and slices whose joints lie on no pixel.
    for values in [[1, 2, 3, 4, 5, 6], [9, 0.001, 7, 0.0001, 0.3, 5], [1e9, 1, 1, 1e9, 1, 1]] {
      let cut = try Self.pie(values, scale: scale)
      // The mini-map below knows the values.
      let rows = Int((250 * scale).rounded(.down))
      let bytes = rows * whole.width * 4
      let differences = zip(whole.pixels.prefix(bytes), cut.pixels.prefix(bytes))
        .map { abs(Int($0) - Int($1)) }
      #expect(differences.max() ?? 255 <= 2, "\(values) at \(scale)")
    }
  }

  @Test("with real fonts no percentage leaves its slice, and no box its picture")
  func realText() throws {
    for indicator in [nil, 0.2, 0.6, 0.9] as [Double?] {
      let stage = Self.stage(
        [38.7, 36.2, 13.2, 3, 6.7, 2.2], indicator: indicator, scale: 2,
        shaper: try PangoTextShaper())
      let texts = stage.drawList().texts
      #expect(texts.contains { $0.text.request.string == "39%" })
      for text in texts {
        #expect(
          CGRect(origin: .zero, size: Self.size).insetBy(dx: -1, dy: 0).contains(text.frame),
          "\(text.text.request.string)")
        #expect(!text.text.isTruncated, "\(text.text.request.string)")
      }
    }
  }
}
