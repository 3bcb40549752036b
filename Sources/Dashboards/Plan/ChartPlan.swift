import Foundation
import Graphics

/// A chart with its data.
struct ChartPlan: Sendable {
  let layers: [LayerPlan]
  /// The names of the colours of series, in the order of the palette.
  let names: [String]
  let x: AxisPlan
  let y: AxisPlan
  /// The place of the legend; hidden if there is nothing to tell apart.
  let legend: LegendSpec.Position

  /// Whether colours show numbers.
  var hasShades: Bool { layers.contains { !$0.shadeTitle.isEmpty } }
  /// Whether the chart is a circle of sectors.
  var isCircle: Bool { layers.contains { $0.mark.mark == .sector } }
}

/// An axis of a chart.
struct AxisPlan: Sendable {
  let isHidden: Bool
  /// The title; empty for none.
  let title: String
  let format: AxisFormat
  /// Whether the axis has names, which need no lines.
  let hasNames: Bool
  let isLogarithmic: Bool
  let domain: Domain

  /// The labels.
  enum AxisFormat: Sendable {
    case automatic
    case values(ValueFormat)
  }

  /// The ends.
  enum Domain: Sendable {
    /// Those of the data; with or without zero, or with zero where the marks need it.
    case data(zero: Bool?)
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
    case names([String])
  }
}

/// Marks of one kind.
struct LayerPlan: Sendable {
  let mark: MarkSpec
  let series: [SeriesPlan]
  /// The colour of all marks, unless each series has one.
  let color: Color
  /// The column of the colours; empty for one colour.
  let colorTitle: String
  /// The column of the symbols; empty for one symbol.
  let symbolTitle: String
  /// The column of the shades; empty for none.
  let shadeTitle: String
}

/// Marks of one colour and symbol.
struct SeriesPlan: Sendable {
  /// The name of the colour; empty for none.
  let name: String
  /// The name of the symbol; empty for none.
  let symbol: String
  let count: Int
  let x: PositionPlan
  let y: PositionPlan
  let angles: PositionPlan
  /// The numbers that colours show; empty for none.
  let shades: ContiguousArray<Double>
}

/// Positions of marks on an axis.
struct PositionPlan: Sendable {
  /// The name of the quantity.
  let title: String
  let values: Values
  /// The unit of the calendar that a mark occupies; `nil` for moments.
  let unit: Calendar.Component?

  /// The positions, one for each mark.
  enum Values: Sendable {
    case none
    case numbers(ContiguousArray<Double>)
    /// Seconds since 1 January 2001, 00:00 UTC.
    case dates(ContiguousArray<Double>)
    case names([String])
    case numberRanges(ContiguousArray<Double>, ContiguousArray<Double>)
    case dateRanges(ContiguousArray<Double>, ContiguousArray<Double>)
  }

  static let none = PositionPlan(title: "", values: .none, unit: nil)

  /// Whether each mark has one number, date or name.
  var isSimple: Bool {
    switch values {
    case .numbers, .dates, .names: unit == nil
    case .none, .numberRanges, .dateRanges: false
    }
  }
}
