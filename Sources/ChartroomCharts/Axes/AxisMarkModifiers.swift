public import ChartroomUI
public import Graphics

/// Marks of an axis with a font or a style.
struct ModifiedAxisMark<Content: AxisMark> {
  let content: Content
  var font: Font?
  var style: AnyShapeStyle?
}

extension ModifiedAxisMark: PrimitiveAxisMark {
  static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    collector.add(content.content, font: content.font, style: content.style)
  }
}

nonisolated extension AxisMark {
  /// Sets the font of labels; `nil` leaves it as it is.
  public func font(_ font: Font?) -> some AxisMark { ModifiedAxisMark(content: self, font: font) }

  /// Sets the style of labels, ticks and grid lines.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    ModifiedAxisMark(content: self, style: AnyShapeStyle(style))
  }
}
