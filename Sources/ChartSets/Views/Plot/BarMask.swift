import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A veil over all bars but the selected one; the ground beside the bars stays as it is.
struct BarMask: View {
  let plot: Plot
  /// The position of the selected bar.
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
      .fill(ChartTheme.barMask)
      .clipShape(
        Beside(
          left: snapped(geometry.x(of: extent.start)), right: snapped(geometry.x(of: extent.end)))
      )
      .environment(\.layoutDirection, .leftToRight)
    }
  }

  /// The edge of a bar on device pixels, as its outline has it.
  private func snapped(_ x: CGFloat) -> CGFloat { (x * pixels).rounded() / pixels }

  /// The area on both sides of a stretch.
  private struct Beside: Shape, Equatable {
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
