public import Foundation

/// A sector of a pie or donut chart.
///
/// The sectors of a chart follow each other clockwise from 12 o'clock, and the sum of their values corresponds to the
/// full circle. If a chart has only sectors, its plot is a square without axes.
///
/// ```swift
/// Chart(sales, id: \.name) { sale in
///   SectorMark(angle: .value("Sales", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
///     .cornerRadius(4)
///     .foregroundStyle(by: .value("Name", sale.name))
/// }
/// ```
public struct SectorMark {
  @usableFromInline package let data: MarkData
}

extension SectorMark: Mark {}

extension SectorMark {
  /// Creates a sector.
  ///
  /// - Parameters:
  ///   - angle: The value that the angle of the sector represents, or a range of values for explicit ends. A sector is
  ///     not drawn if its value is negative or not finite.
  ///   - innerRadius: The radius of the hole; 0 by default. A ratio is a fraction of the radius of the plot, and an
  ///     inset is a distance from the edge of the plot.
  ///   - outerRadius: The outer radius; by default that of the plot.
  ///   - angularInset: The distance by which the straight edges of the sector move inwards, in points; the gap between
  ///     two sectors is twice as wide. `nil`, the default, means 0.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    data = MarkData(
      kind: .sector, x: .fixed(nil, nil), y: .fixed(nil, nil),
      sector: SectorExtent(
        angle: MarkExtent(angle), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset ?? 0))
  }
}

/// The extent of a sector.
///
/// An object, so that the marks without one, which are copied often, are small.
@usableFromInline package final class SectorExtent {
  let angle: MarkExtent
  let innerRadius: MarkDimension
  let outerRadius: MarkDimension
  let angularInset: CGFloat

  init(
    angle: MarkExtent, innerRadius: MarkDimension, outerRadius: MarkDimension,
    angularInset: CGFloat
  ) {
    self.angle = angle
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.angularInset = angularInset
  }
}
