import ChartroomUI
import Foundation
import Graphics

/// The Y axis: horizontal grid lines, each with its value above its leading end.
struct YTickerView: View {
  let scale: YScale
  let height: CGFloat
  var colorYAxis = ChartTheme.grid
  var colorYMark = ChartTheme.label

  /// The distance of a label's baseline from its line, in points.
  private static let labelGap: CGFloat = 5

  @Environment(\.chartFormats) private var formats

  var body: some View {
    let texts = formats.axisNumbers(scale.ticks)
    ZStack(alignment: .topLeading) {
      ForEach(scale.ticks, id: \.self) { tick in
        Rectangle().fill(colorYAxis)
          .frame(height: 1).offset(y: CGFloat(scale.y(of: tick, height: height)) - 0.5)
      }
      TickLayout(axis: .vertical) {
        ForEach(Array(zip(scale.ticks, texts)), id: \.0) { tick, text in
          Text(text)
            .tickAnchor(CGFloat(scale.y(of: tick, height: height)) - Self.labelGap)
        }
      }
      .font(.system(size: 11)).monospacedDigit().lineLimit(1).foregroundStyle(colorYMark)
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}
