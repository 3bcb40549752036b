/// A function of the colours of pixels, their opacity included.
public enum PixelFunction: Hashable, Sendable {
  /// The sums of the red, green, blue and opacity of a colour and of 1, each times a factor.
  ///
  /// The 20 factors are those of the red, then of the green, of the blue and of the opacity of the result. Components
  /// are not multiplied by the opacity, and are limited to 0...1.
  case matrix([Float])
  /// A colour for pixels whose opacity is in a range, and nothing for others.
  case opacities(ClosedRange<Float>, Color.Resolved)

  /// The function whose results are black, with the luminance of the colour as opacity.
  ///
  /// Source: the shares of the specification Filter Effects of the W3C.
  package static let luminance = PixelFunction.matrix(
    Array(repeating: 0, count: 15) + [0.2126, 0.7152, 0.0722, 0, 0])

  package func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    switch self {
    case .matrix(let factors):
      guard factors.count == 20 else { return color }
      func sum(_ row: Int) -> Float {
        let first = 5 * row
        let sum =
          factors[first] * color.red + factors[first + 1] * color.green
          + factors[first + 2] * color.blue + factors[first + 3] * color.opacity
          + factors[first + 4]
        return sum > 0 ? min(sum, 1) : 0
      }
      return Color.Resolved(red: sum(0), green: sum(1), blue: sum(2), opacity: sum(3))
    case .opacities(let range, let replacement):
      return range.contains(color.opacity)
        ? replacement : Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
  }
}
