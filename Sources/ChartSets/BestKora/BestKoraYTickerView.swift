import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The marks of one Y axis: hairlines, or the value over each.
struct BestKoraYTickerView: View {
  let marks: BestKoraMarks
  let scale: LinearScale
  let height: CGFloat
  var color = Color.primary
  /// The side that the values stand at; those of the trailing one have no lines of their own.
  var edge = HorizontalEdge.leading
  var unit = YTickerView.Unit.number
  let part: YTickerView.Part

  /// The middle of the values from the side, in points, and the least distance of their start.
  private static let label = (middle: 30 as CGFloat, start: 14 as CGFloat)
  /// The distance of a value's baseline from its line, in points.
  private static let labelGap: CGFloat = 4
  /// The height that a value takes, in sizes of its font.
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
