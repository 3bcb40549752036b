import ChartSets
import Foundation
import Testing

@Suite("CardRow")
struct CardRowTests {
  @Test("has BestKora's cards on a phone's screen")
  func phone() {
    let size = CardRow.cardSize(in: CGSize(width: 375, height: 667))
    #expect(size == CGSize(width: 0.95 * 375, height: 0.75 * 667))
  }

  @Test("turns the first card by -0.6 degrees and the second one by 40, on a phone's screen")
  func angles() {
    let width = CardRow.cardSize(in: CGSize(width: 375, height: 667)).width
    #expect(abs(CardRow.degrees(at: CardRow.padding) + 0.6) < 1e-9)
    let second = CardRow.padding + width + CardRow.spacing
    #expect(abs(CardRow.degrees(at: second) - 40.025) < 1e-9)
  }

  @Test("never turns an edge so near that it is higher than the screen")
  func nearEdge() {
    for screen in [CGSize(width: 375, height: 667), CGSize(width: 1000, height: 400)] {
      let card = CardRow.cardSize(in: screen)
      for angle in stride(from: 0.0, through: .pi / 2, by: 0.1) {
        let depth = card.width / 2 * sin(angle)
        let nearness = CardRow.perspective / max(card.width, card.height)
        #expect(card.height / (1 - depth * nearness) <= screen.height + 1e-9)
      }
    }
  }

  @Test("shows several cards where the picture is wider than high")
  func wide() {
    #expect(
      CardRow.cardSize(in: CGSize(width: 1000, height: 400)) == CGSize(width: 380, height: 300))
  }
}
