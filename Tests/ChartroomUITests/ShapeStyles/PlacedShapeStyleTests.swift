import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Styles in a rectangle")
struct PlacedShapeStyleTests {
  private func drawn(_ style: some ShapeStyle) -> String {
    stage(width: 20, height: 20) { Rectangle().fill(style) }.drawList().description
  }

  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  private let place = CGRect(x: -10, y: 0, width: 100, height: 20)

  @Test("a gradient has the unit points of the rectangle")
  func gradients() {
    let whole = drawn(gradient)
    let placed = drawn(gradient.in(place))
    #expect(whole.contains("0,10") && whole.contains("20,10") && !whole.contains("90,10"))
    #expect(placed.contains("-10,10") && placed.contains("90,10"))
    #expect(drawn(gradient.in(place).in(CGRect(x: 0, y: 0, width: 1, height: 1))) == placed)
  }

  @Test("colours stay, and opacity and shadows apply as without the rectangle")
  func others() {
    #expect(drawn(Color.red.in(place)) == drawn(.red))
    #expect(drawn(gradient.in(place).opacity(0.5)) == drawn(gradient.opacity(0.5).in(place)))
    let shadow = ShadowStyle.drop(radius: 2)
    #expect(drawn(gradient.in(place).shadow(shadow)) == drawn(gradient.shadow(shadow).in(place)))
  }
}
