public import Foundation
public import Graphics

/// The largest circle that fits in its frame, centred.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}

  /// Returns the outline of the circle in `rect`.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square of the smaller proposed length, or of 10 points if none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  /// Returns the circle inset by `amount` points.
  public func inset(by amount: CGFloat) -> InsetOutline<Circle> {
    InsetOutline(base: self, amount: amount)
  }
}
