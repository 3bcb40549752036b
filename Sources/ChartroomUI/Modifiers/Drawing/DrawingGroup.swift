import Foundation
import Graphics

nonisolated extension View {
  /// Caches the rendered view as a bitmap between animation frames, until its contents change.
  ///
  /// The modifier reduces the rendering time of animation frames. It changes no pixels, except that views with a blend
  /// mode in it are composited with each other only.
  ///
  /// - Parameters:
  ///   - opaque: Whether the picture is opaque, which has no effect; `false` by default.
  ///   - colorMode: The colour space of the picture, which has no effect; `.nonLinear` by default.
  /// - Returns: The view as one picture.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(DrawingGroup()) }

  /// Makes the view an isolated group: views with a blend mode in it are composited with each other only, and effects
  /// such as opacity apply to the group as a whole.
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
