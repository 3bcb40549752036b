import ChartroomUI

/// A part of a chart that can be left out; the plot cannot.
enum ChartPart {
  case heading, axis, map, buttons
}

/// A chart with as many of its parts as fit, the least important left out first.
struct ChartLadder<Content: View>: View {
  /// The chart with some of its parts.
  @ViewBuilder let content: (Set<ChartPart>) -> Content

  var body: some View {
    ViewThatFits(in: .vertical) {
      content([.heading, .axis, .map, .buttons])
      content([.heading, .axis, .map])
      content([.heading, .axis])
      content([.axis])
      content([])
    }
  }
}
