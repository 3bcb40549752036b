package import ChartScales
import Foundation

/// A collection of the dates of a chart set's points in time, formatted on access.
public struct TimeLabels: RandomAccessCollection, Sendable {
  private let time: ContiguousArray<Double>
  private let formats: ChartFormats

  package init(time: ContiguousArray<Double>, formats: ChartFormats) {
    self.time = time
    self.formats = formats
  }

  /// The index of the first date, always 0.
  public var startIndex: Int { 0 }
  /// The index after the last date, which is the number of points in time.
  public var endIndex: Int { time.count }

  /// The date at an index, such as `Feb 12, 2019`.
  ///
  /// - Precondition: `position` is at least `startIndex` and less than `endIndex`.
  public subscript(position: Int) -> String {
    formats.date(Date(timeIntervalSince1970: time[position] / 1000))
  }
}
