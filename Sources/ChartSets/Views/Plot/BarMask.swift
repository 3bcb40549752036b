import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A translucent overlay of all bars but the selected one.
struct BarMask: View {
  let plot: LaidOutPlot
  /// The index of the selected bar.
  let index: Int

  @Environment(\.displayScale) private var pixels

  var body: some View {
    if let stack = plot.stack, let tops = stack.tops.last {
      let geometry = plot.geometry
      let extent = geometry.axis.barExtent(of: index)
      BarOutline(
        StackBand(
          tops: tops, bottoms: stack.bottoms?.last, positions: plot.chart.positions,
          geometry: geometry, domain: plot.scale.domain, pixels: pixels)
      )
      .fill(ContestTheme.barMask)
      .clipShape(
        Beside(
          left: snapped(geometry.x(of: extent.start)), right: snapped(geometry.x(of: extent.end)))
      )
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  /// Returns the edge of a bar, rounded to device pixels as in its outline.
  private func snapped(_ x: CGFloat) -> CGFloat { (x * pixels).rounded() / pixels }

  /// The area on both sides of a range.
  private struct Beside: UnmirroredShape, Equatable {
    let left: CGFloat
    let right: CGFloat

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(
          CGRect(x: rect.minX, y: rect.minY, width: max(left, 0), height: rect.height))
        path.addRect(
          CGRect(
            x: rect.minX + right, y: rect.minY, width: max(rect.width - right, 0),
            height: rect.height))
      }
    }
  }
}
