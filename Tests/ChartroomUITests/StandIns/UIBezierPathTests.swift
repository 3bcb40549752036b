import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("UIBezierPath")
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test("paths are those of Core Graphics with the same parts")
  func parts() {
    #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
    #expect(Path(UIBezierPath(ovalIn: rect).cgPath) == Path(ellipseIn: rect))
    #expect(
      Path(UIBezierPath(roundedRect: rect, cornerRadius: 5).cgPath)
        == Path(roundedRect: rect, cornerRadius: 5))
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addQuadCurve(to: CGPoint(x: 9, y: 8), controlPoint: CGPoint(x: 12, y: 5))
    path.addCurve(
      to: CGPoint(x: 1, y: 8), controlPoint1: CGPoint(x: 8, y: 9),
      controlPoint2: CGPoint(x: 2, y: 9))
    path.close()
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 20, y: 5)))
    path.apply(CGAffineTransform(translationX: 15, y: 0))
    #expect(path.contains(CGPoint(x: 20, y: 5)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("only some corners are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let isInside = [(0.5, 0.5), (39.5, 0.5), (39.5, 19.5), (0.5, 19.5)].map {
      path.contains(CGPoint(x: $0.0, y: $0.1))
    }
    #expect(isInside == [false, true, false, true])
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    #expect(!all.contains(CGPoint(x: 39.5, y: 0.5)))
  }

  @Test("a clockwise arc is clockwise on the screen")
  func arcs() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.bounds.width - 10) < 0.01 && abs(quarter.bounds.height - 10) < 0.01)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.width - 20) < 0.01)
  }

  @Test("an image of an unknown symbol is nil")
  func images() {
    #expect(UIImage(systemName: "star.fill") != nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }
}
