import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("StrokeSetup")
struct StrokeSetupTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 30, y: 10))
  }

  @Test("caps end a line where they should", arguments: [CGLineCap.butt, .round, .square])
  func caps(cap: CGLineCap) throws {
    let bitmap = try picture([.stroke(line, StrokeStyle(lineWidth: 8, lineCap: cap), .red)])
    let ink = try #require(bitmap.ink())
    #expect(ink == (cap == .butt ? (10, 6, 30, 14) : (6, 6, 34, 14)))
    // A disc leaves the corner of the square clear.
    #expect((bitmap.alpha(6, 6) == 255) == (cap == .square))
  }

  @Test("a dash that Cairo refuses is a solid line", arguments: [[0], [-1, 2], [CGFloat.nan], []])
  func invalidDash(dash: [CGFloat]) throws {
    let solid = try picture([.stroke(line, StrokeStyle(lineWidth: 2), .red)])
    #expect(try picture([.stroke(line, StrokeStyle(lineWidth: 2, dash: dash), .red)]) == solid)
  }

  @Test(
    "a dash starts at its phase, however many periods that is", arguments: [0, 3, 10, 1e9, -10])
  func phase(phase: CGFloat) throws {
    let style = StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: phase)
    let bitmap = try picture([.stroke(line, style, .red)])
    let shift = Int((Double(phase).truncatingRemainder(dividingBy: 10)))
    for x in 0..<20 {
      #expect(bitmap.alpha(10 + x, 10) == ((x + shift) % 10 < 5 ? 255 : 0))
    }
  }

  @Test("a miter beyond the limit is cut to a bevel")
  func miters() throws {
    let corner = Path { path in
      path.addLines([CGPoint(x: 5, y: 30), CGPoint(x: 20, y: 15), CGPoint(x: 35, y: 30)])
    }
    func top(_ limit: CGFloat, _ join: CGLineJoin = .miter) throws -> Int {
      let style = StrokeStyle(lineWidth: 6, lineJoin: join, miterLimit: limit)
      return try #require(try picture([.stroke(corner, style, .red)]).ink(threshold: 64)).minY
    }
    #expect(try top(10) < top(1))
    #expect(try top(1) == top(10, .bevel))
  }

  @Test("widths that are not positive draw nothing", arguments: [0, -2, .nan, .infinity])
  func widths(width: CGFloat) throws {
    #expect(try picture([.stroke(line, StrokeStyle(lineWidth: width), .red)]).ink() == nil)
  }

  @Test("a transform shapes the pen")
  func pen() throws {
    let group = DrawGroup(
      contents: DrawList([
        .stroke(
          Path { path in
            path.move(to: CGPoint(x: 5, y: 2))
            path.addLine(to: CGPoint(x: 5, y: 8))
          }, StrokeStyle(lineWidth: 2), .red)
      ]), transform: CGAffineTransform(scaleX: 4, y: 1))
    #expect(try #require(try picture([.group(group)]).ink()) == (16, 2, 24, 8))
  }

  @Test(
    "a miter limit is at least 1, and 10 where it is not finite",
    arguments: [(4, 4), (1, 1), (0.5, 1), (-3, 1), (.nan, 10), (.infinity, 10), (1e300, 1e300)]
      as [(CGFloat, CGFloat)])
  func miterLimits(limit: CGFloat, valid: CGFloat) {
    var style = StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: limit)
    #expect(style.validMiterLimit == valid)
    #expect(style.farthestReach == max(valid, 2))
    style.lineJoin = .round
    #expect(style.farthestReach == 2)
  }

  @Test("a phase is reduced to one period, which is two rounds of an odd number of lengths")
  func phases() throws {
    func dash(_ dash: [CGFloat], _ phase: CGFloat) throws -> Double {
      try #require(StrokeStyle(lineWidth: 1, dash: dash, dashPhase: phase).validDash).phase
    }
    #expect(try dash([3, 2], 7) == 2 && dash([3, 2], -1) == 4 && dash([3, 2], 5) == 0)
    #expect(try dash([3], 4) == 4 && dash([3], 7) == 1 && dash([3], -1) == 5)
    #expect(try dash([1, 1], .nan) == 0 && dash([1, 1], .infinity) == 0)
    #expect(try (0..<2).contains(dash([1, 1], 1e300)) && (0..<2).contains(dash([1, 1], -1e300)))
    #expect(StrokeStyle(dash: [0, 8]).isDashed && !StrokeStyle(dash: [0, 0]).isDashed)
    #expect(!StrokeStyle(dash: []).isDashed && !StrokeStyle(dash: [1, -1, 5]).isDashed)
    #expect(!StrokeStyle(dash: [.infinity, 1]).isDashed)
    let most = [CGFloat](repeating: 1, count: 1024)
    #expect(StrokeStyle(dash: most).isDashed && !StrokeStyle(dash: most + [1]).isDashed)
  }

  @Test("the scale of a transform bounds the lengths that it makes")
  func scales() {
    var random = SplitMix64(seed: 97)
    for _ in 0..<500 {
      func entry() -> CGFloat { .random(in: -3...3, using: &random) }
      let transform = CGAffineTransform(
        a: entry(), b: entry(), c: entry(), d: entry(), tx: 5, ty: 6)
      for angle in stride(from: 0, to: 2 * Double.pi, by: 0.1) {
        let x = transform.a * CGFloat(cos(angle)) + transform.c * CGFloat(sin(angle))
        let y = transform.b * CGFloat(cos(angle)) + transform.d * CGFloat(sin(angle))
        // The bound is that of the axes; a length between them is at most √2 of it.
        #expect(hypot(x, y) <= transform.largestScale * 2.0.squareRoot() + 1e-9)
      }
      #expect(transform.meanScale <= transform.largestScale + 1e-9)
    }
    #expect(CGAffineTransform(scaleX: -3, y: 4).largestScale == 4)
    #expect(CGAffineTransform(scaleX: -3, y: 12).meanScale == 6)
  }

  @Test("circles remain circles under turns, mirrors and uniform scales only")
  func shapes() {
    let turn = CGAffineTransform(rotationAngle: 0.7)
    #expect(CGAffineTransform.identity.keepsShapes && turn.keepsShapes)
    #expect(turn.concatenating(CGAffineTransform(scaleX: 5, y: -5)).keepsShapes)
    #expect(!turn.concatenating(CGAffineTransform(scaleX: 5, y: 5.01)).keepsShapes)
    #expect(!CGAffineTransform(a: 1, b: 0, c: 0.01, d: 1, tx: 0, ty: 0).keepsShapes)
  }

  @Test("a transform is usable where it is finite, invertible and of a reasonable scale")
  func usable() {
    #expect(CGAffineTransform(scaleX: 1e5, y: 1e5).isUsable)
    #expect(CGAffineTransform(scaleX: 1e-5, y: -1e-5).isUsable)
    for scale in [0, 1e-7, 1e7, .nan, .infinity, 1e300] as [CGFloat] {
      #expect(!CGAffineTransform(scaleX: scale, y: scale).isUsable, "\(scale)")
    }
    #expect(!CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).isUsable)
    #expect(!CGAffineTransform(scaleX: 1, y: 1e-7).isUsable)
    for far in [CGFloat.nan, .infinity] {
      #expect(!CGAffineTransform(translationX: far, y: 0).isUsable)
      #expect(!CGAffineTransform(translationX: 0, y: far).isUsable)
    }
  }
}
