import Foundation
import Graphics

nonisolated extension View {
  /// Hides the view and disables its pointer events, without changing the layout.
  public func hidden() -> some View { modifier(Hidden()) }
}

struct Hidden {}

extension Hidden: ElementModifier {
  typealias Wrapper = HiddenElement

  func update(_ wrapper: HiddenElement, environment: EnvironmentValues) {}
}

final class HiddenElement: WrapperElement {
  override func draw(into list: inout DrawList, size: CGSize) {}
  override func isHittable(at point: CGPoint, size: CGSize) -> Bool { false }
}
