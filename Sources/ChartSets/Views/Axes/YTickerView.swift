import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// One Y axis: horizontal grid lines, each with its value above its leading or trailing end.
struct YTickerView: View, Equatable {
  /// What the values of an axis count.
  enum Unit {
    case number, percent
  }

  let scale: LinearScale
  let height: CGFloat
  var colorYAxis = ChartTheme.grid
  var colorYMark = ChartTheme.label
  var edge = HorizontalEdge.leading
  var unit = Unit.number

  static let font = Font.system(size: 11).monospacedDigit()

  /// The values of an axis as text.
  static func texts(_ scale: LinearScale, _ unit: Unit, _ formats: ChartFormats) -> [String] {
    unit == .percent ? scale.ticks.map(formats.percent) : formats.axisNumbers(scale.ticks)
  }

  /// The distance of a label's baseline from its line, in points.
  private static let labelGap: CGFloat = 5

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline

  nonisolated static func == (left: YTickerView, right: YTickerView) -> Bool {
    left.scale == right.scale && left.height == right.height
      && left.colorYAxis == right.colorYAxis && left.colorYMark == right.colorYMark
      && left.edge == right.edge && left.unit == right.unit
  }

  var body: some View {
    let texts = Self.texts(scale, unit, formats)
    ZStack(alignment: .topLeading) {
      ForEach(scale.ticks, id: \.self) { tick in
        Rectangle().fill(colorYAxis)
          .frame(height: hairline)
          .offset(y: CGFloat(scale.y(of: tick, height: height)) - hairline / 2)
      }
      TickLayout(axis: .vertical, edge: edge) {
        ForEach(Array(zip(scale.ticks, texts)), id: \.0) { tick, text in
          Text(text)
            .tickAnchor(CGFloat(scale.y(of: tick, height: height)) - Self.labelGap)
        }
      }
      .font(Self.font).lineLimit(1).foregroundStyle(colorYMark)
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

extension ChartKind {
  /// What the values of the Y axis count.
  var unit: YTickerView.Unit { self == .percentages ? .percent : .number }
}
