import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Trimmed and transformed shapes")
struct ShapeTransformsTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test("a part of a rectangle has the length of its share, and starts where the share starts")
  func lines() {
    let path = Rectangle().trim(from: 0.25, to: 0.5).path(in: rect)
    // The perimeter is 300; the part goes from 75 along the top edge to the corner at 100 and 50 down.
    var points: [CGPoint] = []
    path.forEach {
      switch $0 {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    #expect(
      points == [CGPoint(x: 75, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 50)])
  }

  @Test("the quarters of a circle are its quadrants")
  func arcs() {
    let square = CGRect(x: 0, y: 0, width: 20, height: 20)
    for (index, corner) in [(10.0, 10.0), (0, 10), (0, 0), (10, 0)].enumerated() {
      let start = CGFloat(index) / 4
      let box = Circle().trim(from: start, to: start + 0.25).path(in: square).boundingRect
      let expected = CGRect(x: corner.0, y: corner.1, width: 10, height: 10)
      #expect(abs(box.minX - expected.minX) < 0.01 && abs(box.minY - expected.minY) < 0.01)
      #expect(abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
    }
  }

  @Test("all of a shape is the shape, and parts without length are empty")
  func extremes() {
    let all = Circle().path(in: rect)
    #expect(Circle().trim().path(in: rect) == all)
    #expect(Circle().trim(from: -1, to: 2).path(in: rect) == all)
    for (from, to) in [(0.5, 0.5), (0.7, 0.2), (.nan, .nan), (1, 1)] as [(CGFloat, CGFloat)] {
      #expect(Circle().trim(from: from, to: to).path(in: rect).isEmpty)
    }
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test("shapes are moved, rotated, scaled and sized about their anchors")
  func transforms() {
    func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(box(Rectangle().offset(x: 3, y: -4)) == rect.offsetBy(dx: 3, dy: -4))
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      box(Rectangle().scale(x: 2, anchor: .leading)) == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(box(Rectangle().size(width: 7, height: 8)) == CGRect(x: 0, y: 0, width: 7, height: 8))
    let turned = box(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 25) < 1e-9 && abs(turned.minY + 25) < 1e-9)
    #expect(abs(turned.width - 50) < 1e-9 && abs(turned.height - 100) < 1e-9)
    let moved = CGAffineTransform(translationX: 1, y: 2)
    #expect(box(Rectangle().transform(moved)) == rect.offsetBy(dx: 1, dy: 2))
  }

  @Test("a rotated or moved shape is inset before it is rotated or moved")
  func insets() {
    let turned = Rectangle().rotation(.degrees(90)).inset(by: 5).path(in: rect).boundingRect
    #expect(abs(turned.minX - 30) < 1e-9 && abs(turned.minY + 20) < 1e-9)
    #expect(abs(turned.width - 40) < 1e-9 && abs(turned.height - 90) < 1e-9)
    let moved = Rectangle().offset(x: 3).inset(by: 5).path(in: rect).boundingRect
    #expect(moved == CGRect(x: 8, y: 5, width: 90, height: 40))
  }
}
