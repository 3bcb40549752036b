public import Foundation
package import Graphics

/// A flexible space that expands along the axis of the enclosing stack.
///
/// A stack offers a spacer the length that remains after all other subviews have been measured. Outside a
/// stack, a spacer expands on both axes.
public struct Spacer: Sendable {
  private let minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length along the stack's axis, in points; `nil`, the default,
  ///   selects 8 points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  package func leaf(in environment: EnvironmentValues) -> SpacerLeaf {
    SpacerLeaf(minimum: minLength ?? 8, axis: environment.stackAxis)
  }
}

extension LayoutElement {
  /// The spacing of a frame around this element, which is an ordinary view also if it holds a spacer.
  final var spacingInFrame: ViewSpacing {
    self is LeafElement<SpacerLeaf> ? ViewSpacing() : spacing
  }
}

package struct SpacerLeaf: LeafContent, Equatable {
  var minimum: CGFloat
  var axis: Axis?

  package var spacing: ViewSpacing { .zero }
  /// A stack measures spacers last, so that they never cause text to be truncated.
  package var layoutPriority: Double { -.infinity }

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    func length(_ proposed: CGFloat?, along axis: Axis) -> CGFloat {
      self.axis == nil || self.axis == axis ? max(proposed ?? minimum, minimum) : 0
    }
    return CGSize(
      width: length(proposal.width, along: .horizontal),
      height: length(proposal.height, along: .vertical))
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {}

  package func contains(_ point: CGPoint, size: CGSize) -> Bool { false }
}
