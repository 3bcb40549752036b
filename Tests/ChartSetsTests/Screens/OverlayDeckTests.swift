import ChartSets
import Foundation
import Testing

@Suite("OverlayDeck")
struct OverlayDeckTests {
  private let app = OverlayDeck(count: 5, screen: CGSize(width: 375, height: 1200))

  @Test("scales cards as BestKora does")
  func scales() {
    for position in 0..<5 {
      let expected = 1 - 0.03 * CGFloat(position) + 375 / 6800
      #expect(abs(app.scale(position: position) - expected) < 1e-9)
    }
  }

  @Test("puts each card 43 points under the next one, 0.8 of the screen high")
  func offsets() {
    #expect((0..<5).map { app.offset(position: $0) } == [172, 129, 86, 43, 0])
    #expect(app.cardSize.height == 960)
  }

  @Test(
    "lies in the screen as a whole, whatever its size and the number of cards",
    arguments: [0, 1, 2, 5, 30, 1000],
    [(375, 560), (375, 200), (1400, 560), (200, 900), (1, 1)] as [(CGFloat, CGFloat)])
  func fits(count: Int, size: (CGFloat, CGFloat)) {
    let screen = CGRect(x: 0, y: 0, width: size.0, height: size.1).insetBy(dx: -0.01, dy: -0.01)
    let deck = OverlayDeck(count: count, screen: CGSize(width: size.0, height: size.1))
    for position in 0..<count {
      let frame = deck.frame(position: position)
      #expect(screen.contains(frame), "\(position): \(frame)")
    }
  }

  @Test("shows the upper edge of every card, with room for its title")
  func edges() {
    let deck = OverlayDeck(count: 5, screen: CGSize(width: 375, height: 560))
    for position in 1..<5 {
      let behind = deck.frame(position: position).minY
      let before = deck.frame(position: position - 1).minY
      #expect(before - behind > 34, "\(position)")
    }
  }
}
