import SwiftUI

/// The surface of the water, a wave of a height that is animated.
@Animatable
struct Tide: Shape {
  var level = 0.5
  var swell: CGFloat
  @AnimatableIgnored var crests: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      let top = rect.maxY - rect.height * level
      path.move(to: CGPoint(x: rect.minX, y: top))
      for step in 1...40 {
        let share = Double(step) / 40
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * share,
            y: top - swell * sin(2 * .pi * share * Double(crests))))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A modifier with one animated number.
@Animatable
struct Tilt: ViewModifier {
  var degrees: Double

  func body(content: Content) -> some View { content.rotationEffect(.degrees(degrees)) }
}

struct TideScreen: View {
  @State private var isHigh = false

  var body: some View {
    VStack {
      Text(isHigh ? "High tide" : "Low tide").font(.headline)
      Tide(level: isHigh ? 0.8 : 0.3, swell: isHigh ? 12 : 4, crests: 3)
        .fill(.teal.gradient)
        .frame(height: 160)
        .overlay(alignment: .top) {
          Image(systemName: "flag.fill").font(.largeTitle).modifier(Tilt(degrees: isHigh ? 8 : -4))
        }
        .clipShape(RoundedRectangle(cornerRadius: 16))
      Button("Turn") { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
        .id("turn")
    }
    .padding()
  }
}

#Preview("Tide") { TideScreen() }
