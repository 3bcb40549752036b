import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Path geometry")
struct PathGeometryTests {
  @Test("bounding boxes of curves hold what dense sampling finds, and no more")
  func boundingBoxes() {
    var generator = SplitMix64(seed: 2)
    for round in 0..<400 {
      // Far from the origin a quadratic's cubic term is rounding noise, not zero.
      let reach: CGFloat = round.isMultiple(of: 2) ? 10 : 5000
      func point() -> CGPoint {
        CGPoint(
          x: .random(in: -reach...reach, using: &generator),
          y: .random(in: -reach...reach, using: &generator))
      }
      var path = Path()
      path.move(to: point())
      if round % 3 == 0 {
        path.addQuadCurve(to: point(), control: point())
      } else {
        path.addCurve(to: point(), control1: point(), control2: point())
      }
      let sampled = Samples.box(path, steps: 4000)
      let box = path.boundingRect
      for excess in [
        sampled.minX - box.minX, sampled.minY - box.minY, box.maxX - sampled.maxX,
        box.maxY - sampled.maxY,
      ] {
        #expect(excess > -1e-9 * reach)
        #expect(excess < 1e-5 * reach)
      }
    }
  }

  @Test("an empty path has no box, and one point has an empty one")
  func smallBoxes() {
    #expect(Path().boundingRect.isNull)
    let dot = Path { $0.move(to: CGPoint(x: 3, y: 4)) }
    #expect(dot.boundingRect == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(Path(CGRect.null).isEmpty)
  }

  @Test("a point lies in a circle when its distance says so")
  func containsInCircle() {
    var generator = SplitMix64(seed: 3)
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for _ in 0..<2000 {
      let point = CGPoint(
        x: .random(in: -60...60, using: &generator), y: .random(in: -60...60, using: &generator))
      let distance = hypot(point.x, point.y)
      // 64 chords fall short of the circle by 1 - cos(π/64) of the radius.
      if distance < 50 * 0.998 { #expect(circle.contains(point)) }
      if distance > 50 * 1.001 { #expect(!circle.contains(point)) }
    }
  }

  @Test("a ring has a hole by the even-odd rule, or when its circles turn against each other")
  func containsInRing() {
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
    let middle = CGPoint(x: 50, y: 50)
    let rim = CGPoint(x: 10, y: 50)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, eoFill: true))
    #expect(ring.contains(rim, eoFill: true))
    var turned = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    turned.addPath(
      Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)),
      transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    #expect(!turned.contains(middle))
    #expect(turned.contains(rim))
  }

  @Test("an open path is filled as if it were closed")
  func containsInOpenPath() {
    let corner = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      $0.move(to: CGPoint(x: 20, y: 0))
      $0.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    #expect(corner.contains(CGPoint(x: 8, y: 2)))
    #expect(!corner.contains(CGPoint(x: 2, y: 8)))
    #expect(corner.contains(CGPoint(x: 28, y: 2)))
    #expect(!Path().contains(.zero))
    #expect(!corner.contains(CGPoint(x: CGFloat.nan, y: 2)))
  }

  @Test("a point is on a stroke when its distance from the line is at most half the width")
  func strokeContains() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      for radius in stride(from: 0.0, to: 70, by: 1.5) where abs(abs(radius - 50) - 5) > 0.3 {
        let point = CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
        #expect(circle.strokeContains(point, lineWidth: 10) == (abs(radius - 50) < 5))
      }
    }
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 10))
    #expect(line.strokeContains(CGPoint(x: 5, y: 1), lineWidth: 2))
    #expect(!line.strokeContains(CGPoint(x: 5, y: 5), lineWidth: 2))
    line.closeSubpath()
    #expect(line.strokeContains(CGPoint(x: 5, y: 5), lineWidth: 2))
    #expect(!line.strokeContains(CGPoint(x: 5, y: 0), lineWidth: 0))
    #expect(!Path().strokeContains(.zero, lineWidth: 2))
  }

  @Test("a rectangle is known whichever corner and direction it begins with, and nothing else is")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Path(rect).rectangle == rect)
    let corners = [
      CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
    ]
    for start in 0..<4 {
      let turned = (0..<4).map { corners[(start + $0) % 4] }
      for points in [turned, Array(turned.reversed())] {
        let path = Path {
          $0.addLines(points)
          $0.closeSubpath()
        }
        #expect(path.rectangle == rect)
      }
    }
    #expect(Path { $0.addLines(corners) }.rectangle == nil)
    #expect(Path(roundedRect: rect, cornerRadius: 1).rectangle == nil)
    #expect(Path(rect).applying(CGAffineTransform(rotationAngle: 0.1)).rectangle == nil)
    #expect(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).rectangle == nil)
  }

  @Test("snapped vertices lie on pixel centres or edges")
  func pixelSnapping() {
    var generator = SplitMix64(seed: 4)
    let path = Path {
      for _ in 0..<50 {
        $0.addLine(
          to: CGPoint(
            x: .random(in: -50...50, using: &generator),
            y: .random(in: -50...50, using: &generator)))
      }
    }
    for pixels in 1...4 {
      let snapped = path.pixelSnapped(lineWidth: CGFloat(pixels))
      let shift: CGFloat = pixels.isMultiple(of: 2) ? 0 : 0.5
      for (old, new) in zip(Samples.points(path, steps: 1), Samples.points(snapped, steps: 1)) {
        for (old, new) in [(old.x, new.x), (old.y, new.y)] {
          #expect(new - shift == (new - shift).rounded())
          #expect(abs(old - new) <= 0.501)
        }
      }
    }
    #expect(path.pixelSnapped() == path.pixelSnapped(lineWidth: 2))
  }

  @Test("halfway goes one way, whatever a sum has lost")
  func snappedHalves() {
    for whole in [-3, 0, 7] as [CGFloat] {
      for half in [whole + 0.5, whole + 0.5.nextDown, whole + 0.5.nextUp] {
        let point = CGPoint(x: half, y: half)
        #expect(point.pixelSnapped(lineWidth: 2) == CGPoint(x: whole + 1, y: whole + 1))
      }
      let edge = CGPoint(x: whole, y: whole.nextDown)
      #expect(edge.pixelSnapped(lineWidth: 1) == CGPoint(x: whole + 0.5, y: whole + 0.5))
    }
  }
}
