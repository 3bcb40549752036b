import SwiftUI

struct ActivityRing: Shape {
  var progress: Double
  var thickness: CGFloat = 8

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { AnimatablePair(progress, thickness) }
    set { (progress, thickness) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - thickness / 2
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: max(radius, 0),
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * min(max(progress, 0), 1)),
      clockwise: false)
    return path
  }
}

struct ActivityRings: View {
  struct Goal: Identifiable {
    let id: String
    var value: Double
    var target: Double
    let color: Color

    var progress: Double { target == 0 ? 0 : value / target }
  }

  let goals: [Goal]
  var spacing: CGFloat = 2
  var thickness: CGFloat = 10

  var body: some View {
    ZStack {
      ForEach(Array(goals.enumerated()), id: \.element.id) { index, goal in
        ZStack {
          ActivityRing(progress: 1, thickness: thickness)
            .stroke(lineWidth: thickness)
            .opacity(0.2)
          ActivityRing(progress: goal.progress, thickness: thickness)
            .stroke(style: StrokeStyle(lineWidth: thickness, lineCap: .round))
        }
        .foregroundColor(goal.color)
        .padding(CGFloat(index) * (thickness + spacing))
      }
    }
  }
}

#Preview("Rings", traits: .fixedLayout(width: 100, height: 100)) {
  let goals: [ActivityRings.Goal] = [
    .init(id: "Move", value: 300, target: 400, color: .red),
    .init(id: "Stand", value: 3, target: 12, color: .cyan),
  ]
  return ActivityRings(goals: goals)
}
