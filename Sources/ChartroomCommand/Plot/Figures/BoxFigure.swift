import ChartroomCharts
import Dashboards
import DataTables
import Foundation

/// The five numbers and the outliers of a box plot.
package struct BoxSummary: Equatable, Sendable {
  /// The first, second and third quartile.
  package let quartiles: (first: Double, median: Double, third: Double)
  /// The least and the greatest value that is no outlier.
  package let whiskers: ClosedRange<Double>
  /// The values more than one and a half interquartile ranges from the box, ascending.
  package let outliers: [Double]

  /// The length of whiskers in interquartile ranges.
  private static let reach = 1.5

  package static func == (left: BoxSummary, right: BoxSummary) -> Bool {
    left.quartiles == right.quartiles && left.whiskers == right.whiskers
      && left.outliers == right.outliers
  }

  /// Summarises values; `nil` if none is finite.
  ///
  /// Quartiles are interpolated between the two values around place (*n* − 1)*p* of the sorted ones, which are counted
  /// from 0: rule 7 of Hyndman and Fan, the default of R and NumPy. Whiskers end at the last value within 1.5
  /// interquartile ranges of the box.
  ///
  /// - Parameter values: The values; those that are not finite are left out.
  /// - Complexity: O(*n* log *n*).
  package init?(_ values: some Sequence<Double>) {
    let sorted = values.filter(\.isFinite).sorted()
    guard !sorted.isEmpty else { return nil }
    let (first, third) = (Self.quantile(0.25, of: sorted), Self.quantile(0.75, of: sorted))
    quartiles = (first, Self.quantile(0.5, of: sorted), third)
    let room = Self.reach * (third - first)
    let inner = sorted.filter { $0 >= first - room && $0 <= third + room }
    // Interpolated quartiles can lie between outliers.
    let ends = min(inner.first ?? first, first)...max(inner.last ?? third, third)
    whiskers = ends
    outliers = sorted.filter { !ends.contains($0) }
  }

  /// Returns a quantile of sorted values.
  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = Double(sorted.count - 1) * part
    let index = Int(place)
    let next = sorted[min(index + 1, sorted.count - 1)]
    return sorted[index] + (next - sorted[index]) * (place - Double(index))
  }
}

/// A box of each group, or of each column.
struct BoxFigure {
  struct Box: Identifiable {
    let id: Int
    let name: String
    let summary: BoxSummary
  }

  struct Outlier: Identifiable {
    let id: Int
    let name: String
    let value: Double
  }

  let boxes: [Box]
  let isHorizontal: Bool
  let values: PlotAxis<Double>

  var outliers: [Outlier] {
    boxes.flatMap { box in box.summary.outliers.map { (box.name, $0) } }.enumerated().map {
      Outlier(id: $0.offset, name: $0.element.0, value: $0.element.1)
    }
  }

  init(
    _ rows: PlotRows, _ builder: FigureBuilder, _ notes: inout [String]
  ) throws(ToolError) {
    let all = rows.named.map { ($0, $1 ?? rows.indices, $2) }.filter { !$0.1.isEmpty }
    boxes = all.enumerated().compactMap { index, group in
      let (name, rows, numbers) = group
      return numbers.flatMap { numbers in BoxSummary(rows.lazy.map { numbers[$0] }) }
        .map { Box(id: index, name: name, summary: $0) }
    }
    isHorizontal = NamedFigure.isHorizontal(boxes.map(\.name))
    let ends = boxes.flatMap {
      [$0.summary.whiskers.lowerBound, $0.summary.whiskers.upperBound] + $0.summary.outliers
    }
    values = try builder.values(
      (ends.min() ?? 0)...(ends.max() ?? 0), ends,
      isHorizontal ? builder.look.counts.numbers : builder.look.counts.values, &notes)
  }
}
