import Foundation
import SwiftUI
import Testing

@Suite("Paths of Core Graphics")
struct CGPathTests {
  @Test("a path survives the way to Core Graphics and back")
  func conversion() {
    let path = Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 20), cornerRadius: 5)
    #expect(Path(path.cgPath) == path && path.cgPath.boundingBoxOfPath == path.boundingRect)
  }

  @Test("a mutable path has the elements of the same calls of a path")
  func building() {
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addLine(to: CGPoint(x: 10, y: 0))
    built.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
    built.addArc(
      center: CGPoint(x: 5, y: 10), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
    built.closeSubpath()
    built.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    let expected = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 15, y: 5))
      path.addArc(
        center: CGPoint(x: 5, y: 10), radius: 5, startAngle: .zero, endAngle: .radians(.pi),
        clockwise: false)
      path.closeSubpath()
      path.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    #expect(Path(built) == expected)
  }

  @Test("arcs, rounded rectangles and rectangles are those of a path")
  func arcs() {
    let built = CGMutablePath()
    built.move(to: .zero)
    built.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
    built.addRelativeArc(center: .zero, radius: 2, startAngle: 0, delta: .pi)
    built.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 8, height: 6), cornerWidth: 2, cornerHeight: 1)
    built.addRects([CGRect(x: 1, y: 1, width: 1, height: 1)])
    let expected = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 3)
      path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .radians(.pi))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 8, height: 6), cornerSize: CGSize(width: 2, height: 1),
        style: .circular)
      path.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(Path(built) == expected)
  }

  @Test("the elements of a path come in order, and a copy keeps them")
  func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    let copy = path.copy()
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      if element.pointee.type == .addQuadCurveToPoint {
        points = [element.pointee.points[0], element.pointee.points[1]]
      }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 5, y: 6), CGPoint(x: 3, y: 4)])
    #expect(copy != path && copy?.currentPoint == CGPoint(x: 3, y: 4))
    #expect(CGAffineTransform().a == 0)
  }

  @Test("the box of a curve contains its control points, and that of its path does not")
  func boxes() {
    let path = CGMutablePath()
    #expect(path.boundingBox == .null && path.currentPoint == .zero && path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath.height == 4)
    #expect(path.contains(CGPoint(x: 5, y: 2)) && !path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a transformed arc continues the line from the current point, which is not transformed")
  func transforms() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 50))
    let moved = CGAffineTransform(translationX: 100, y: 50)
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false,
      transform: moved)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 100) < 0.01 && abs(box.maxX - 110) < 0.01)
    #expect(abs(box.minY - 50) < 0.01 && abs(box.maxY - 60) < 0.01)
    #expect(abs(path.currentPoint.x - 100) < 1e-9 && abs(path.currentPoint.y - 60) < 1e-9)
  }
}
