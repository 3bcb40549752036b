import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// A Y axis: horizontal grid lines, or the value above the leading or trailing end of each line.
///
/// During an animation of the scale, the body is evaluated for each mix of the old and the new one.
struct YTickerView: View, Equatable, Animatable {
  /// The unit of the values of an axis.
  enum Unit {
    case number, percent
  }

  /// A part of an axis: lines are below the series, and values above them.
  enum Part {
    case lines, values
  }

  private(set) var scale: LinearScale
  let height: CGFloat
  var colorYAxis = ContestTheme.grid
  var colorYMark = ContestTheme.label
  var edge = HorizontalEdge.leading
  var unit = Unit.number
  /// Whether the lines are above bars or areas.
  var isOverFills = false
  let part: Part

  static let font = Font.system(size: 11).monospacedDigit()

  /// Returns the labels of the grid lines of an axis.
  static func texts(_ ticks: [Double], _ unit: Unit, _ formats: ChartFormats) -> [String] {
    unit == .percent ? ticks.map(formats.percent) : formats.axisNumbers(ticks)
  }

  /// The distance of a label's baseline from its line, in points.
  private static let labelGap: CGFloat = 5
  /// The distance by which the halo of a label extends beyond it, in points.
  static let halo: CGFloat = 1.5

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @State private var gridTexts = GridTexts()

  nonisolated var animatableData: ScaleMix {
    get { ScaleMix(scale) }
    set { if let mix = newValue.scale { scale = mix } }
  }

  nonisolated static func == (left: YTickerView, right: YTickerView) -> Bool {
    left.scale == right.scale && left.height == right.height
      && left.colorYAxis == right.colorYAxis && left.colorYMark == right.colorYMark
      && left.edge == right.edge && left.unit == right.unit
      && left.isOverFills == right.isOverFills && left.part == right.part
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      switch part {
      case .lines:
        let hairline = hairline
        ForEach(YMark.lines(of: scale, height: height)) { line in
          Rectangle().fill(colorYAxis)
            .frame(height: hairline)
            .offset(
              y: CGFloat(scale.y(of: line.value, height: height)) - rise(line.value, of: hairline)
            )
            .opacity(line.opacity)
        }
      case .values:
        let labels = YMark.labels(of: scale, height: height) {
          gridTexts.texts($0, unit, formats)
        }
        TickLayout(
          axis: .vertical, edge: edge,
          anchors: labels.map { CGFloat(scale.y(of: $0.value, height: height)) - Self.labelGap }
        ) { TickTexts(labels) }
        .font(Self.font).lineLimit(1).foregroundStyle(colorYMark)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

extension YTickerView {
  /// Returns the distance from the upper edge of a grid line of some width to its value, in points.
  ///
  /// It is half the line width, but 0 at both ends of bars and areas: the line of 100 % does not extend
  /// above them, and the line of 0 is below them in one colour.
  private func rise(_ tick: Double, of width: CGFloat) -> CGFloat {
    let isEnd = tick == 0 || unit == .percent && tick == scale.ticks.last
    return isOverFills && isEnd ? 0 : width / 2
  }
}

extension ChartKind {
  /// The unit of the values on the Y axis.
  var unit: YTickerView.Unit { self == .percentages ? .percent : .number }
}
