/// A description of an axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title of the axis.
  var title: String { get set }
}

/// A description of an axis of numbers.
public class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The function of an axis from values to positions.
  public enum ScaleType: Int, Sendable {
    /// Equal distances for equal differences.
    case linear
    /// Equal distances for equal ratios, with powers of ten.
    case log10
    /// Equal distances for equal ratios, with powers of *e*.
    case ln
  }

  /// The title of the axis.
  public var title: String
  /// The function from values to positions; linear by default.
  public var scaleType = ScaleType.linear
  /// The least and the greatest value of the axis.
  public var range: ClosedRange<Double>
  /// The values with grid lines.
  public var gridlinePositions: [Double]
  /// Returns the text of a value.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The title of the axis.
  ///   - range: The least and the greatest value of the axis.
  ///   - gridlinePositions: The values with grid lines.
  ///   - valueDescriptionProvider: A closure that returns the text of a value.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// A description of an axis of categories.
public class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title of the axis.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The title of the axis.
  ///   - categoryOrder: The categories in their order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}
