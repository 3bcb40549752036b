import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The tooltip of a selected slice: the name of its series and the average.
struct PieTooltip: View {
  private let slice: PieShares.Slice
  private let value: String
  /// The width of the tooltip with the shortest truncated name, in points.
  let least: CGFloat

  /// The minimum distance from the edges of the plot, in points, which leaves space for the shadow.
  nonisolated static let edge: CGFloat = 4
  private static let height = TooltipContent.rowHeight + 2 * TooltipContent.padding.vertical
  private static let spacing: CGFloat = 16
  /// The maximum height of the tooltip, as a fraction of the pie's diameter.
  private static let hidingPart: CGFloat = 0.3
  /// The minimum width of a name, in points, enough for one or two letters.
  private static let leastName: CGFloat = 24

  /// Creates the tooltip of a slice in a plot.
  ///
  /// The result is `nil` if the plot is too narrow for the value, because a truncated number would be
  /// wrong, or if the pie is so small that the tooltip would hide a large part of it.
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
    guard width >= least + 2 * Self.edge,
      Self.height <= 2 * geometry.radius * Self.hidingPart
    else { return nil }
  }

  var body: some View {
    HStack(spacing: 0) {
      Text(slice.title).foregroundStyle(ContestTheme.text)
      Spacer(minLength: Self.spacing)
      Text(value).bold().monospacedDigit().foregroundStyle(ContestTheme.value(slice.color))
        .layoutPriority(1)
    }
    .font(TooltipContent.font).lineLimit(1)
    .padding(.horizontal, TooltipContent.padding.horizontal)
    .frame(height: Self.height)
    .background { TooltipBox() }
  }
}
