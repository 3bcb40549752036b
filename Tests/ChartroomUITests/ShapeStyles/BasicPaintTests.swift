import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Paints")
struct BasicPaintTests {
  private static let gradient = Gradient(colors: [.black, .white]).resolve(in: .light)
  private static let rect = CGRect(10, 20, 40, 80)

  @Test("unit points of a gradient become points of the rectangle")
  func points() {
    #expect(
      BasicPaint.linear(Self.gradient, .topLeading, .bottomTrailing).paint(in: Self.rect)
        == .linear(Self.gradient, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 50, y: 100)))
    #expect(
      BasicPaint.radial(Self.gradient, .center, 1, 2).paint(in: Self.rect)
        == .radial(
          Self.gradient, center: CGPoint(x: 30, y: 60), startRadius: 1, endRadius: 2))
    #expect(
      BasicPaint.angular(Self.gradient, .trailing, .zero, .degrees(90)).paint(in: Self.rect)
        == .angular(Self.gradient, center: CGPoint(x: 50, y: 60), from: .zero, to: .degrees(90)))
    #expect(
      BasicPaint.elliptical(Self.gradient, .trailing, 0.1, 0.2).paint(in: Self.rect)
        == .elliptical(
          Self.gradient, center: CGPoint(x: 50, y: 60), size: CGSize(width: 40, height: 80),
          startRadius: 0.1, endRadius: 0.2))
  }

  @Test(
    "opacity multiplies that of every colour, and is at most 1",
    arguments: [
      (0.5, 0.25), (1, 0.5), (7, 0.5), (-1, 0), (.nan, 0),
    ] as [(Double, Float)])
  func opacity(factor: Double, expected: Float) {
    let environment = EnvironmentValues()
    let translucent = Color.black.opacity(0.5)
    let color = ShapeStyleOpacity.paint(of: translucent.opacity(1), factor, in: environment)
    guard case .color(let color) = color else {
      Issue.record("no colour")
      return
    }
    #expect(color.opacity == expected)
    let gradient = ShapeStyleOpacity.paint(
      of: LinearGradient(colors: [translucent], startPoint: .top, endPoint: .bottom), factor,
      in: environment)
    guard case .linear(let stops, _, _) = gradient else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.stops.allSatisfy { $0.color.opacity == expected })
  }
}

private enum ShapeStyleOpacity {
  static func paint<Style: ShapeStyle>(
    of style: Style, _ factor: Double, in environment: EnvironmentValues
  ) -> BasicPaint {
    AnyShapeStyle(style).opacity(factor).resolvedPaint(in: environment)
  }
}
