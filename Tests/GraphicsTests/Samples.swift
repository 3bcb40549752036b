import Foundation
import Graphics

/// Points on the pieces of a path, by the textbook formulas: the oracle of geometry tests.
enum Samples {
  static func points(_ path: Path, steps: Int) -> [CGPoint] {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let to), .line(let to):
        points.append(to)
        current = to
      case .quadCurve(let to, let control):
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          points.append(mix(mix(current, control, t), mix(control, to, t), t))
        }
        current = to
      case .curve(let to, let control1, let control2):
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let left = mix(mix(current, control1, t), mix(control1, control2, t), t)
          let right = mix(mix(control1, control2, t), mix(control2, to, t), t)
          points.append(mix(left, right, t))
        }
        current = to
      case .closeSubpath: break
      }
    }
    return points
  }

  static func box(_ path: Path, steps: Int) -> CGRect {
    let points = points(path, steps: steps)
    let x = points.map(\.x)
    let y = points.map(\.y)
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func mix(_ from: CGPoint, _ to: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}
