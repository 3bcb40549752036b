import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("GradientRamp")
struct GradientRampTests {
  private func gradient(
    _ stops: [(location: Double, color: Color.Resolved)]
  ) -> ResolvedGradient {
    ResolvedGradient(
      stops: stops.map { ResolvedGradient.Stop(color: $0.color, location: CGFloat($0.location)) })
  }

  private func color(_ alpha: Float, using random: inout SplitMix64) -> Color.Resolved {
    Color.Resolved(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random), opacity: alpha)
  }

  @Test("red fades to clear without going through grey")
  func fringes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let bitmap = try picture(
      width: 100, height: 1,
      [
        .fill(
          square(0, 0, 100, 1), FillStyle(),
          .linear(ramp([red, .clear, red]), from: .zero, to: CGPoint(x: 100, y: 0)))
      ])
    for x in 0..<100 where bitmap.alpha(x, 0) > 8 {
      let pixel = bitmap[x, 0]
      #expect(pixel[0] >= 250 && pixel[1] == 0 && pixel[2] == 0)
    }
    #expect(abs(bitmap.alpha(24, 0) - 130) <= 3)
    #expect(bitmap.alpha(49, 0) < 6)
  }

  @Test("two opacities mix premultiplied")
  func premultiplied() throws {
    let from = Color(red: 1, green: 0, blue: 0, opacity: 1)
    let to = Color(red: 0, green: 0, blue: 1, opacity: 0.2)
    let bitmap = try picture(
      width: 101, height: 1,
      [
        .fill(
          square(0, 0, 101, 1), FillStyle(),
          .linear(ramp([from, to]), from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 100.5, y: 0)))
      ])
    // Halfway: opacity 0.6, of which red has 0.5 and blue 0.1.
    let middle = bitmap[50, 0].map { Int($0) }
    for (a, b) in zip(middle, [213, 0, 43, 153]) { #expect(abs(a - b) <= 3) }
  }

  @Test("has the premultiplied mix of the stops around each location")
  func mixes() {
    var random = SplitMix64(seed: 81)
    for _ in 0..<300 {
      let stops = (0..<Int.random(in: 2...5, using: &random)).map { index in
        let alpha = [0, 1, Float.random(in: 0.1...1, using: &random)][
          Int.random(in: 0..<3, using: &random)]
        return (location: Double(index) / 4, color: color(alpha, using: &random))
      }
      let ramp = GradientRamp(gradient(stops))
      for _ in 0..<20 {
        let place = Double.random(in: 0..<Double(stops.count - 1) / 4, using: &random)
        let index = Int(place * 4)
        let (from, to) = (stops[index].color, stops[index + 1].color)
        let part = place * 4 - Double(index)
        func mix(_ a: Float, _ b: Float) -> Double { Double(a) * (1 - part) + Double(b) * part }
        let found = ramp.color(at: place)
        let alpha = mix(from.opacity, to.opacity)
        #expect(abs(found.alpha - alpha) < 1e-6)
        // Between the sixteen pieces of an interval, straight colours are close to premultiplied ones.
        #expect(
          abs(found.red * found.alpha - mix(from.red * from.opacity, to.red * to.opacity)) < 0.005)
        #expect(
          abs(found.blue * found.alpha - mix(from.blue * from.opacity, to.blue * to.opacity))
            < 0.005)
      }
    }
  }

  @Test("ascends, and has a transparent stop in the colour of each side")
  func stops() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let ramp = GradientRamp(gradient([(0, red), (0.5, clear), (1, blue)]))
    #expect(ramp.stops.map(\.location) == [0, 0.5, 0.5, 0.5, 1])
    #expect(ramp.stops.map(\.alpha) == [1, 0, 0, 0, 1])
    #expect(ramp.stops.map(\.red) == [1, 1, 0, 0, 0])
    #expect(ramp.stops.map(\.blue) == [0, 0, 0, 1, 1])
    let half = Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5)
    let divided = GradientRamp(gradient([(0, red), (1, half)]))
    #expect(divided.stops.count == 17)
    #expect(divided.stops.map(\.location) == (0...16).map { Double($0) / 16 })
    // At one location there is nothing to divide.
    #expect(GradientRamp(gradient([(0.5, red), (0.5, half)])).stops.count == 2)
  }

  @Test("goes on with its end colours, and is transparent without stops")
  func ends() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let ramp = GradientRamp(gradient([(0.25, red), (0.75, blue)]))
    for place in [-Double.infinity, -1, 0, 0.25] { #expect(ramp.color(at: place).red == 1) }
    for place in [0.75, 1, 9, .infinity] { #expect(ramp.color(at: place).blue == 1) }
    #expect(GradientRamp(gradient([])).color(at: 0.5).alpha == 0)
    #expect(GradientRamp(gradient([(0.5, red)])).color(at: 0.7).red == 1)
    // Where two stops share a location, the last one counts from there on.
    let hard = GradientRamp(gradient([(0, red), (0.5, red), (0.5, blue), (1, blue)]))
    #expect(hard.color(at: 0.5).blue == 1 && hard.color(at: 0.499).red == 1)
  }
}
