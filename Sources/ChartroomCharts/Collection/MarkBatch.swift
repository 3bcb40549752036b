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
    var width: MarkDimension
    var height: MarkDimension
    var stacking: MarkStackingMethod
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

    /// The value, or the middle of the interval, of a mark.
    func middle(_ index: Int) -> Double {
      end.isEmpty ? start[index] : (start[index] + end[index]) / 2
    }
  }

  let form: Form
  let settings: MarkSettings
  package var x = Column()
  package var y = Column()
  /// The values of the angles of sectors.
  package var angle = Column()
  /// The codes of the series; -1 for marks without a series.
  var series: ContiguousArray<Double> = []
  /// The codes of each channel that the marks use.
  var codes: [ContiguousArray<Double>?] = Array(repeating: nil, count: MarkChannel.allCases.count)
  /// The descriptions that an app gives, by the indices of the marks.
  package private(set) var accessibility: [Int: MarkAccessibility] = [:]
  private(set) var count = 0

  init(_ form: Form, _ settings: MarkSettings) {
    self.form = form
    self.settings = settings
  }

  mutating func append(
    x: (Double, Double?)?, y: (Double, Double?)?, angle: (Double, Double?)?, series: Double,
    codes: [Double?], accessibility: MarkAccessibility? = nil
  ) {
    if let accessibility { self.accessibility[count] = accessibility }
    if let x { self.x.append(x) }
    if let y { self.y.append(y) }
    if let angle { self.angle.append(angle) }
    self.series.append(series)
    for (channel, code) in codes.enumerated() {
      if let code {
        if self.codes[channel] == nil {
          self.codes[channel] = ContiguousArray(repeating: .nan, count: count)
        }
        self.codes[channel]?.append(code)
      } else {
        self.codes[channel]?.append(.nan)
      }
    }
    count += 1
  }

  /// Returns the code of a mark in a channel; `nil` if it has none.
  func code(_ channel: MarkChannel, _ index: Int) -> Double? {
    guard let code = codes[channel.rawValue]?[index], !code.isNaN else { return nil }
    return code
  }
}
