package import Foundation

/// The layout of the cards in BestKora's row.
package enum CardRow {
  /// The distance between two cards, in points.
  package static let spacing: CGFloat = 50
  /// The distance between the cards and the edges of the row, in points.
  package static let padding: CGFloat = 10

  /// The strength of the perspective of a rotated card.
  ///
  /// With this value, the near edge of a card is at most as high as the screen. With SwiftUI's default of
  /// 1, it would be 1.5 times as high and clipped.
  package static let perspective: CGFloat = 0.5

  /// Returns the size of a card: 0.95 of the screen's width and 0.75 of its height.
  ///
  /// If the screen is wider than high, the width is 0.95 of its height, so that several cards are
  /// visible.
  package static func cardSize(in screen: CGSize) -> CGSize {
    CGSize(width: 0.95 * min(screen.width, screen.height), height: 0.75 * screen.height)
  }

  /// Returns the rotation of a card about its vertical axis, in degrees.
  ///
  /// - Parameter x: The left edge of the card before the rotation, in points.
  /// - Returns: The angle; it increases by 1° every 10 points.
  package static func degrees(at x: CGFloat) -> Double { Double(x - 16) / 10 }
}
