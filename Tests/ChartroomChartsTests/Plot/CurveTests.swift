import ChartroomCharts
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Curves")
struct CurveTests {
  private static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal,
    .cardinal(tension: 0.7), .stepStart, .stepCenter, .stepEnd,
  ]

  private func path(_ method: InterpolationMethod, _ points: [CGPoint]) -> Path {
    Path { method.append(points, to: &$0) }
  }

  /// The ends of the segments, and points on the curves between them.
  private func samples(_ path: Path) -> (ends: [CGPoint], all: [CGPoint]) {
    var (ends, all): ([CGPoint], [CGPoint]) = ([], [])
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): ends.append(point)
      case .curve(let point, let first, let second):
        let start = ends.last ?? point
        for step in 1..<32 {
          let (t, u) = (CGFloat(step) / 32, 1 - CGFloat(step) / 32)
          func mix(_ part: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            u * u * u * start[keyPath: part] + 3 * u * u * t * first[keyPath: part]
              + 3 * u * t * t * second[keyPath: part] + t * t * t * point[keyPath: part]
          }
          all.append(CGPoint(x: mix(\.x), y: mix(\.y)))
        }
        ends.append(point)
      case .quadCurve, .closeSubpath: break
      }
      if let last = ends.last { all.append(last) }
    }
    return (ends, all)
  }

  private static func randomPoints(_ count: Int, seed: UInt64) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map {
      CGPoint(x: Double($0) * 10, y: Double.random(in: 0...100, using: &random))
    }
  }

  @Test("every curve goes through all points, in order", arguments: methods)
  func interpolation(method: InterpolationMethod) {
    let points = Self.randomPoints(9, seed: 1)
    var rest = points[...]
    for end in samples(path(method, points)).ends where end == rest.first { rest.removeFirst() }
    #expect(rest.isEmpty)
  }

  @Test("no, one or two points, and equal points, give finite curves", arguments: methods)
  func fewPoints(method: InterpolationMethod) {
    let point = CGPoint(x: 3, y: 4)
    #expect(path(method, []).isEmpty)
    for points in [[point], [point, point], [point, CGPoint(x: 9, y: 1)], [point, point, point]] {
      let samples = samples(path(method, points)).all
      #expect(!samples.isEmpty && samples.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      #expect(samples.allSatisfy { (3...9).contains($0.x) && (1...4).contains($0.y) })
    }
  }

  @Test("a monotone curve stays between two adjacent points")
  func monotone() {
    for seed in 0..<50 as Range<UInt64> {
      let points = Self.randomPoints(12, seed: seed)
      for sample in samples(path(.monotone, points)).all {
        let index = min(max(Int(sample.x / 10), 0), points.count - 2)
        let (low, high) = (
          min(points[index].y, points[index + 1].y), max(points[index].y, points[index + 1].y)
        )
        #expect(sample.y >= low - 1e-9 && sample.y <= high + 1e-9)
      }
    }
  }

  @Test("points on a straight line give that line", arguments: methods.prefix(7))
  func straight(method: InterpolationMethod) {
    let points = [0, 1, 4, 5, 9].map { CGPoint(x: Double($0), y: 2 * Double($0) + 1) }
    for sample in samples(path(method, points)).all {
      #expect(abs(sample.y - (2 * sample.x + 1)) < 1e-9)
    }
  }

  @Test("steps change their value at the beginning, in the middle or at the end")
  func steps() {
    let points = [CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 5)]
    for (method, x) in [(InterpolationMethod.stepStart, 0.0), (.stepCenter, 5), (.stepEnd, 10)] {
      #expect(samples(path(method, points)).ends.contains(CGPoint(x: x, y: 5)))
      #expect(samples(path(method, points)).ends.contains(CGPoint(x: x, y: 1)))
    }
  }

  @Test("the same points backwards give the same curve", arguments: methods.prefix(7))
  func reversal(method: InterpolationMethod) {
    let points = Self.randomPoints(8, seed: 3)
    let forwards = samples(path(method, points)).all
    let backwards = samples(path(method, points.reversed())).all.reversed()
    for (first, second) in zip(forwards, backwards) {
      #expect(hypot(first.x - second.x, first.y - second.y) < 1e-9)
    }
  }

  @Test(
    "absurd parameters give finite curves",
    arguments: [
      InterpolationMethod.catmullRom(alpha: -1), .catmullRom(alpha: 200), .catmullRom(alpha: .nan),
      .cardinal(tension: .nan), .cardinal(tension: .infinity),
    ])
  func absurdParameters(method: InterpolationMethod) {
    let points = [(0.0, 0.0), (300, 5), (300, 5), (600, 1e-200), (601, 200)].map(CGPoint.init)
    for point in samples(path(method, points)).all {
      #expect(point.x.isFinite && point.y.isFinite)
    }
  }
}
