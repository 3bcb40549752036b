package import Foundation
package import Graphics

/// A line in the system's separator colour, one device pixel thick, that separates adjacent views.
///
/// The line has the proposed length, or 10 points if none is proposed.
public struct Divider: Sendable {
  /// Creates a divider, which is vertical in a horizontal stack and horizontal elsewhere.
  public init() {}
}

extension Divider: LeafView {
  package func leaf(in environment: EnvironmentValues) -> DividerLeaf {
    DividerLeaf(
      thickness: environment.pixelLength, axis: environment.stackAxis ?? .vertical,
      color: Color(base: .system(.separator)).resolve(in: environment))
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
