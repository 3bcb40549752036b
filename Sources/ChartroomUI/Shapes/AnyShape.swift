public import Foundation
public import Graphics

/// A shape whose type is erased.
///
/// - Note: Unlike in SwiftUI, changes of the shape are not animated.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Creates a shape that is drawn like another.
  public nonisolated init<Outline: Shape>(_ shape: Outline) { base = shape }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The behaviour of the shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }

  /// Returns the size of the shape for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension AnyShape: WrapperShape {
  nonisolated var wrapped: any Shape { base }
}
