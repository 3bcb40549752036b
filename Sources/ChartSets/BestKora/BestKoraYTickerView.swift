import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The grid lines of a Y axis, or the value above each line.
struct BestKoraYTickerView: View {
  let marks: BestKoraMarks
  let scale: LinearScale
  let height: CGFloat
  var color = Color.primary
  /// The side of the values; an axis on the trailing side has no grid lines.
  var edge = HorizontalEdge.leading
  var unit = YTickerView.Unit.number
  let part: YTickerView.Part

  /// The distance of the values' centres from the side and the minimum distance of their start, in
  /// points.
  private static let label = (middle: 30 as CGFloat, start: 14 as CGFloat)
  /// The distance of a value's baseline from its line, in points.
  private static let labelGap: CGFloat = 4
  /// The height of a value, as a multiple of its font size.
  private static let lineHeight: CGFloat = 1.3

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.locale) private var locale

  var body: some View {
    let marks = marks.apart(
      by: Double(Font.body.resolve(in: typeSize).size * Self.lineHeight), in: scale.domain,
      height: Double(height))
    let texts =
      unit == .percent
      ? marks.values.map(formats.percent) : BestKoraNumbers(locale: locale).labels(marks.values)
    ZStack(alignment: .topLeading) {
      if part == .lines, edge == .leading {
        ForEach(marks.values, id: \.self) { mark in
          Rectangle().fill(.secondary)
            .frame(height: hairline)
            .offset(y: CGFloat(scale.y(of: mark, height: height)) - hairline / 2)
        }
      }
      if part == .values {
        BestKoraMarkLayout(edge: edge, middle: Self.label.middle, start: Self.label.start) {
          ForEach(Array(zip(marks.values, texts)), id: \.0) { mark, text in
            Text(text)
              .layoutValue(
                key: MarkBaseline.self,
                value: CGFloat(scale.y(of: mark, height: height)) - Self.labelGap)
          }
        }
        .lineLimit(1).foregroundStyle(color)
      }
    }
  }
}
