public import Foundation
public import Graphics

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the inside of the outline with a style.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Strokes the inside of the outline with a line of `lineWidth` points.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A shape inset by an amount.
public struct InsetOutline<Base: InsettableShape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  /// Returns the outline in the inset rectangle; an empty path if the rectangle has no area left.
  public func path(in rect: CGRect) -> Path {
    guard rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Returns the shape inset by `amount` more points.
  public func inset(by amount: CGFloat) -> InsetOutline<Base> {
    InsetOutline(base: base, amount: self.amount + amount)
  }
}
