import ChartroomUI
import Foundation
import Graphics

/// The box of an indicator: the moment, and a row for each visible series.
struct TooltipView: View {
  let content: TooltipContent

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: TooltipContent.spacing) {
        Text(content.heading).bold().foregroundStyle(ChartTheme.text).layoutPriority(1)
        Spacer(minLength: 0)
        Chevron()
          .stroke(
            ChartTheme.tooltipArrow,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
          )
          .frame(width: TooltipContent.chevron.width, height: TooltipContent.chevron.height)
      }
      .frame(height: TooltipContent.rowHeight)
      ForEach(content.rows) { row in
        HStack(spacing: TooltipContent.spacing) {
          if let share = row.share {
            Text(share).bold().monospacedDigit().foregroundStyle(ChartTheme.text)
              .frame(width: TooltipContent.shareWidth, alignment: .trailing)
          }
          Text(row.title).foregroundStyle(ChartTheme.text)
          Spacer(minLength: 0)
          Text(row.value).bold().monospacedDigit().foregroundStyle(row.color).layoutPriority(1)
        }
        .frame(height: TooltipContent.rowHeight)
      }
      if content.isCut {
        Text("…").foregroundStyle(ChartTheme.label).frame(height: TooltipContent.rowHeight)
      }
    }
    .font(TooltipContent.font).lineLimit(1)
    .padding(.horizontal, TooltipContent.padding.horizontal)
    .padding(.vertical, TooltipContent.padding.vertical)
    .frame(width: content.width)
    .background { TooltipBox() }
  }
}
