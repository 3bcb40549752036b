package import Foundation

/// The kinds of marks.
package enum MarkKind: Hashable {
  case bar
  case line
  case area
  case point
  case rule
  case rectangle
  case sector

  /// Whether the marks of a series are one shape.
  var isSeries: Bool { self == .line || self == .area }
}

/// The position or the extent of a mark on one axis.
package enum MarkExtent {
  case value(String, PlottedExtent)
  case interval(String, PlottedExtent, PlottedExtent)
  /// Distances from the start of the plot, in points; `nil` for its edges, or for its middle if the mark has
  /// no extent.
  case fixed(CGFloat?, CGFloat?)

  init<Value>(_ value: PlottableValue<Value>) { self = .value(value.label, value.extent) }

  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    self = .interval(start.label, start.extent, end.extent)
  }
}

/// The series of a mark of a line or an area, with the name of what divides the marks into series.
package struct MarkSeriesName {
  let label: String
  let extent: PlottedExtent

  init<Value>(_ value: PlottableValue<Value>) { (label, extent) = (value.label, value.extent) }
}

/// A mark, as its initialiser describes it.
package struct MarkData {
  let kind: MarkKind
  let x: MarkExtent
  let y: MarkExtent
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var series: MarkSeriesName?
  var sector: SectorExtent?
}

/// A single mark.
@MainActor
package protocol Mark: PrimitiveChartContent {
  var data: MarkData { get }
}

extension Mark {
  /// Adds the mark.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    collector.add(content.data)
  }
}
