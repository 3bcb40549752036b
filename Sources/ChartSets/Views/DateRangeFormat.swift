import ChartScales
import Foundation
import Graphics

/// A format of the dates in a chart's heading, from the longest to the shortest.
enum DateRangeFormat: Hashable {
  case long, short, numeric

  static let font = Font.system(size: 13, weight: .semibold)

  /// Returns a range of dates as text.
  func text(from first: Date, to last: Date, _ formats: ChartFormats) -> String {
    switch self {
    case .long: formats.range(from: first, to: last)
    case .short: formats.shortRange(from: first, to: last)
    case .numeric: formats.numericRange(from: first, to: last)
    }
  }

  /// Returns one date of a range as text.
  func text(of date: Date, _ formats: ChartFormats) -> String {
    switch self {
    case .long: formats.longDate(date)
    case .short: formats.date(date)
    case .numeric: formats.numericDate(date)
    }
  }
}
