import SwiftUI

/// A card that turns over when it is tapped.
struct AnimatedCard: View {
  let front: String
  let back: String

  @State private var isFlipped = false

  private var angle: Angle { .degrees(isFlipped ? 180 : 0) }

  var body: some View {
    ZStack {
      face(front, color: .blue)
        .opacity(isFlipped ? 0 : 1)
      face(back, color: .orange)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
        .opacity(isFlipped ? 1 : 0)
    }
    .rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    .onTapGesture {
      withAnimation(.spring(response: 0.6, dampingFraction: 0.8)) { isFlipped.toggle() }
    }
    .id("card")
  }

  private func face(_ text: String, color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(color)
      .overlay(Text(text).foregroundStyle(.white))
      .frame(width: 160, height: 100)
  }
}

#Preview { AnimatedCard(front: "Port", back: "Left") }
