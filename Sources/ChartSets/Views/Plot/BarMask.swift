import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// Dims all bars but the selected one.
struct BarMask: View {
  let geometry: PlotGeometry
  let index: Int

  var body: some View {
    let extent = geometry.axis.barExtent(of: index)
    let left = max(geometry.x(of: extent.start), 0)
    let right = min(geometry.x(of: extent.end), geometry.width)
    ZStack(alignment: .leading) {
      Rectangle().fill(ChartTheme.barMask).frame(width: left)
      Rectangle().fill(ChartTheme.barMask).frame(width: max(geometry.width - right, 0))
        .offset(x: right)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .environment(\.layoutDirection, .leftToRight)
  }
}
