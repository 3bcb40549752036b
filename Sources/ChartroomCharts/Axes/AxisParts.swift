import ChartroomUI
import Foundation
import Graphics

/// The lines and labels of an axis.
struct AxisParts {
  /// The number of categories from which their labels may not fit into the bands of a usual chart.
  static let manyCategories = 12

  /// A line at a position.
  struct Line: Equatable {
    /// The position, as a fraction of the length of the plot.
    var fraction: Double
    var stroke: StrokeStyle
    var paint: BasicPaint
    var offset = CGSize.zero
    /// Whether the line extends beyond the plot, below its label.
    var isExtended = false
    /// The value at the line; `nil` at the end of the last category.
    var value: _PlottedValue?
    /// The index of the category, of which only each one at a multiple of a step has a line; `nil` for other lines.
    var category: Int?
  }

  /// A line outside of the plot.
  struct Tick: Equatable {
    var line: Line
    var edge: Edge
    var length: AxisTick.Length
  }

  /// A label with its place.
  struct Label {
    /// The identity of a label: its value, and its number among the labels at this value.
    struct ID: Hashable {
      let value: _PlottedValue
      let number: Int
    }

    var id: ID
    var view: AnyView
    var place: AxisLabelPlace
  }

  /// The sizes of the labels of an axis of categories; zero for other axes.
  var categoryLabels = CategoryStep.Labels()
  var gridLines: [Line] = []
  var ticks: [Tick] = []
  var labels: [Label] = []
}

/// The place of a label of an axis.
struct AxisLabelPlace: Equatable {
  /// The value that the label names.
  var value: _PlottedValue
  var axis: Axis
  var edge: Edge
  /// The position of the label, as a fraction of the length of the plot.
  var fraction: Double
  /// The length of the band in the middle of which the label is; `nil` if it is at a tick.
  var band: Double?
  /// Whether the label is inside of the plot, above the bar of its category.
  var isInside: Bool
  /// The edge of a label that has no room inside of the plot.
  var edgeBeside: Edge
  /// Whether a label inside of the plot takes space from its category.
  var offsetsMarks: Bool
  var preset: AxisMarkPreset
  /// Whether the label is hidden rather than truncated, such as that of a number.
  var isWhole: Bool
  /// Whether the label runs upwards or downwards.
  var isTurned: Bool
  /// The distance to the next label, as a fraction of the length of the plot; `nil` for labels that are not truncated.
  var room: Double?
  var anchor: UnitPoint?
  var resolution: AxisValueLabelCollisionResolution
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// The index of the category, of which only each one at a multiple of a step has a label; `nil` for other labels.
  var category: Int?

  /// Whether a label of the Y axis stands on its grid line: with the presets `extended` and `inset`, unless it is in
  /// the middle of a band, where no line is.
  var isOnLine: Bool { band == nil && (preset == .extended || preset == .inset) }
}
