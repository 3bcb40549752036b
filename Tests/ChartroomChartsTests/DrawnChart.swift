import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport

/// Returns what a view of 300 × 200 points draws, with boxes for letters.
@MainActor
func drawList(of content: some View) -> DrawList {
  Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) { content }
    .drawList()
}

/// Returns a bar from 0 to 1 at a name.
@MainActor
func bar(_ name: String) -> BarMark { BarMark(x: .value("x", name), y: .value("y", 1)) }
