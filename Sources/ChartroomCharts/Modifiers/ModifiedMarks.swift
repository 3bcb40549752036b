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
