import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The grid lines of a Y axis, or the value above each line.
struct BestKoraYTickerView: View {
  let scale: LinearScale
  let height: CGFloat
  var color = Color.primary
  /// The side of the values; an axis on the trailing side has no grid lines.
  var edge = HorizontalEdge.leading
  var unit = YTickerView.Unit.number
  let part: YTickerView.Part

  /// The distance of the values from the side, in points.
  ///
  /// The app centres each value in a column, where short values such as `0` are not below the others.
  private static let inset: CGFloat = 14
  /// The distance of a value's baseline from its line, in points.
  private static let labelGap: CGFloat = 4
  /// The space that the value of the highest line needs inside the plot, in points; it is above the plot.
  private static let labelRoom = 0.0

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.locale) private var locale

  var body: some View {
    ZStack(alignment: .topLeading) {
      if part == .lines, edge == .leading {
        ForEach(YMark.lines(of: scale, height: height, labelRoom: Self.labelRoom)) { line in
          Rectangle().fill(BestKoraTheme.grid)
            .frame(height: hairline)
            .offset(y: CGFloat(scale.y(of: line.value, height: height)) - hairline / 2)
            .opacity(line.opacity)
        }
      }
      if part == .values {
        let labels = labels
        TickLayout(
          axis: .vertical, edge: edge,
          anchors: labels.map { CGFloat(scale.y(of: $0.value, height: height)) - Self.labelGap }
        ) { TickTexts(labels) }
        .padding(.horizontal, Self.inset).lineLimit(1).foregroundStyle(color)
      }
    }
  }

  private var labels: [YMark] {
    YMark.labels(of: scale, height: height, labelRoom: Self.labelRoom) {
      unit == .percent
        ? $0.map(formats.percent) : BestKoraNumbers(locale: locale).labels($0)
    }
  }
}
