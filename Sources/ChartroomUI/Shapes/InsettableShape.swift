public import Foundation
public import Graphics

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

/// A shape drawn into a rectangle whose edges are moved inwards.
public struct InsetOutline<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// The outline in the smaller rectangle; nothing when it has shrunk away.
  public func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape with its edges moved further inwards.
  public func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }
}
