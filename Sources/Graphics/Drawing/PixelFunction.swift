/// A function of the colours of pixels, their opacity included.
public enum PixelFunction: Hashable, Sendable {
  /// A color matrix of four rows and five columns, row by row.
  ///
  /// It is multiplied by the column of the red, green, blue and opacity of a colour, without premultiplication, and 1.
  /// The results are the red, green, blue and opacity; they are clamped to 0...1, and NaN counts as 0. With a number of
  /// factors other than 20, nothing changes.
  case matrix([Float])
  /// A colour for pixels whose opacity is in a range, and nothing for others.
  case alphaThreshold(ClosedRange<Float>, Color.Resolved)

  /// The function whose results are black, with the luminance of the colour as opacity.
  package static let luminance = PixelFunction.matrix(
    Array(repeating: 0, count: 15) + ColorFunction.luminance + [0, 0])

  /// Returns the result for a colour, with components in 0...1.
  package func callAsFunction(_ color: Color.Resolved) -> Color.Resolved {
    switch self {
    case .matrix(let factors):
      guard factors.count == 20 else { return color }
      func sum(_ row: Int) -> Float {
        let first = 5 * row
        return factors[first] * color.red + factors[first + 1] * color.green
          + factors[first + 2] * color.blue + factors[first + 3] * color.opacity
          + factors[first + 4]
      }
      return Color.Resolved(red: sum(0), green: sum(1), blue: sum(2), opacity: sum(3))
    case .alphaThreshold(let range, let replacement):
      guard range.contains(color.opacity) else {
        return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
      }
      // The initialiser clamps the components.
      return Color.Resolved(
        red: replacement.red, green: replacement.green, blue: replacement.blue,
        opacity: replacement.opacity)
    }
  }
}
