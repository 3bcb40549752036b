import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The box of a chosen slice: the name of its series and the average.
struct PieTooltip: View {
  private let slice: PieShares.Slice
  private let value: String
  /// The width of the box with its name cut as short as possible, in points.
  let least: CGFloat

  /// The least distance from the edges of the plot, for the shadow, in points.
  nonisolated static let edge: CGFloat = 4
  private static let height = TooltipContent.rowHeight + 2 * TooltipContent.padding.vertical
  private static let spacing: CGFloat = 16
  /// The least width of a name, in points: a letter or two.
  private static let leastName: CGFloat = 24

  /// Lays out the box of a slice within the width of a plot.
  ///
  /// It is `nil` where the plot is too narrow for the value, for a cut number would be a wrong one,
  /// and where the pie is so small that the box would hide it.
  @MainActor
  init?(
    _ slice: PieShares.Slice, _ geometry: PieGeometry, formats: ChartFormats,
    labelWidth: LabelWidth, width: CGFloat
  ) {
    self.slice = slice
    value = formats.average(slice.average)
    let font = TooltipContent.font
    least =
      2 * TooltipContent.padding.horizontal + Self.spacing
      + min(labelWidth([slice.title], font), Self.leastName)
      + labelWidth([value], font.bold().monospacedDigit())
    guard width >= least + 2 * Self.edge, geometry.radius >= Self.height else { return nil }
  }

  var body: some View {
    HStack(spacing: 0) {
      Text(slice.title).foregroundStyle(ChartTheme.text)
      Spacer(minLength: Self.spacing)
      Text(value).bold().monospacedDigit().foregroundStyle(ChartTheme.value(slice.color))
        .layoutPriority(1)
    }
    .font(TooltipContent.font).lineLimit(1)
    .padding(.horizontal, TooltipContent.padding.horizontal)
    .frame(height: Self.height)
    .background { TooltipBox() }
  }
}
