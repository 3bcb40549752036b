import SwiftUI

/// A dot that grows and shrinks as long as it is displayed.
struct PulsingDot: View {
  var color = Color.green

  @State private var isLarge = false

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: 12, height: 12)
      .scaleEffect(isLarge ? 1.4 : 1)
      .opacity(isLarge ? 0.6 : 1)
      .animation(.easeInOut(duration: 0.8).repeatForever(autoreverses: true), value: isLarge)
      .onAppear { isLarge = true }
  }
}

struct LoadingDots: View {
  @State private var phase = 0.0

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 8, height: 8)
          .offset(y: phase == 0 ? 0 : -6)
          .animation(
            .easeOut(duration: 0.4).repeatForever().delay(Double(index) * 0.15), value: phase)
      }
    }
    .foregroundColor(.gray)
    .onAppear { phase = 1 }
  }
}

#Preview("Pulse") { PulsingDot().padding() }
#Preview("Dots") { LoadingDots().padding() }
