public import Foundation
public import Graphics

/// An outline that adapts to a rectangle.
///
/// As a view, a shape fills itself with the foreground style and takes the size it is offered.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points.
  func path(in rect: CGRect) -> Path
  /// The size the shape takes; by default what it is offered, 10 points where nothing is.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// What the shape is offered, 10 points where nothing is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor
  public var body: ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }

  /// Fills the shape.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// Draws a line along the outline, half of it outside.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> ShapeView<Self, Style> {
    ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// Draws a line along the outline, half of it outside; `lineWidth` is in points.
  @MainActor
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> ShapeView<Self, Style> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Moves the vertices of what is drawn onto the grid of device pixels.
  ///
  /// A stroke of an odd number of pixels runs on pixel centres, anything else on pixel edges, so
  /// that steps and bars are crisp at every scale and wherever transforms put them. The width of a
  /// stroke is rounded to whole pixels, and is at least one.
  ///
  /// Strokes of horizontal and vertical lines only are snapped without it; lines through data are
  /// not. No stroke is snapped where the scales of x and y differ.
  /// - Note: SwiftUI has no such modifier.
  public nonisolated func pixelSnapped() -> PixelSnappedShape<Self> {
    PixelSnappedShape(base: self)
  }
}

/// A shape that can be drawn smaller than its rectangle.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws a line along the inside of the outline.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws a line along the inside of the outline; `lineWidth` is in points.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape that is a line through data; stroked, it becomes a polyline of the draw list.
package nonisolated protocol PolylineShape: Shape {
  /// The line in `rect`, in points, no finer than `scale` device pixels a point can show.
  func polyline(in rect: CGRect, scale: CGFloat) -> Polyline
}

extension PolylineShape {
  package func path(in rect: CGRect) -> Path {
    let line = polyline(in: rect, scale: 1)
    return Path { path in
      for run in line.runs { path.addLines(Array(line.points[run])) }
    }
  }
}

/// A shape whose vertices are moved onto the device-pixel grid when it is drawn.
public struct PixelSnappedShape<Base: Shape>: Shape {
  var base: Base

  /// The outline before it is snapped: the grid is known only when it is drawn.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The data of the shape inside.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

private nonisolated protocol PixelSnapping {
  /// The shape inside.
  var outline: any Shape { get }
}

extension PixelSnappedShape: PixelSnapping {
  var outline: any Shape { base }
}

enum ShapeDrawing: Hashable, Sendable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A shape that is filled or stroked.
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
  /// Fills the shape once more, over what is drawn so far.
  public func fill<Next: ShapeStyle>(
    _ content: Next = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(content, style: style) }
  }

  /// Strokes the shape, over what is drawn so far; `lineWidth` is in points.
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
