package import ChartScales
import Foundation

/// The points in time of a chart set as text, made one by one when asked for.
public struct TimeLabels: RandomAccessCollection, Sendable {
  private let time: ContiguousArray<Double>
  private let formats: ChartFormats

  package init(time: ContiguousArray<Double>, formats: ChartFormats) {
    self.time = time
    self.formats = formats
  }

  /// The first position: 0.
  public var startIndex: Int { 0 }
  /// The number of points in time.
  public var endIndex: Int { time.count }

  /// The date at a position, such as `Feb 12, 2019`.
  ///
  /// - Precondition: `position` is in `startIndex..<endIndex`, as for an array.
  public subscript(position: Int) -> String {
    formats.date(Date(timeIntervalSince1970: time[position] / 1000))
  }
}
