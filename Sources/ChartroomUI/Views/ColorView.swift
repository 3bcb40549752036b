package import Foundation
package import Graphics

/// The content of a colour or gradient used as a view: a filled rectangle.
package struct FillLeaf: Equatable, Animatable {
  var paint: BasicPaint

  package var animatableData: AnimatableArray {
    get { paint.animatableData }
    set { paint.animatableData = newValue }
  }
}

extension FillLeaf: LeafContent {
  package func animationStart(from other: FillLeaf) -> FillLeaf {
    paint.isSimilar(to: other.paint) ? other : self
  }

  package func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(origin: .zero, size: size)
    let paint = paint.paint(in: rect)
    guard !paint.isClear else { return }
    list.append(.fill(Path(rect), FillStyle(), paint))
  }

  /// Returns whether a point is inside the frame of a view that is not fully transparent.
  ///
  /// Pointers pass through `Color.clear` to the views behind it. Published sources on SwiftUI disagree about
  /// this case.
  package func contains(_ point: CGPoint, size: CGSize) -> Bool {
    let rect = CGRect(origin: .zero, size: size)
    return rect.contains(point) && !paint.paint(in: rect).isClear
  }
}

extension BasicShapeStyle where Self: View {
  func fillLeaf(in environment: EnvironmentValues) -> FillLeaf {
    FillLeaf(paint: basicPaint(in: environment))
  }
}

extension Color: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}

extension LinearGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}

extension RadialGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}

extension EllipticalGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}

extension AngularGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}

extension MeshGradient: LeafView {
  package func leaf(in environment: EnvironmentValues) -> FillLeaf { fillLeaf(in: environment) }
}
