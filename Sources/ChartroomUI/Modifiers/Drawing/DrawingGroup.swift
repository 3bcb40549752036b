import Foundation
import Graphics

extension View {
  /// Flattens the view into one bitmap that is kept while its contents stay the same.
  ///
  /// The picture is the same with and without it; only the cost of many frames differs.
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
