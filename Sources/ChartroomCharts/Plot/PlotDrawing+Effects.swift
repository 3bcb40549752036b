import ChartroomUI
import Foundation
import Graphics

/// The shadows of the styles of marks, and their clips.
///
/// Each mark has a separate shadow, which falls on the marks behind it. Lines and areas have one shadow each, with
/// the symbols of the line, and so do the marks of a large batch whose style does not depend on values.
extension PlotDrawing {
  /// Whether the styles of single marks of a batch can have effects.
  private func hasEffects(_ batch: MarkBatch) -> Bool {
    guard let style = batch.settings.paint else { return model.styles.hasEffects }
    return style.hasEffects && batch.count < Self.manyMarks
  }

  /// Whether each mark of a batch is drawn on its own, because of its style or its clip.
  func drawsSeparately(_ batch: MarkBatch) -> Bool {
    batch.settings.effects?.clip != nil || hasEffects(batch)
  }

  /// Returns the style whose effects apply to a batch, or to a line or an area, as a whole; `nil` for none.
  ///
  /// - Parameters:
  ///   - number: The index of the batch.
  ///   - mark: The index of the first mark of the line or the area.
  /// - Returns: The style.
  func commonEffects(of number: Int, _ mark: Int) -> BasicPaint? {
    let batch = model.batches[number]
    guard mark < batch.count else { return nil }
    switch batch.form.kind {
    case .line, .area: break
    default: guard batch.count >= Self.manyMarks, batch.settings.paint != nil else { return nil }
    }
    guard (batch.settings.paint.map(\.hasEffects) ?? model.styles.hasEffects) else { return nil }
    let style = paint(batch, mark)
    return style.hasEffects ? style : nil
  }

  /// Appends the command of a mark, with the effects of its style and clipped to the shape that the app gives it.
  func append(
    _ command: DrawCommand, _ batch: MarkBatch, _ index: Int, in frame: CGRect,
    into list: inout DrawList
  ) {
    guard drawsSeparately(batch) else { return list.append(command) }
    drawMark(batch, index, in: frame, into: &list) { $0.append(command) }
  }

  /// Draws a mark with the effects of its style, clipped to the shape that the app gives it.
  func drawMark(
    _ batch: MarkBatch, _ index: Int, in frame: CGRect, into list: inout DrawList,
    _ draw: (inout DrawList) -> Void
  ) {
    guard hasEffects(batch) else { return drawClipped(batch, in: frame, into: &list, draw) }
    paint(batch, index).drawEffects(into: &list) {
      drawClipped(batch, in: frame, into: &$0, draw)
    }
  }

  /// Draws a part of the marks of a batch, clipped to the shape that the app gives them.
  func drawClipped(
    _ batch: MarkBatch, in frame: CGRect, into list: inout DrawList,
    _ draw: (inout DrawList) -> Void
  ) {
    guard let clip = batch.settings.effects?.clip else { return draw(&list) }
    var contents = DrawList()
    draw(&contents)
    guard !contents.isEmpty else { return }
    let area = DrawGroup.Clip(path: clip.shape.path(in: frame), style: clip.style)
    list.append(.group(DrawGroup(contents: contents, clip: area)))
  }
}
