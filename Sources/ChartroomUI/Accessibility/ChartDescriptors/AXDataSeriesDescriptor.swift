/// A description of a series of a chart.
public class AXDataSeriesDescriptor {
  /// The name of the series; `nil` for none.
  public var name: String?
  /// Whether the values between the points are meaningful, as those of a line are.
  public var isContinuous: Bool
  /// The points of the series.
  public var dataPoints: [AXDataPoint]

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - isContinuous: Whether the values between the points are meaningful.
  ///   - dataPoints: The points of the series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a series of a chart.
public class AXDataPoint {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The value on the X axis.
  public var xValue: Value
  /// The value on the Y axis; `nil` for none.
  public var yValue: Value?
  /// The values on the additional axes.
  public var additionalValues: [Value]
  /// The name of the point; `nil` for none.
  public var label: String?

  /// Creates a point with a number on the X axis.
  ///
  /// - Parameters:
  ///   - x: The value on the X axis.
  ///   - y: The value on the Y axis; `nil`, the default, for none.
  ///   - additionalValues: The values on the additional axes; none by default.
  ///   - label: The name of the point; `nil`, the default, for none.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point with a category on the X axis.
  ///
  /// - Parameters:
  ///   - x: The category on the X axis.
  ///   - y: The value on the Y axis; `nil`, the default, for none.
  ///   - additionalValues: The values on the additional axes; none by default.
  ///   - label: The name of the point; `nil`, the default, for none.
  public init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}
