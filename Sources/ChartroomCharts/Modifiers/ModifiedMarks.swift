/// The content of a chart with a modification of its marks.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: MarkChange
}

extension ModifiedMarks: PrimitiveChartContent {
  static func _collect(_ content: Self, into collector: _MarkCollector) {
    collector.add(content.content, with: content.change)
  }
}

/// The content of a chart whose marks have a style by a value.
///
/// This type is an implementation detail. Do not use it.
public struct _EncodedMarks<Content: ChartContent> {
  @usableFromInline let content: Content
  @usableFromInline let channel: MarkChannel
  @usableFromInline let label: String
  @usableFromInline let extent: PlottedExtent

  @inlinable
  init<Value>(_ content: Content, _ channel: MarkChannel, by value: PlottableValue<Value>) {
    self.content = content
    self.channel = channel
    (label, extent) = (value.label, value.extent)
  }
}

extension _EncodedMarks: PrimitiveChartContent {
  /// Adds the marks with their style.
  @MainActor @preconcurrency
  public static func _collect(_ content: Self, into collector: _MarkCollector) {
    collector.add(content.content, in: content.channel, content.label, content.extent)
  }
}
