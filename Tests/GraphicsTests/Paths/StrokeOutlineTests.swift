import Foundation
import Graphics
import TestSupport
import Testing

@Suite("Outlines of strokes")
struct StrokeOutlineTests {
  private static let round = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)

  /// Returns a random path of lines and curves, open or closed.
  private static func path(_ random: inout SplitMix64) -> Path {
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0...30, using: &random),
        y: CGFloat.random(in: 0...30, using: &random))
    }
    return Path { path in
      path.move(to: point())
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        if Bool.random(using: &random) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), control1: point(), control2: point())
        }
      }
      if Bool.random(using: &random) { path.closeSubpath() }
    }
  }

  @Test(
    "the outline of a round stroke contains the points near the line, and no others",
    arguments: 0..<60)
  func roundStrokes(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let path = Self.path(&random)
    let outline = path.strokedPath(Self.round)
    // The oracle replaces a curve by 16 chords, which are up to this far from it.
    let slack: CGFloat = 0.6
    for _ in 0..<300 {
      let point = CGPoint(
        x: CGFloat.random(in: -4...34, using: &random),
        y: CGFloat.random(in: -4...34, using: &random))
      let isInside = outline.contains(point)
      #expect(isInside == outline.contains(point, eoFill: true))
      if path.strokeContains(point, lineWidth: 3 - slack) { #expect(isInside) }
      if !path.strokeContains(point, lineWidth: 3 + slack) { #expect(!isInside) }
    }
  }

  @Test("caps and joins have the shapes of their styles")
  func capsAndJoins() {
    let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
    func bounds(_ cap: CGLineCap) -> CGRect {
      line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap)).boundingRect
    }
    #expect(bounds(.butt) == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(bounds(.square) == CGRect(x: -1, y: -1, width: 12, height: 2))
    #expect(bounds(.round) == CGRect(x: -1, y: -1, width: 12, height: 2))
    let corner = Path {
      $0.addLines([CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    }
    func hasTip(_ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join, miterLimit: limit))
        .contains(CGPoint(x: -0.9, y: -0.9))
    }
    #expect(hasTip(.miter))
    #expect(!hasTip(.miter, limit: 1.2))
    #expect(!hasTip(.bevel))
    #expect(!hasTip(.round))
    let arc = corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(arc.contains(CGPoint(x: -0.69, y: -0.69)))
    #expect(!arc.contains(CGPoint(x: -0.73, y: -0.73)))
  }

  @Test("a line that returns to its start is as wide at the turn as elsewhere")
  func reversal() {
    let line = Path {
      $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 0)])
    }
    #expect(
      line.strokedPath(Self.round).boundingRect
        == CGRect(x: -1.5, y: -1.5, width: 13, height: 3))
  }

  @Test("a circle becomes a ring, and a point with a round cap a disc")
  func rings() {
    let ring = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
      .strokedPath(StrokeStyle(lineWidth: 2))
    #expect(!ring.contains(.zero))
    #expect(ring.contains(CGPoint(x: 10, y: 0.1)))
    #expect(abs(ring.boundingRect.width - 22) < 0.05)
    let point = Path { $0.move(to: CGPoint(x: 5, y: 5)) }
    let disc = point.strokedPath(Self.round).boundingRect
    #expect(disc == CGRect(x: 3.5, y: 3.5, width: 3, height: 3))
    #expect(point.strokedPath(StrokeStyle(lineWidth: 3)).isEmpty)
  }

  @Test(
    "a width that is not positive and finite gives no outline", arguments: [0, -1, .nan, .infinity])
  func widths(width: CGFloat) {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
  }
}
