public import Foundation

/// The kinds of marks.
@usableFromInline package enum MarkKind: Hashable, Sendable {
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
@usableFromInline package enum MarkExtent: Sendable {
  case value(String, PlottedExtent)
  case interval(String, PlottedExtent, PlottedExtent)
  /// Distances from the start of the plot, in points; `nil` for its edges, or for its middle if the mark has
  /// no extent.
  case fixed(CGFloat?, CGFloat?)

  @inlinable
  init<Value>(_ value: PlottableValue<Value>) { self = .value(value.label, value.extent) }

  @inlinable
  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    self = .interval(start.label, start.extent, end.extent)
  }
}

/// The series of a mark of a line or an area, with the name of what divides the marks into series.
@usableFromInline package struct MarkSeriesName: Sendable {
  @usableFromInline let label: String
  @usableFromInline let extent: PlottedExtent

  @inlinable
  init<Value>(_ value: PlottableValue<Value>) { (label, extent) = (value.label, value.extent) }
}

/// A mark, as its initialiser describes it.
@usableFromInline package struct MarkData {
  @usableFromInline let kind: MarkKind
  @usableFromInline let x: MarkExtent
  @usableFromInline let y: MarkExtent
  @usableFromInline let width: MarkDimension
  @usableFromInline let height: MarkDimension
  @usableFromInline let stacking: MarkStackingMethod
  @usableFromInline let series: MarkSeriesName?
  @usableFromInline let sector: SectorExtent?

  @inlinable
  init(
    kind: MarkKind, x: MarkExtent, y: MarkExtent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: MarkSeriesName? = nil, sector: SectorExtent? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.stacking = stacking
    self.series = series
    self.sector = sector
  }
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
