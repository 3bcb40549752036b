package import Foundation

/// The layout of BestKora's overlapping cards, each higher and smaller than the one in front of it.
package struct OverlayDeck: Equatable, Sendable {
  /// The number of cards.
  package let count: Int
  /// The size of a card before scaling, in points.
  package let cardSize: CGSize
  /// The vertical distance between consecutive cards, in points: 43, or less if that many do not fit.
  package let step: CGFloat
  private let screen: CGSize
  private let shrink: CGFloat

  /// The distance between the cards and the edges of the screen, in points.
  private static let margin: CGFloat = 8
  private static let usualStep: CGFloat = 43
  private static let usualShrink: CGFloat = 0.03

  /// Creates the layout of a deck.
  ///
  /// In the app, the height of a card is 0.8 of the screen's, the last card begins 40 points above the
  /// screen, and the first one ends below it. Here the height is reduced so that the deck fits, and the
  /// deck is centred.
  ///
  /// - Parameters:
  ///   - count: The number of cards.
  ///   - screen: The size of the screen, in points.
  package init(count: Int, screen: CGSize) {
    self.count = count
    self.screen = screen
    let steps = CGFloat(max(count - 1, 0))
    // The cards in the back never take more than a third of the height, and keep half their size.
    step = steps > 0 ? min(Self.usualStep, screen.height / 3 / steps) : Self.usualStep
    shrink = steps > 0 ? min(Self.usualShrink, 0.5 / steps) : Self.usualShrink
    let first = Self.scale(position: 0, shrink: shrink, width: screen.width)
    let last = Self.scale(position: count - 1, shrink: shrink, width: screen.width)
    let room = screen.height - 2 * Self.margin - step * steps
    cardSize = CGSize(
      width: max((screen.width - 2 * Self.margin) / max(first, 1), 0),
      height: max(min(0.8 * screen.height, 2 * room / (first + last)), 0))
  }

  /// Returns the scale of a card: 1, less 0.03 for each card in front of it, and slightly more on a wide
  /// screen.
  package func scale(position: Int) -> CGFloat {
    Self.scale(position: position, shrink: shrink, width: screen.width)
  }

  private static func scale(position: Int, shrink: CGFloat, width: CGFloat) -> CGFloat {
    1 - shrink * CGFloat(max(position, 0)) + width / 6800
  }

  /// Returns the vertical distance from the centre of the last card to that of a card, in points.
  package func offset(position: Int) -> CGFloat { step * CGFloat(count - position - 1) }

  /// Returns the frame of a scaled card on the screen.
  package func frame(position: Int) -> CGRect {
    let size = CGSize(
      width: cardSize.width * scale(position: position),
      height: cardSize.height * scale(position: position))
    let top = offset(position: count - 1) - cardSize.height / 2 * scale(position: count - 1)
    let bottom = offset(position: 0) + cardSize.height / 2 * scale(position: 0)
    let middle = screen.height / 2 + offset(position: position) - (top + bottom) / 2
    return CGRect(
      x: (screen.width - size.width) / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
  }
}
