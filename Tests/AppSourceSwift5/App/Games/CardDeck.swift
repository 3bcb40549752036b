import SwiftUI

struct FlashCard: Identifiable, Equatable {
  let id: Int
  let question: String
  let answer: String

  static let samples = [
    FlashCard(id: 1, question: "Port", answer: "left"),
    FlashCard(id: 2, question: "Starboard", answer: "right"),
  ]
}

/// A deck of cards that are thrown to the left or to the right.
struct CardDeck: View {
  @State private var cards = FlashCard.samples
  @State private var known = 0

  var body: some View {
    VStack {
      ZStack {
        ForEach(cards) { card in
          let depth = cards.count - 1 - (cards.firstIndex(of: card) ?? 0)
          FlashCardView(card: card) { isKnown in
            cards.removeAll { $0.id == card.id }
            if isKnown { known += 1 }
          }
          .scaleEffect(1 - CGFloat(depth) * 0.05)
          .offset(y: CGFloat(depth) * 8)
          .allowsHitTesting(depth == 0)
        }
        if cards.isEmpty { Text("All done") }
      }
      .frame(width: 200, height: 120)
      Text("Known: \(known)")
    }
  }
}

private struct FlashCardView: View {
  let card: FlashCard
  let onThrow: (Bool) -> Void

  @State private var isFlipped = false
  @State private var translation: CGSize = .zero

  var body: some View {
    let drag = DragGesture()
      .onChanged { translation = $0.translation }
      .onEnded { value in
        if abs(value.translation.width) > 80 {
          onThrow(value.translation.width > 0)
        } else {
          translation = .zero
        }
      }

    RoundedRectangle(cornerRadius: 16)
      .fill(Color.white)
      .shadow(radius: 3)
      .overlay(
        Text(isFlipped ? card.answer : card.question)
          .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      )
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      .rotationEffect(.degrees(Double(translation.width) / 20))
      .offset(translation)
      .gesture(drag)
      .onTapGesture { isFlipped.toggle() }
      .id("card \(card.id)")
  }
}

#Preview { CardDeck() }
