import Foundation
import Graphics

extension View {
  /// Flattens the view into a bitmap that is reused until its contents change.
  ///
  /// The modifier affects the cost of animation frames, not the picture.
  public func drawingGroup() -> some View { modifier(DrawingGroup()) }
}

struct DrawingGroup: ElementModifier {
  typealias Wrapper = DrawingGroupElement

  func update(_ wrapper: DrawingGroupElement, environment: EnvironmentValues) {}
}

final class DrawingGroupElement: WrapperElement {
  override func draw(into list: inout DrawList, size: CGSize) {
    drawGroup(into: &list) { $0.isFlattened = true }
  }
}
