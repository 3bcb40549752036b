package import Foundation

/// The places of the charts in BestKora's row.
package enum CardRow {
  /// The distance of two cards, in points.
  package static let spacing: CGFloat = 50
  /// The distance of the row from its edges, in points.
  package static let padding: CGFloat = 10

  /// How strongly a turned card shrinks with its distance: its near edge is as high as the screen at
  /// most.
  ///
  /// With 1, SwiftUI's default, it would be half as high again, and cut off.
  package static let perspective: CGFloat = 0.5

  /// The size of a card: 0.95 of the screen's width and 0.75 of its height.
  ///
  /// A picture that is wider than high shows several cards as wide as those of a phone as high as
  /// the picture.
  package static func cardSize(in screen: CGSize) -> CGSize {
    CGSize(width: 0.95 * min(screen.width, screen.height), height: 0.75 * screen.height)
  }

  /// How far a card is turned about its upright middle, in degrees, by its left edge in the picture
  /// before it is turned, in points.
  package static func degrees(at x: CGFloat) -> Double { Double(x - 16) / 10 }
}
