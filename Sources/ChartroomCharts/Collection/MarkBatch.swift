import ChartScales
import Foundation

/// Consecutive marks of one kind with equal settings, as columns.
package struct MarkBatch {
  /// What the marks of a batch have in common, in addition to their settings.
  struct Form: Equatable {
    /// The position or the extent on one axis.
    enum Extent: Equatable {
      case value
      /// The bounds of a bin or of a unit of the calendar.
      case band(isUnit: Bool)
      /// Two values.
      case interval
      case fixed(CGFloat?, CGFloat?)
    }

    var kind: MarkKind
    var x: Extent
    var y: Extent
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    /// What sectors have in common; `nil` for other marks.
    var sector: SectorForm?
  }

  /// What the sectors of a batch have in common.
  struct SectorForm: Equatable {
    /// Whether a sector has explicit ends.
    var isRange: Bool
    var innerRadius: MarkDimension
    var outerRadius: MarkDimension
    /// The distance of a straight edge from that of a sector without a gap, in points.
    var angularInset: CGFloat
  }

  /// The values of an axis: one column, or two for intervals; empty for fixed places.
  package struct Column {
    package var start: ContiguousArray<Double> = []
    package var end: ContiguousArray<Double> = []

    mutating func append(_ value: (Double, Double?)) {
      start.append(value.0)
      if let end = value.1 { self.end.append(end) }
    }

    /// Appends a part of another column.
    mutating func append(_ other: Column, _ range: Range<Int>) {
      start.append(contentsOf: other.start.part(range))
      end.append(contentsOf: other.end.part(range))
    }

    /// Returns the values, or the values in the middles of the intervals, of some marks.
    func middles(_ range: Range<Int>, on scale: PositionScale) -> ContiguousArray<Double> {
      guard end.isEmpty else {
        return ContiguousArray(range.map { scale.middle(start[$0], end[$0]) })
      }
      return range == start.indices ? start : ContiguousArray(start[range])
    }
  }

  let form: Form
  let settings: MarkSettings
  /// The index of the batch in its chart.
  let number: Int
  package var x = Column()
  package var y = Column()
  /// The values of the angles of sectors.
  package var angle = Column()
  /// The codes of the series; -1 for marks without a series, and empty if no mark has one.
  private(set) var series: ContiguousArray<Double> = []
  /// The codes of each channel that the marks use.
  private(set) var codes: [MarkCodes?] = Array(
    repeating: nil, count: MarkChannel.allCases.count)
  /// The descriptions that an app gives, by the indices of the marks.
  package private(set) var accessibility: [Int: MarkAccessibility] = [:]
  private(set) var count = 0

  init(_ form: Form, _ settings: MarkSettings, number: Int) {
    self.number = number
    self.form = form
    self.settings = settings
  }

  /// Returns whether the marks have a form and settings.
  func has(_ form: Form, _ settings: MarkSettings) -> Bool {
    self.form == form && self.settings == settings
  }

  /// Whether a mark has had a code.
  private var hasCodes = false

  /// Appends a mark.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis, or two of an interval; `nil` for a fixed place.
  ///   - y: The value on the Y axis, or two of an interval; `nil` for a fixed place.
  ///   - angle: The value of the angle, or two of a range; `nil` for marks that are no sectors.
  ///   - series: The code of the series; -1 for none.
  ///   - codes: The codes of all channels; empty if the mark has none.
  ///   - accessibility: The description that the app gives.
  mutating func append(
    x: (Double, Double?)?, y: (Double, Double?)?, angle: (Double, Double?)?, series: Double,
    codes: [Double?], accessibility: MarkAccessibility? = nil
  ) {
    if let accessibility { self.accessibility[count] = accessibility }
    if let x { self.x.append(x) }
    if let y { self.y.append(y) }
    if let angle { self.angle.append(angle) }
    if series != -1, self.series.isEmpty {
      self.series = ContiguousArray(repeating: -1, count: count)
    }
    if series != -1 || !self.series.isEmpty { self.series.append(series) }
    if hasCodes || !codes.isEmpty { append(codes) }
    count += 1
  }

  /// Appends the codes of a mark; none if there are none.
  private mutating func append(_ codes: [Double?]) {
    hasCodes = true
    for channel in self.codes.indices {
      let code = codes.isEmpty ? nil : codes[channel]
      if code != nil, self.codes[channel] == nil {
        self.codes[channel] = MarkCodes(ContiguousArray(repeating: .nan, count: count))
      }
      if self.codes[channel] != nil { self.codes[channel]?.append(code ?? .nan, after: count) }
    }
  }

  /// Appends marks as columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - range: The marks of the columns to append.
  mutating func append(_ columns: MarkColumns, _ range: Range<Int>) {
    if count == 0, range == 0..<columns.count {
      (x, y, angle) = (columns.x, columns.y, columns.angle)
      (series, codes) = (columns.series, columns.codes)
      accessibility = columns.accessibility
      hasCodes = codes.contains { $0 != nil }
      count = columns.count
      return
    }
    if !columns.accessibility.isEmpty {
      for mark in range {
        accessibility[count + mark - range.lowerBound] = columns.accessibility[mark]
      }
    }
    x.append(columns.x, range)
    y.append(columns.y, range)
    angle.append(columns.angle, range)
    if series.isEmpty, !columns.series.isEmpty {
      series = ContiguousArray(repeating: -1, count: count)
    }
    if columns.series.isEmpty, !series.isEmpty {
      series.append(contentsOf: repeatElement(-1, count: range.count))
    } else {
      series.append(contentsOf: columns.series.part(range))
    }
    hasCodes = hasCodes || columns.codes.contains { $0 != nil }
    for channel in codes.indices {
      if codes[channel] == nil, columns.codes[channel] != nil {
        codes[channel] = MarkCodes(ContiguousArray(repeating: .nan, count: count))
      }
      codes[channel]?.append(columns.codes[channel], range, after: count)
    }
    count += range.count
  }

  /// Whether all marks of a line or area belong to one series.
  var isOneSeries: Bool {
    series.isEmpty
      && [MarkChannel.foregroundStyle, .lineStyle, .symbol].allSatisfy(hasCommonCode)
  }

  /// Returns whether the marks have one code in a channel, or none.
  func hasCommonCode(_ channel: MarkChannel) -> Bool {
    codes[channel.rawValue].map { $0.common != nil } ?? true
  }

  /// Returns the codes of the marks in a channel; `nil` if none has one.
  func code(_ channel: MarkChannel) -> MarkCodes? { codes[channel.rawValue] }

  /// Returns the code of a mark in a channel; `nil` if it has none.
  func code(_ channel: MarkChannel, _ index: Int) -> Double? {
    guard let code = codes[channel.rawValue]?[index], !code.isNaN else { return nil }
    return code
  }
}

/// Marks as columns, to be added to a batch.
struct MarkColumns {
  var x = MarkBatch.Column()
  var y = MarkBatch.Column()
  var angle = MarkBatch.Column()
  /// The codes of the series; -1 for marks without a series, and empty if no mark has one.
  var series: ContiguousArray<Double> = []
  var codes: [MarkCodes?] = Array(repeating: nil, count: MarkChannel.allCases.count)
  /// The descriptions that an app gives, by the indices of the marks.
  var accessibility: [Int: MarkAccessibility] = [:]
  var count: Int
}

extension ContiguousArray {
  /// Returns the elements of a range; none if the array is empty.
  fileprivate func part(_ range: Range<Int>) -> ArraySlice<Element> {
    isEmpty ? [] : ArraySlice(self[range])
  }
}
