public import Foundation
public import Graphics

/// A circle in the centre of its frame, as large as the frame allows.
public struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}

  /// Returns the outline of the largest circle centred in `rect`, in points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square whose side is the smaller proposed length, in points.
  ///
  /// If only one length is proposed, it is the side. If none is proposed, the side is 10 points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): CGFloat(10)
      }
    return CGSize(width: side, height: side)
  }

  /// Returns the circle inset by `amount` points on every side; a negative amount enlarges it.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(base: self, amount: amount)
  }
}

extension Circle: SymmetricShape {}
