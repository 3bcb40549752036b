public import Foundation
public import Graphics

enum ShapeDrawing: Hashable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A view that fills or strokes a shape.
public struct ShapeView<Outline: Shape, Style: ShapeStyle>: LeafView {
  let shape: Outline
  let style: Style
  let drawing: ShapeDrawing

  package func leaf(in environment: EnvironmentValues) -> ShapeLeaf<Outline> {
    ShapeLeaf(
      shape: shape, paint: style.resolvedPaint(in: environment), drawing: drawing,
      isPixelSnapped: shape is any PixelSnapping)
  }
}

extension ShapeView {
  /// Fills the shape again, in front of the view.
  public func fill<Next: ShapeStyle>(
    _ content: Next = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Strokes the shape with a line of `lineWidth` points, in front of the view.
  public func stroke<Next: ShapeStyle>(_ content: Next, lineWidth: CGFloat = 1) -> some View {
    overlay { shape.stroke(content, lineWidth: lineWidth) }
  }
}

package struct ShapeLeaf<Outline: Shape>: LeafContent {
  var shape: Outline
  var paint: BasicPaint
  var drawing: ShapeDrawing
  var isPixelSnapped: Bool

  package func differs(from other: ShapeLeaf) -> Bool {
    paint != other.paint || drawing != other.drawing || isPixelSnapped != other.isPixelSnapped
      || mayDiffer(shape, other.shape)
  }

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(origin: .zero, size: size)
    let paint = paint.paint(in: rect)
    guard !paint.isClear else { return }
    switch drawing {
    case .fill(var style):
      let path = shape.path(in: rect)
      guard !path.isEmpty else { return }
      style.isPixelSnapped = isPixelSnapped
      list.append(.fill(path, style, paint))
    case .stroke(var style):
      style.isPixelSnapped = isPixelSnapped
      let outline: any Shape = (shape as? any PixelSnapping)?.outline ?? shape
      if let line = outline as? any PolylineShape {
        let polyline = line.polyline(in: rect, scale: core.scale)
        guard !polyline.points.isEmpty else { return }
        return list.append(.polyline(polyline, style, paint))
      }
      let path = shape.path(in: rect)
      guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
      list.append(.stroke(path, style, paint))
    }
  }

  package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    switch drawing {
    case .fill(let style):
      return shape.path(in: rect).contains(point, eoFill: style.isEOFilled)
    case .stroke: return shape.path(in: rect).boundingRect.contains(point)
    }
  }
}
