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

  /// The values of the lines of an axis as text.
  static func texts(_ ticks: [Double], _ unit: Unit, _ formats: ChartFormats) -> [String] {
    unit == .percent ? ticks.map(formats.percent) : formats.axisNumbers(ticks)
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
    ZStack(alignment: .topLeading) {
      ForEach(YMark.lines(of: scale, height: height)) { line in
        Rectangle().fill(colorYAxis)
          .frame(height: hairline)
          .offset(y: CGFloat(scale.y(of: line.value, height: height)) - hairline / 2)
          .opacity(line.opacity)
      }
      TickLayout(axis: .vertical, edge: edge) {
        ForEach(YMark.labels(of: scale, height: height) { Self.texts($0, unit, formats) }) { label in
          Text(label.text)
            .opacity(label.opacity)
            .tickAnchor(CGFloat(scale.y(of: label.value, height: height)) - Self.labelGap)
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
