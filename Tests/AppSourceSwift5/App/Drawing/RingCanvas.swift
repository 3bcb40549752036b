import SwiftUI

struct Ring: Identifiable {
  let id: String
  let color: Color
  let share: Double
}

/// Three rings, drawn on a canvas, with the symbol of an activity at the end of each.
struct ActivityRingsScreen: View {
  private let rings = [
    Ring(id: "Move", color: .pink, share: 0.82), Ring(id: "Exercise", color: .green, share: 0.55),
    Ring(id: "Stand", color: .cyan, share: 0.95),
  ]
  @State private var isLarge = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 12) {
          Canvas { context, size in
            draw(rings, in: &context, size: size)
          } symbols: {
            ForEach(rings) { ring in
              Image(systemName: "arrow.up").font(.caption.bold()).foregroundStyle(.white)
                .tag(ring.id)
            }
          }
          .frame(width: isLarge ? 280 : 200, height: isLarge ? 280 : 200)
          ForEach(rings) { ring in
            HStack {
              Circle().fill(ring.color).frame(width: 10, height: 10)
              Text(ring.id)
              Spacer()
              Text(ring.share, format: .percent).foregroundStyle(.secondary).monospacedDigit()
            }
          }
          Button(isLarge ? "Smaller" : "Larger") { isLarge.toggle() }.buttonStyle(.bordered)
            .id("size")
        }
        .padding()
      }
      .navigationTitle("Activity")
    }
  }

  private func draw(_ rings: [Ring], in context: inout GraphicsContext, size: CGSize) {
    let width = size.width / 10
    context.translateBy(x: size.width / 2, y: size.height / 2)
    for (index, ring) in rings.enumerated() {
      let radius = size.width / 2 - width / 2 - CGFloat(index) * width * 1.15
      var track = Path()
      track.addArc(
        center: .zero, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
      context.stroke(track, with: .color(ring.color.opacity(0.2)), lineWidth: width)
      var arc = Path()
      let end = Angle.degrees(-90 + 360 * ring.share)
      arc.addArc(
        center: .zero, radius: radius, startAngle: .degrees(-90), endAngle: end, clockwise: false)
      let gradient = Gradient(colors: [ring.color.opacity(0.6), ring.color])
      context.drawLayer { layer in
        layer.addFilter(.shadow(color: .black.opacity(0.3), radius: 3))
        layer.stroke(
          arc, with: .conicGradient(gradient, center: .zero, angle: .degrees(-91)),
          style: StrokeStyle(lineWidth: width, lineCap: .round))
      }
      if let symbol = context.resolveSymbol(id: ring.id) {
        var copy = context
        copy.rotate(by: .degrees(360 * ring.share))
        copy.translateBy(x: 0, y: -radius)
        copy.rotate(by: .degrees(90))
        copy.draw(symbol, at: .zero)
      }
    }
    let total = rings.map(\.share).reduce(0, +) / Double(rings.count)
    var text = context.resolve(Text(total, format: .percent.precision(.fractionLength(0))).bold())
    text.shading = .color(.primary)
    context.draw(text, at: .zero)
  }
}
