import ChartroomUI
import Graphics

/// The axis marks of an axis, while its content is visited.
///
/// This type is an implementation detail. Do not use it.
@MainActor
public final class _AxisCollector {
  /// The marks of one `AxisMarks`.
  struct Entry {
    var position = AxisMarkPosition.automatic
    var preset = AxisMarkPreset.automatic
    var values = AxisMarkValues.automatic
    var stroke: StrokeStyle?
    var format: AxisLabelFormat?
    /// Adds the marks at a value; `nil` for the usual marks.
    var content: ((AxisValue, _AxisMarkCollector) -> Void)?
  }

  private(set) var entries: [Entry] = []

  init(_ option: ChartOptions.AxisSetting) {
    switch option {
    case .automatic: entries = [Entry()]
    case .hidden: break
    case .content(let content):
      func collect<Content: AxisContent>(_ content: Content) {
        Content._collect(content, into: self)
      }
      collect(content)
    }
  }

  func add<Content: AxisMark>(_ marks: AxisMarks<Content>) {
    entries.append(
      Entry(
        position: marks.position, preset: marks.preset, values: marks.values,
        stroke: marks.stroke, format: marks.format,
        content: marks.content.map { content in
          { value, collector in Content._collect(content(value), into: collector) }
        }))
  }
}
