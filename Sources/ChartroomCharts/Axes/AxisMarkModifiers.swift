public import ChartroomUI
public import Foundation
public import Graphics

/// Marks of an axis with a font, a style or an offset.
struct ModifiedAxisMark<Content: AxisMark> {
  let content: Content
  var font: Font?
  var style: AnyShapeStyle?
  var offset = CGSize.zero
}

extension ModifiedAxisMark: PrimitiveAxisMark {
  static func _collect(_ content: Self, into collector: _AxisMarkCollector) {
    collector.add(
      content.content, font: content.font, style: content.style,
      offset: content.offset)
  }
}

nonisolated extension AxisMark {
  /// Sets the font of labels; `nil` leaves the font unchanged.
  public func font(_ font: Font?) -> some AxisMark { ModifiedAxisMark(content: self, font: font) }

  /// Sets the style of labels, ticks and grid lines.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    ModifiedAxisMark(content: self, style: AnyShapeStyle(style))
  }

  /// Moves marks by a distance, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    ModifiedAxisMark(content: self, offset: offset)
  }

  /// Moves marks by a distance towards the trailing edge and down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
