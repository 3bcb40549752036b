public import Foundation
public import Graphics

/// The styles that a scale assigns to values, such as an array of colours or a gradient.
public protocol ScaleRange {
  /// The type of the styles.
  associatedtype VisualValue
  /// The styles as the chart stores them.
  ///
  /// This property is an implementation detail. Do not use it.
  var _range: _ScaleRange<VisualValue> { get }
}

/// The styles of a scale, as a chart stores them.
///
/// This type is an implementation detail. Do not use it.
public enum _ScaleRange<VisualValue> {
  /// The styles of categories, in order, or those between which the styles of numbers are interpolated.
  case list([VisualValue])
  /// Styles at locations between the first value, 0, and the last one, 1.
  case stops([(location: Double, value: VisualValue)])
}

extension Array: ScaleRange {
  /// The elements, which repeat if there are more categories.
  public var _range: _ScaleRange<Element> { .list(self) }
}

extension Gradient: ScaleRange {
  /// The colours of the stops.
  public var _range: _ScaleRange<Color> {
    .stops(stops.map { (location: Double($0.location), value: $0.color) })
  }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// The lengths or areas between the bounds.
  public var _range: _ScaleRange<CGFloat> {
    .stops([(location: 0, value: lowerBound), (location: 1, value: upperBound)])
  }
}
