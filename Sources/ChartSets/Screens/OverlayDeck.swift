package import Foundation

/// The places of BestKora's overlaid cards: each further one higher and smaller than the one on it.
package struct OverlayDeck: Equatable, Sendable {
  /// The number of cards.
  package let count: Int
  /// The size of a card before it is scaled, in points.
  package let cardSize: CGSize
  /// How much higher each further card lies than the one on it, in points: 43, or less where there
  /// are more than fit.
  package let step: CGFloat
  private let screen: CGSize
  private let shrink: CGFloat

  /// The distance of the cards from the edges of the screen, in points.
  private static let margin: CGFloat = 8
  private static let usualStep: CGFloat = 43
  private static let usualShrink: CGFloat = 0.03

  /// Lays out a deck.
  ///
  /// In the app a card has 0.8 of the screen's height, the last one begins 40 points above the
  /// screen, and the first ends below it. Here cards are only so high that the deck fits, and it
  /// lies in the middle.
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

  /// The scale of a card: 1 less 0.03 for each card on it, and a little more on a wide screen.
  package func scale(position: Int) -> CGFloat {
    Self.scale(position: position, shrink: shrink, width: screen.width)
  }

  private static func scale(position: Int, shrink: CGFloat, width: CGFloat) -> CGFloat {
    1 - shrink * CGFloat(max(position, 0)) + width / 6800
  }

  /// How far a card's middle lies below that of the last card, in points.
  package func offset(position: Int) -> CGFloat { step * CGFloat(count - position - 1) }

  /// The frame of a card in the screen, scaled.
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
