import ChartroomUI
import Foundation
import Graphics

/// A small line in one colour, from the leading to the trailing edge.
struct SparklineView: View {
  let values: [Double]
  let color: Color

  var body: some View {
    Sparkline(values: values)
      .stroke(color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .flipsForRightToLeftLayoutDirection(true)
  }
}

/// A line through values at equal distances, with gaps at missing ones.
struct Sparkline: UnmirroredShape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let finite = values.filter(\.isFinite)
    guard let least = finite.min(), let most = finite.max(), values.count > 1 else { return path }
    let step = rect.width / CGFloat(values.count - 1)
    var isDown = false
    for (index, value) in values.enumerated() {
      guard value.isFinite else {
        isDown = false
        continue
      }
      let part = most > least ? (value - least) / (most - least) : 0.5
      let point = CGPoint(
        x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat(part) * rect.height)
      if isDown { path.addLine(to: point) } else { path.move(to: point) }
      isDown = true
    }
    return path
  }
}
