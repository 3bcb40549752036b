import ChartroomUI
import Foundation
import Graphics

/// The tooltip of an indicator: the date, and a row for each visible series.
struct TooltipView: View {
  let content: TooltipContent

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: TooltipContent.spacing) {
        Text(content.heading).bold().foregroundStyle(ContestTheme.text).layoutPriority(1)
        Spacer(minLength: 0)
        if content.opensDetail {
          Chevron(direction: direction)
            .stroke(
              ContestTheme.tooltipArrow,
              style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
            )
            .frame(width: TooltipContent.chevron.width, height: TooltipContent.chevron.height)
        }
      }
      .frame(height: TooltipContent.rowHeight)
      HStack(alignment: .top, spacing: TooltipContent.columnSpacing) {
        ForEach(0..<content.columns.count) { column in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<content.columns[column].count) { row in
              TooltipRowView(row: content.columns[column][row], shareWidth: content.shareWidth)
            }
          }
          .frame(width: content.columnWidth)
        }
      }
    }
    .font(TooltipContent.font).lineLimit(1)
    .padding(.horizontal, TooltipContent.padding.horizontal)
    .padding(.vertical, TooltipContent.padding.vertical)
    .frame(width: content.width)
    .background { TooltipBox() }
  }
}

/// A row of the tooltip: the share, if there is one, the name, and the value at the trailing edge.
private struct TooltipRowView: View {
  let row: TooltipRow
  let shareWidth: CGFloat?

  var body: some View {
    HStack(spacing: TooltipContent.spacing) {
      if let shareWidth, row.role != .rest {
        Text(row.share ?? "").bold().monospacedDigit().foregroundStyle(ContestTheme.text)
          .frame(width: shareWidth, alignment: .trailing)
      }
      Text(row.title).foregroundStyle(row.role == .rest ? ContestTheme.label : ContestTheme.text)
      Spacer(minLength: 0)
      Text(row.value).bold().monospacedDigit().foregroundStyle(row.color).layoutPriority(1)
    }
    .frame(height: TooltipContent.rowHeight)
  }
}
