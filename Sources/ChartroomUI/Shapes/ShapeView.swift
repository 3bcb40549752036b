package import Foundation
public import Graphics

@usableFromInline
enum ShapeDrawing: Hashable, Sendable {
  case fill(FillStyle)
  // Indirect, because most shapes are filled and would have to make room for the style of a stroke.
  indirect case stroke(StrokeStyle)
}

/// A view that fills or strokes a shape.
public struct _ShapeView<Outline: Shape, Style: ShapeStyle>: Sendable {
  /// The shape.
  public let shape: Outline
  @usableFromInline let style: Style
  @usableFromInline let drawing: ShapeDrawing

  @inlinable
  init(shape: Outline, style: Style, drawing: ShapeDrawing) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
  }
}

extension _ShapeView: LeafView {
  package func leaf(in environment: EnvironmentValues) -> ShapeLeaf<Outline> {
    ShapeLeaf(
      shape: shape.resolved(in: environment), paint: style.resolvedPaint(in: environment),
      drawing: drawing,
      isPixelSnapped: shape is any PixelSnapping,
      isMirrored: shape.isMirrored(in: environment.layoutDirection))
  }
}

package struct ShapeLeaf<Outline: Shape>: Animatable {
  var shape: Outline
  var paint: BasicPaint
  var drawing: ShapeDrawing
  var isPixelSnapped: Bool
  /// Whether the left and the right side of the shape are exchanged.
  var isMirrored: Bool

  /// The data of the shape, and the numbers of the paint and of the stroke.
  package var animatableData:
    AnimatablePair<Outline.AnimatableData, AnimatablePair<AnimatableArray, AnimatableArray>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(paint.animatableData, AnimatableArray(drawing.numbers))
      )
    }
    set {
      shape.animatableData = newValue.first
      paint.animatableData = newValue.second.first
      let numbers = newValue.second.second
      drawing.numbers = drawing.numbers.indices.map { numbers[$0] }
    }
  }
}

extension ShapeDrawing {
  /// The numbers of a stroke; none for a fill.
  fileprivate var numbers: [Double] {
    get { if case .stroke(let style) = self { style.numbers } else { [] } }
    set {
      guard case .stroke(var style) = self else { return }
      style.numbers = newValue
      self = .stroke(style)
    }
  }
}

extension ShapeLeaf: LeafContent {
  /// A shape whose values are plain bytes, such as a circle, holds no object.
  package static var readsObjects: Bool { !_isPOD(Outline.self) }

  package func animationStart(from other: ShapeLeaf) -> ShapeLeaf {
    var start = self
    start.shape = other.shape
    if paint.isSimilar(to: other.paint) { start.paint = other.paint }
    if case .stroke(var style) = drawing, case .stroke(let old) = other.drawing {
      style.moveNumbers(to: old)
      start.drawing = .stroke(style)
    }
    return start
  }

  package func differs(from other: ShapeLeaf) -> Bool {
    paint != other.paint || drawing != other.drawing || isPixelSnapped != other.isPixelSnapped
      || isMirrored != other.isMirrored || mayDiffer(shape, other.shape)
  }

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    guard !self.paint.hasEffects else {
      return self.paint.drawEffects(into: &list) { contents in
        var leaf = self
        leaf.paint = self.paint.withoutEffects
        leaf.draw(into: &contents, size: size, proposal: proposal, core: core)
      }
    }
    let rect = CGRect(origin: .zero, size: size)
    let paint = paint.paint(in: rect)
    guard !paint.isClear else { return }
    switch drawing {
    case .fill(var style):
      let path = shape.path(in: rect, isMirrored: isMirrored)
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
      let path = shape.path(in: rect, isMirrored: isMirrored)
      guard !path.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite else { return }
      list.append(.stroke(path, style, paint))
    }
  }

  /// Returns whether a point is inside the fill or on the stroke.
  ///
  /// Pointers pass through a fully transparent shape, as they do through `Color.clear`.
  package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    guard !paint.paint(in: rect).isClear else { return false }
    let path = shape.path(in: rect, isMirrored: isMirrored)
    return switch drawing {
    case .fill(let style): path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): path.strokeContains(point, lineWidth: style.lineWidth)
    }
  }
}
