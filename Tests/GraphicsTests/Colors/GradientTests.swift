import Foundation
import Graphics
import Testing

@Suite("Gradient")
struct GradientTests {
  @Test("colours are evenly spaced from 0 to 1")
  func colors() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test(
    "resolved locations lie in 0...1 and never decrease",
    arguments: [
      ([0, 0.5, 1], [0, 0.5, 1]), ([0.5, 0.2, 0.7], [0.5, 0.5, 0.7]), ([-1, 2], [0, 1]),
      ([0.3, .nan, 0.6], [0.3, 0.3, 0.6]), ([.nan, 1], [0, 1]),
      ([.infinity, 0.5], [1, 1]), ([-.infinity, 0.5], [0, 0.5]), ([], []),
    ] as [([CGFloat], [CGFloat])])
  func locations(given: [CGFloat], resolved: [CGFloat]) {
    let gradient = Gradient(stops: given.map { Gradient.Stop(color: .red, location: $0) })
    #expect(gradient.resolve(in: .light).stops.map(\.location) == resolved)
  }

  @Test("colours are those of the scheme, in the order given")
  func schemes() {
    let gradient = Gradient(colors: [.red, .primary])
    #expect(gradient.resolve(in: .light).stops.map(\.color.hex) == ["#FF383C", "#000000"])
    #expect(gradient.resolve(in: .dark).stops.map(\.color.hex) == ["#FF4245", "#FFFFFF"])
  }

  @Test("a perceptual gradient has fifteen colours between two stops, each of them their mix")
  func perceptual() {
    var gradient = Gradient(colors: [.black, .white, .white, .clear])
    gradient.stops[3].location = gradient.stops[2].location
    gradient.interpolation = .perceptual
    let stops = gradient.resolve(in: .light).stops
    // At one location, there is nothing between. Equal colours have as many stops as others for animations.
    #expect(stops.count == 4 + 2 * 15)
    let (black, white) = (Color.black.resolve(in: .light), Color.white.resolve(in: .light))
    for (index, stop) in stops.prefix(17).enumerated() {
      let part = Double(index) / 16
      #expect(abs(stop.location - part / 3) < 1e-12)
      let mix = Gradient.ColorSpace.perceptual.mix(black, white, by: part)
      #expect(stop.color == mix)
    }
  }
}
