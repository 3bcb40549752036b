/// Type-erased content of a chart.
public struct AnyChartContent {
  private let content: any ChartContent

  /// Creates type-erased content.
  public init(_ content: any ChartContent) { self.content = content }

  /// Creates type-erased content.
  public init(erasing content: any ChartContent) { self.content = content }
}

extension AnyChartContent: PrimitiveChartContent {
  /// Adds the marks of the erased content.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    func collect<Content: ChartContent>(_ content: Content) {
      Content._collect(content, into: collector)
    }
    collect(content.content)
  }
}
