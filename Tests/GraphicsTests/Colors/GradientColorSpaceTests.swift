import Graphics
import TestSupport
import Testing

@Suite("Gradient.ColorSpace")
struct GradientColorSpaceTests {
  private static let spaces: [Gradient.ColorSpace] = [.device, .perceptual]

  private func random(_ range: ClosedRange<Float>, using random: inout SplitMix64)
    -> Color.Resolved
  {
    Color.Resolved(
      red: .random(in: range, using: &random), green: .random(in: range, using: &random),
      blue: .random(in: range, using: &random), opacity: .random(in: 0.1...1, using: &random))
  }

  @Test("half of black and half of white is the grey of half the lightness")
  func greys() {
    func middle(_ space: Gradient.ColorSpace) -> String {
      Color.black.mix(with: .white, by: 0.5, in: space).resolve(in: .light).hex
    }
    #expect(middle(.device) == "#808080")
    // The cube of 0.5 is 0.125 of linear light, of which the encoded value is 0.389.
    #expect(middle(.perceptual) == "#636363")
    #expect(Color.black.mix(with: .white, by: 0.5).resolve(in: .light).hex == "#636363")
  }

  @Test(
    "the published coordinates of the primary colours",
    arguments: [
      (Color.Resolved(red: 1, green: 0, blue: 0), SIMD4(0.628, 0.225, 0.126, 1)),
      (Color.Resolved(red: 0, green: 1, blue: 0), SIMD4(0.866, -0.234, 0.179, 1)),
      (Color.Resolved(red: 0, green: 0, blue: 1), SIMD4(0.452, -0.032, -0.312, 1)),
      (Color.Resolved(red: 1, green: 1, blue: 1), SIMD4(1, 0, 0, 1)),
    ])
  func primaries(color: Color.Resolved, expected: SIMD4<Double>) {
    let found = Gradient.ColorSpace.perceptual.coordinates(of: color)
    for index in 0..<4 { #expect(abs(found[index] - expected[index]) < 0.000_6) }
  }

  @Test("colours survive the way into a space and back", arguments: spaces)
  func roundTrip(space: Gradient.ColorSpace) {
    var random = SplitMix64(seed: 61)
    for _ in 0..<200 {
      let color = self.random(0...1, using: &random)
      let found = space.color(at: space.coordinates(of: color))
      #expect(abs(found.red - color.red) < 1e-3 && abs(found.green - color.green) < 1e-3)
      #expect(abs(found.blue - color.blue) < 1e-3 && abs(found.opacity - color.opacity) < 1e-6)
    }
  }

  @Test("a mix lies on the line between the coordinates, and its ends are exact", arguments: spaces)
  func line(space: Gradient.ColorSpace) {
    var random = SplitMix64(seed: 62)
    for _ in 0..<200 {
      let (first, second) = (
        self.random(0.3...0.7, using: &random), self.random(0.3...0.7, using: &random)
      )
      let part = Double.random(in: 0...1, using: &random)
      let found = space.coordinates(of: space.mix(first, second, by: part))
      let expected =
        space.coordinates(of: first) * (1 - part) + space.coordinates(of: second) * part
      for index in 0..<4 { #expect(abs(found[index] - expected[index]) < 1e-4) }
      for (fraction, end) in [(0, first), (-3, first), (.nan, first), (1, second), (9, second)] {
        #expect(space.mix(first, second, by: fraction) == end)
      }
    }
  }

  @Test("a transparent colour changes the opacity only", arguments: spaces)
  func clear(space: Gradient.ColorSpace) {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(red.mix(with: .clear, by: 0.5, in: space).resolve(in: .light).hex == "#FF000080")
    #expect(Color.clear.mix(with: .clear, by: 0.5, in: space).resolve(in: .light).opacity == 0)
  }

  @Test("a mix follows the colour scheme, and takes part in other changes")
  func schemes() {
    let mix = Color.primary.mix(with: .primary, by: 0.5, in: .device)
    #expect(mix.resolve(in: .light).hex == "#000000" && mix.resolve(in: .dark).hex == "#FFFFFF")
    #expect(mix.opacity(0.5).resolve(in: .light).hex == "#00000080")
    let twice = mix.mix(with: .red, by: 1)
    #expect(twice.resolve(in: .dark) == Color.red.resolve(in: .dark))
  }
}
