package import Graphics
import Foundation

/// The minimum contrast ratios of chart colours with their background, as defined by WCAG 2.1.
///
/// Colours of the contest's design are exempt: some of its texts have a lower ratio.
package enum Contrast {
  /// The minimum ratio of lines, bars, areas, slices and buttons, which is that of the design's palest
  /// colour.
  package static let shape = 1.5
  /// The minimum ratio of texts and of the outlines of buttons.
  package static let text = 3.0
  /// The minimum ratio of white text on a button; below it, the text is black.
  package static let whiteLetters = 1.6
}

extension Color {
  /// Returns the colour, adjusted for contrast with a background in both appearances.
  ///
  /// - Parameters:
  ///   - ground: The background colour.
  ///   - ratio: The minimum contrast ratio, 1...21.
  /// - Returns: The same colour if its contrast is sufficient. Otherwise it is darkened on a light
  ///   background and lightened on a dark one, no more than necessary.
  package func standingOut(from ground: Color, by ratio: Double) -> Color {
    func shade(_ scheme: ColorScheme) -> (Resolved, isSame: Bool) {
      let own = resolve(in: scheme)
      let shade = own.standingOut(from: ground.resolve(in: scheme), by: ratio)
      return (shade, own == shade)
    }
    let (light, dark) = (shade(.light), shade(.dark))
    guard !light.isSame || !dark.isSame else { return self }
    return Color(light: Color(light.0), dark: Color(dark.0))
  }

  private init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved {
  /// The relative luminance, from 0 for black to 1 for white; opacity is ignored.
  ///
  /// See [WCAG 2.1](https://www.w3.org/TR/WCAG21/#dfn-relative-luminance).
  package var luminance: Double {
    func linear(_ component: Float) -> Double {
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two colours, 1...21.
  ///
  /// See [WCAG 2.1](https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
  package func contrast(with other: Color.Resolved) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// Returns the colour, adjusted for contrast with a background.
  ///
  /// - Parameters:
  ///   - ground: The background colour.
  ///   - ratio: The minimum contrast ratio. If neither black nor white reaches it, the result is the one
  ///     of them with more contrast.
  /// - Returns: The same colour, or a shade of it in whole 255ths.
  package func standingOut(from ground: Color.Resolved, by ratio: Double) -> Color.Resolved {
    guard contrast(with: ground) < ratio else { return self }
    // Black has more contrast than white to all that is lighter.
    let isDarker = ground.luminance > 0.18
    func shade(_ step: Int) -> Color.Resolved {
      let part = Float(step) / 255
      func component(_ value: Float) -> Float {
        ((isDarker ? value * (1 - part) : value + (1 - value) * part) * 255).rounded() / 255
      }
      return Color.Resolved(
        red: component(red), green: component(green), blue: component(blue), opacity: opacity)
    }
    var steps = 0..<255
    while !steps.isEmpty {
      let middle = steps.lowerBound + steps.count / 2
      steps =
        shade(middle).contrast(with: ground) < ratio
        ? middle + 1..<steps.upperBound : steps.lowerBound..<middle
    }
    return shade(steps.lowerBound)
  }
}
