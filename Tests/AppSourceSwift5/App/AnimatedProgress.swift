import SwiftUI

private struct Wave: Shape {
  var level: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(level, phase) }
    set { (level, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let height = rect.height * (1 - level)
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...20 {
        let x = Double(step) / 20
        let y = height + sin((x + phase) * 2 * .pi) * 4
        path.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct CountingNumber: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value)) %").monospacedDigit() }
}

struct AnimatedProgress: View {
  @State private var progress = 0.2

  var body: some View {
    VStack {
      ZStack {
        Wave(level: progress, phase: progress * 2).fill(Color.cyan)
        CountingNumber(value: progress * 100)
      }
      .frame(width: 100, height: 100)
      .clipShape(Circle())
      Button("Fill") {
        withAnimation(.linear(duration: 2)) { progress = 1 }
      }
      .id("fill")
    }
    .animation(.easeInOut(duration: 0.3).delay(0.1), value: progress)
  }
}

#Preview { AnimatedProgress() }
