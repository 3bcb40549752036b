package import Foundation
package import Graphics

/// The styles of marks whose values are given none.
package enum AutomaticStyles {
  /// The colours of categories, in order.
  package static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The colours of numbers, which also differ in brightness, for people with colour-blindness.
  package static let colorRamp: [Color] = [.indigo, .purple, .pink, .orange, .yellow]

  /// The dashes of lines of categories, in order.
  package static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [9, 3, 2, 3], [1, 3]]

  /// The areas of symbols of categories, in order.
  package static let areas: [CGFloat] = [50, 110, 190, 290, 20]

  /// The areas of the symbols of the least and of the greatest number.
  package static let areaRamp: [CGFloat] = [16, 320]

  /// Returns the colour between two others.
  ///
  /// - Parameters:
  ///   - first: The colour at 0.
  ///   - second: The colour at 1.
  ///   - part: A part of their distance, in 0...1.
  /// - Returns: The colour, mixed in sRGB.
  package static func mix(
    _ first: Color.Resolved, _ second: Color.Resolved, _ part: Double
  ) -> Color.Resolved {
    let weight = Float(part)
    func blend(_ component: KeyPath<Color.Resolved, Float>) -> Float {
      first[keyPath: component] * (1 - weight) + second[keyPath: component] * weight
    }
    return Color.Resolved(
      red: blend(\.red), green: blend(\.green), blue: blend(\.blue), opacity: blend(\.opacity))
  }
}
