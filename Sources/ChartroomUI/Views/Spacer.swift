public import Foundation
package import Graphics

/// Takes all the length that is left in the stack around it.
public struct Spacer: LeafView {
  private let minLength: CGFloat?

  /// Creates a spacer that is at least `minLength` points long, 8 by default.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func leaf(in environment: EnvironmentValues) -> SpacerLeaf {
    SpacerLeaf(minimum: minLength ?? 8, axis: environment.stackAxis)
  }
}

package struct SpacerLeaf: LeafContent, Equatable {
  var minimum: CGFloat
  var axis: Axis?

  package var spacing: ViewSpacing { .zero }
  /// A spacer is what the others leave: it never narrows a text.
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
