import Foundation
import Graphics

nonisolated extension View {
  /// Caches the rendered view as a bitmap between animation frames, until its contents change.
  ///
  /// The modifier reduces the rendering time of animation frames and does not change the rendered output.
  public func drawingGroup() -> some View { modifier(DrawingGroup()) }

  /// Combines the view into one picture before effects such as opacity apply to it.
  public func compositingGroup() -> some View { modifier(DrawingGroup()) }
}

struct DrawingGroup {}

extension DrawingGroup: ElementModifier {
  typealias Wrapper = DrawingGroupElement

  func update(_ wrapper: DrawingGroupElement, environment: EnvironmentValues) {}
}

final class DrawingGroupElement: WrapperElement {
  override func draw(into list: inout DrawList, size: CGSize) {
    drawGroup(into: &list) { $0.isFlattened = true }
  }
}
