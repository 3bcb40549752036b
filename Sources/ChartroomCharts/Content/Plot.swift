/// A group of marks.
///
/// A modifier of the group applies to all of its marks, and an annotation to the group as a whole.
public struct Plot<Content> {
  private let content: Content
}

extension Plot where Content: ChartContent {
  /// Creates a group of marks.
  ///
  /// - Parameter content: The marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}

extension Plot: ChartContent where Content: ChartContent {}

extension Plot: PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the group.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    Content._collect(content.content, into: collector)
  }
}
