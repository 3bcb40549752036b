import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TooltipLayout")
struct TooltipLayoutTests {
  /// The left edge of a box in a plot of 300 points.
  private func left(
    marker: CGFloat, box: CGFloat, labels: (leading: CGFloat, trailing: CGFloat) = (0, 0)
  ) -> CGFloat? {
    let stage = Stage(size: ProposedViewSize(width: 300, height: 100), shaper: BoxShaper()) {
      TooltipLayout(marker: marker, gap: 8, margin: 16, labels: labels) {
        Text("x").frame(width: box, height: 20, alignment: .leading)
      }
      .frame(width: 300, height: 100)
    }
    return stage.drawList().texts.first?.frame.minX
  }

  @Test("a box lies beside the marker, on the side that has more space")
  func sides() {
    #expect(left(marker: 60, box: 100) == 68)
    #expect(left(marker: 240, box: 100) == 132)
    #expect(left(marker: 149, box: 100) == 157)
    #expect(left(marker: 151, box: 100) == 43)
  }

  @Test("a box leaves the plot only to lie beside the marker, and takes of both margins if wider")
  func inside() throws {
    for marker in stride(from: -20, through: 320, by: 10) as StrideThrough<CGFloat> {
      for box in [20, 100, 200, 268, 290] as [CGFloat] {
        let x = try #require(left(marker: marker, box: box))
        let isBeside = x >= marker + 7.5 || x + box <= marker - 7.5
        let margin = isBeside ? 4 : min(16, (300 - box) / 2)
        #expect(x >= margin - 0.5 && x + box <= 300 - margin + 0.5, "\(marker), \(box)")
      }
    }
  }

  @Test("a box takes of the margin, but not its last four points, to lie beside the marker")
  func besideMarker() {
    #expect(left(marker: 88, box: 200) == 96)
    #expect(left(marker: 212, box: 200) == 4)
    // Beyond that it lies over the marker, within the plot.
    #expect(left(marker: 100, box: 200) == 84)
    #expect(left(marker: 202, box: 200) == 16)
  }

  @Test("the side of a box cuts no label of the Y axes")
  func labels() throws {
    for marker in stride(from: 16, through: 284, by: 1) as StrideThrough<CGFloat> {
      let x = try #require(left(marker: marker, box: 100, labels: (30, 40)))
      let end = x + 100
      #expect(x <= 16 || x >= 46, "\(marker)")
      #expect(end <= 244 || end >= 284, "\(marker)")
    }
  }
}
