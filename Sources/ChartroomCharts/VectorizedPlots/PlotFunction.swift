import Foundation

/// The graph of a function.
///
/// This type is an implementation detail. Do not use it.
public struct _PlotFunction {
  let kind: MarkKind
  let xLabel: String
  let yLabel: String
  /// The domain of the parameter; `nil` for that of the X axis.
  let domain: ClosedRange<Double>?
  var isParametric = false
  /// The position and the value of a line, or both edges of an area.
  let function: (Double) -> (Double, Double)
}

extension _PlotFunction: PrimitiveChartContent {
  /// Adds the function, which is sampled after all marks have been added.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    collector.add(content)
  }
}
