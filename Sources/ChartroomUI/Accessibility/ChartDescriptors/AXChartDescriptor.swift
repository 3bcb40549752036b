public import Foundation

/// A description of a chart by the app.
public class AXChartDescriptor {
  /// The direction in which the values of a chart follow each other.
  public enum ContentDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// Around the centre, clockwise.
    case radialClockwise
    /// Around the centre, counterclockwise.
    case radialCounterClockwise
  }

  /// The title of the chart; `nil` for none.
  public var title: String?
  /// A summary of the most important findings; `nil` for none.
  public var summary: String?
  /// The direction of the values; from left to right by default.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart on the screen, which has no effect.
  public var contentFrame = CGRect.zero
  /// The series of the chart.
  public var series: [AXDataSeriesDescriptor]
  /// The X axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The Y axis; `nil` for none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes, such as that of the areas of symbols.
  public var additionalAxes: [any AXDataAxisDescriptor]?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - title: The title of the chart; `nil` for none.
  ///   - summary: A summary of the most important findings; `nil` for none.
  ///   - xAxis: The X axis.
  ///   - yAxis: The Y axis; `nil` for none.
  ///   - additionalAxes: Further axes; none by default.
  ///   - series: The series.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// A type that describes a chart for assistive technologies.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Returns the description of the chart.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes a description for new data.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
