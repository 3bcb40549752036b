import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Gradients as styles")
struct AnyGradientTests {
  private func paint<Style: ShapeStyle>(_ style: Style) -> BasicPaint {
    style.resolvedPaint(in: EnvironmentValues())
  }

  @Test("the gradient of a colour ends with it, and begins lighter with the same opacity")
  func colors() throws {
    for color in [Color.blue, .red.opacity(0.3), .black, Color(red: 0.2, green: 0.4, blue: 0.6)] {
      guard case .linear(let gradient, .top, .bottom) = paint(color.gradient) else {
        Issue.record("no gradient from top to bottom")
        return
      }
      let (top, bottom) = (try #require(gradient.stops.first), try #require(gradient.stops.last))
      #expect(bottom.color == color.resolve(in: .light))
      #expect(top.color.opacity == bottom.color.opacity)
      #expect(top.color.red + top.color.green > bottom.color.red + bottom.color.green)
    }
    #expect(paint(Color.white.gradient) == paint(Gradient(colors: [.white, .white])))
  }

  @Test("the shorthands are the gradients that they name")
  func shorthands() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      paint(gradient) == paint(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
    #expect(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        == paint(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
    #expect(
      paint(.linearGradient(AnyGradient(gradient), startPoint: .top, endPoint: .bottom))
        == paint(.linearGradient(stops: gradient.stops, startPoint: .top, endPoint: .bottom)))
    #expect(
      paint(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
        == paint(
          .radialGradient(stops: gradient.stops, center: .center, startRadius: 0, endRadius: 9)))
    #expect(
      paint(.conicGradient(colors: [.red, .blue], center: .center))
        == paint(AngularGradient(gradient: gradient, center: .center)))
    #expect(
      paint(
        .angularGradient(
          colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == paint(
          .angularGradient(
            stops: gradient.stops, center: .center, startAngle: .zero, endAngle: .degrees(90))))
  }

  @Test("an elliptical gradient is between the centre and the edges by default")
  func elliptical() {
    let gradient = Gradient(colors: [.red, .blue])
    let resolved = gradient.resolve(in: .light)
    #expect(paint(EllipticalGradient(gradient: gradient)) == .elliptical(resolved, .center, 0, 0.5))
    let other = BasicPaint.elliptical(resolved, .top, 0.1, 0.9)
    for style: EllipticalGradient in [
      .init(colors: [.red, .blue], center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
      .init(stops: gradient.stops, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
      .ellipticalGradient(
        gradient, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
      .ellipticalGradient(
        AnyGradient(gradient), center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
      .ellipticalGradient(
        colors: [.red, .blue], center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
      .ellipticalGradient(
        stops: gradient.stops, center: .top, startRadiusFraction: 0.1, endRadiusFraction: 0.9),
    ] {
      #expect(paint(style) == other)
    }
  }

  @Test("a colour space applies to all uses of a gradient")
  func colorSpaces() {
    let plain = Gradient(colors: [.black, .white])
    #expect(paint(plain.colorSpace(.device)) == paint(plain))
    #expect(paint(plain.colorSpace(.perceptual).colorSpace(.device)) == paint(plain))
    guard
      case .linear(let gradient, .leading, .trailing) = paint(
        .linearGradient(plain.colorSpace(.perceptual), startPoint: .leading, endPoint: .trailing))
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(gradient.stops.count == 17 && gradient.stops[8].color.hex == "#636363")
  }
}
