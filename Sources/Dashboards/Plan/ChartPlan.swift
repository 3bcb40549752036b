import Foundation
import Graphics

/// A chart with its data, or several small ones.
struct ChartPlan: Sendable {
  /// The only chart, without a title, or the small charts.
  let facets: [FacetPlan]
  /// The number of small charts in a row; `nil` for the one that suits the room.
  let columns: Int?
  let styles: StylePlan
  let x: AxisPlan
  let legend: LegendPlan

  /// Whether the chart is a circle of sectors.
  var isCircle: Bool { facets.contains { $0.layers.contains { $0.mark.mark == .sector } } }

  /// Whether the data have no marks to show; false for a chart without data.
  var isEmpty: Bool {
    let layers = facets.flatMap(\.layers).filter(\.mark.hasColumns)
    return !layers.isEmpty && layers.allSatisfy { $0.series.allSatisfy(\.isEmpty) }
  }
}

/// One of several small charts, or the only one.
struct FacetPlan: Sendable {
  /// The value of the column; empty for the only chart.
  let title: String
  let layers: [LayerPlan]
  let y: AxisPlan
  /// Whether marks extend beyond the ends of an axis, where the plot cuts them off.
  let isClipped: Bool
}

/// The place and the title of a legend.
struct LegendPlan: Sendable {
  /// The place; hidden if there is nothing to distinguish.
  let position: LegendSpec.Position
  /// The title; empty for none.
  let title: String
}

/// The styles of the values of columns.
struct StylePlan: Sendable {
  /// The names of colours, in the order of the legend.
  var names: [String] = []
  /// The colour of each name.
  var colors: [Color] = []
  /// The names of symbols with their shapes.
  var symbols: [(name: String, shape: SymbolSpec.SymbolShape)] = []
  /// The names of line styles with their dashes.
  var dashes: [(name: String, dash: [Double])] = []
  /// The width of lines with dashes by name.
  var lineWidth = 2.0
  /// Whether colours represent numbers.
  var hasShades = false
  /// The colours of numbers from the least to the greatest; empty for the ramp of the appearance.
  var ramp: [Color] = []
  /// The numbers of the first and the last colour; `nil` for those of the data.
  var shades: ClosedRange<Double>?
  /// The areas of the least and the greatest number; `nil` for the usual ones.
  var areas: ClosedRange<Double>?
  /// The numbers of these areas; `nil` for those of the data.
  var sizes: ClosedRange<Double>?
}

/// An axis of a chart.
struct AxisPlan: Sendable {
  var isHidden = false
  /// The title; empty for none.
  var title = ""
  /// The edge of the plot; `nil` for the usual one.
  var position: AxisSpec.Position?
  var format = AxisFormat.automatic
  /// The places of lines and labels.
  var ticks = Ticks.automatic(count: nil)
  /// The texts of ticks at given values; empty for their notation.
  var labels: [String] = []
  /// Whether the line at zero is stronger, if the ticks have texts.
  var hasBaseline = false
  /// Whether lines cross the plot.
  var hasGridLines = true
  /// Whether the axis has names, which need no lines.
  var hasNames = false
  /// The kind of the scale; `nil` for that of the data.
  var type: ScaleSpec.Kind?
  var domain = Domain.data(zero: nil)
  var isReversed = false
  /// Whether an axis without ends in the spec has round ones; `nil` for the usual ones.
  var isNice: Bool?
  /// The distance of the ends from the edges of the plot, in points.
  var padding = 0.0

  /// Whether the ticks have different magnitudes, so that each label has the decimals of its value.
  var isLogarithmic: Bool { type == .log || type == .symmetricLog }

  /// The labels.
  enum AxisFormat: Sendable {
    case automatic
    case values(ValueFormat)
  }

  /// The places of lines and labels.
  enum Ticks: Sendable {
    /// Round values; as many as suit the plot for no number.
    case automatic(count: Int?)
    case stride(Double)
    case units(Calendar.Component, Int)
    case numbers([Double])
    case dates([Date])
    case names([String])
  }

  /// The ends.
  enum Domain: Sendable {
    /// Those of the data; with or without zero, which numbers have by default.
    case data(zero: Bool?)
    case numbers(ClosedRange<Double>)
    case dates(ClosedRange<Date>)
    case names([String])
    /// The numbers of a scale of categories.
    case values([Double])
  }
}

extension AxisPlan.Domain {
  /// The ends of numbers; `nil` for others.
  var numbers: ClosedRange<Double>? {
    if case .numbers(let range) = self { range } else { nil }
  }

  /// The ends of dates; `nil` for others.
  var dates: ClosedRange<Date>? {
    if case .dates(let range) = self { range } else { nil }
  }
}

/// Marks of one kind.
struct LayerPlan: Sendable {
  let mark: MarkSpec
  let series: [SeriesPlan]
  /// The colour of all marks, unless each series has one.
  let color: Color
  /// The columns of the encodings; empty for none.
  let titles: Titles
  /// The notation of annotations.
  let annotation: AnnotationPlan?

  /// The names of the columns of encodings; empty for none.
  struct Titles: Sendable {
    var color = ""
    /// Whether the names of colours are the numbers of a column.
    var colorsAreNumbers = false
    var symbol = ""
    var line = ""
    var position = ""
    var series = ""
    var shade = ""
    var size = ""

    /// Whether a legend explains an encoding by names or numbers.
    var needLegend: Bool { ![symbol, line, shade, size].allSatisfy(\.isEmpty) }
  }
}

/// The texts beside the marks of a layer.
struct AnnotationPlan: Sendable {
  /// The place; `nil` for the usual one.
  let position: AnnotationSpec.Position?
  /// The colour; `nil` for the usual one.
  let color: Color?
  /// The colour of the panel.
  let background: Color
}

/// Marks with equal values of all encodings by names.
struct SeriesPlan: Sendable {
  /// The names of the encodings; empty for none.
  var color = ""
  var symbol = ""
  var line = ""
  var position = ""
  var division = ""
  let count: Int
  let x: PositionPlan
  let y: PositionPlan
  let angles: PositionPlan
  /// The numbers that colours represent; empty for none.
  let shades: ContiguousArray<Double>
  /// The numbers that areas represent; empty for none.
  let sizes: ContiguousArray<Double>
  /// The texts beside the marks; empty for none.
  let texts: [String]

  /// Whether no mark has all its positions.
  var isEmpty: Bool { count == 0 || [x, y, angles].contains(where: \.isMissing) }

  /// Returns the series with its gaps: with points without a value where rows of regular dates are missing, or
  /// without any; itself for positions that are no numbers or dates.
  func broken(at gaps: MarkSpec.Gaps) -> SeriesPlan {
    guard gaps != .values, let values = y.numbers else { return self }
    let positions: ContiguousArray<Double>
    switch x.values {
    case .dates(let dates): positions = dates
    case .numbers(let numbers) where gaps == .none: positions = numbers
    case .none, .numbers, .names, .numberRanges, .dateRanges: return self
    }
    guard zip(positions, positions.dropFirst()).allSatisfy({ $0 <= $1 }) else { return self }
    var lines = LineGaps(isJoined: gaps == .none)
    let (dates, numbers) = lines.split(positions, values)
    var isDate = false
    if case .dates = x.values { isDate = true }
    return SeriesPlan(
      color: color, symbol: symbol, line: line, position: position, division: division,
      count: numbers.count,
      x: PositionPlan(
        title: x.title, values: isDate ? .dates(dates) : .numbers(dates), unit: x.unit),
      y: PositionPlan(title: y.title, values: .numbers(numbers), unit: nil), angles: angles,
      shades: shades, sizes: sizes, texts: texts)
  }

  /// Returns the series of one row.
  func row(_ row: Int) -> SeriesPlan {
    SeriesPlan(
      color: color, symbol: symbol, line: line, position: position, division: division, count: 1,
      x: x.rows([row]), y: y.rows([row]), angles: angles.rows([row]),
      shades: shades.isEmpty ? [] : [shades[row]], sizes: sizes.isEmpty ? [] : [sizes[row]],
      texts: texts.isEmpty ? [] : [texts[row]])
  }
}
