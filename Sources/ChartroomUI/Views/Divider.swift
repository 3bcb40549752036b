package import Foundation
package import Graphics

/// A hairline that separates the views of the enclosing stack.
public struct Divider: LeafView {
  /// Creates a divider: vertical in an `HStack`, horizontal elsewhere.
  public init() {}

  package func leaf(in environment: EnvironmentValues) -> DividerLeaf {
    DividerLeaf(
      thickness: environment.pixelLength, axis: environment.stackAxis ?? .vertical,
      color: Color(base: .system(.separator)).resolve(in: environment.colorScheme))
  }
}

package struct DividerLeaf: LeafContent, Equatable {
  var thickness: CGFloat
  var axis: Axis
  var color: Color.Resolved

  package func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return axis == .horizontal
      ? CGSize(width: thickness, height: offered.height)
      : CGSize(width: offered.width, height: thickness)
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    list.append(.fill(Path(CGRect(origin: .zero, size: size)), FillStyle(), .color(color)))
  }
}
