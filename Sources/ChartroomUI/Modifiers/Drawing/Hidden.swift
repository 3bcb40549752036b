import Foundation
import Graphics

extension View {
  /// Hides the view but keeps its place.
  public func hidden() -> some View { modifier(Hidden()) }
}

struct Hidden: ElementModifier {
  typealias Wrapper = HiddenElement

  func update(_ wrapper: HiddenElement, environment: EnvironmentValues) {}
}

final class HiddenElement: WrapperElement {
  override func draw(into list: inout DrawList, size: CGSize) {}
  override func isHittable(at point: CGPoint) -> Bool { false }
}
