import ChartroomCharts
import Foundation

/// The position of a point of a chart of a table.
protocol PlotPosition: Plottable {
  /// A position in a column: a name, or a number.
  associatedtype Code: Hashable & Comparable

  /// Returns a column of positions, with a name, for a plot of as many elements without values.
  static func column(
    _ label: String, _ codes: ContiguousArray<Code>
  ) -> PlottableProjection<Void, Self>
}

/// A position on an axis of numbers or times.
protocol ContinuousPosition: PlotPosition, Comparable where Code == Double {
  /// Creates the position with a number: itself, or seconds since 1 January 2001, 00:00 UTC.
  init(code: Double)
  /// The position of charts without any.
  static var missing: Self { get }
}

extension String: PlotPosition {
  static func column(
    _ label: String, _ codes: ContiguousArray<String>
  ) -> PlottableProjection<Void, String> {
    .column(label, codes)
  }
}

extension Double: ContinuousPosition {
  init(code: Double) { self = code }
  static let missing = 0.0

  static func column(
    _ label: String, _ codes: ContiguousArray<Double>
  ) -> PlottableProjection<Void, Double> {
    .column(label, codes)
  }
}

extension Date: ContinuousPosition {
  init(code: Double) { self.init(timeIntervalSinceReferenceDate: code) }
  static let missing = Date(timeIntervalSince1970: 0)

  static func column(
    _ label: String, _ codes: ContiguousArray<Double>
  ) -> PlottableProjection<Void, Date> {
    .column(label, seconds: codes)
  }
}
