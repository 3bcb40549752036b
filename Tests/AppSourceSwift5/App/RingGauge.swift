import Foundation
import SwiftUI

struct Arc: InsettableShape {
  var start: Angle
  var end: Angle
  var inset: CGFloat = 0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, end.radians) }
    set { (start, end) = (.radians(newValue.first), .radians(newValue.second)) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - inset, startAngle: start - .degrees(90),
      endAngle: end - .degrees(90), clockwise: false)
    return path
  }

  func inset(by amount: CGFloat) -> Arc {
    var arc = self
    arc.inset += amount
    return arc
  }
}

struct RingGauge: View {
  let value: Double
  var lineWidth: CGFloat = 10

  private var gradient: AngularGradient {
    AngularGradient(
      gradient: Gradient(colors: [.green, .yellow, .red]), center: .center,
      startAngle: .zero, endAngle: .degrees(360))
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(Color.gray.opacity(0.2), lineWidth: lineWidth)
      Arc(start: .zero, end: .degrees(360 * value))
        .inset(by: lineWidth / 2)
        .stroke(gradient, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
      Text("\(Int(value * 100))%").font(.system(.title3, design: .rounded).bold())
    }
  }
}

struct GaugeScreen: View {
  @State private var value = 0.25
  @State private var dragged: CGFloat = 0

  var body: some View {
    VStack {
      RingGauge(value: value)
        .frame(width: 100, height: 100)
        .onTapGesture { value = min(value + 0.5, 1) }
        .id("gauge")
      Text("Dragged \(Int(dragged))")
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { dragged = $0.translation.width }
            .onEnded { _ in dragged = 0 })
    }
  }
}
