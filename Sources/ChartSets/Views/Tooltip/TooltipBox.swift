import ChartroomUI
import Foundation
import Graphics

/// The background of a tooltip.
struct TooltipBox: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(ContestTheme.tooltip)
      .shadow(color: ContestTheme.tooltipShadow, radius: 4, y: 1)
  }
}
