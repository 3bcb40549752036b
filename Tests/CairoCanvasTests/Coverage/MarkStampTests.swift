import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("marks")
struct MarkStampTests {
  private static let half = Paint.color(Color.Resolved(red: 0.2, green: 0.4, blue: 1, opacity: 0.5))

  private static let star = [
    CGPoint(x: -4, y: -4), CGPoint(x: 0, y: -1), CGPoint(x: 4, y: -4), CGPoint(x: 1, y: 0),
    CGPoint(x: 4, y: 4), CGPoint(x: 0, y: 1), CGPoint(x: -4, y: 4), CGPoint(x: -1, y: 0),
  ]

  /// Shapes about the origin: with one stretch on each vertical line, with several, with a hole.
  private static let shapes: [Path] = [
    Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)),
    Path(CGRect(x: -2, y: -4, width: 5, height: 7)),
    Path { path in
      path.addLines(star)
      path.closeSubpath()
    },
    Path { path in
      path.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
      path.addPath(
        Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)),
        transform: CGAffineTransform(scaleX: -1, y: 1))
    },
  ]

  /// The shapes as corners.
  private static let outlines: [[[CGPoint]]] = [
    [ring(3)],
    [[CGPoint(x: -2, y: -4), CGPoint(x: 3, y: -4), CGPoint(x: 3, y: 3), CGPoint(x: -2, y: 3)]],
    [star],
    [ring(5), ring(3).reversed()],
  ]

  private static func ring(_ radius: Double) -> [CGPoint] {
    (0..<512).map { index in
      let angle = 2 * Double.pi * Double(index) / 512
      return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
  }

  /// What marks of one opacity cover of each pixel, sample by sample, one mark over the other.
  private func truth(
    _ outlines: [[CGPoint]], at places: [CGPoint], isEvenOdd: Bool = false, opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) -> SampledArea {
    var truth = SampledArea([], width: 40, height: 40, samples: 1)
    for place in places {
      let moved = outlines.map { outline in
        outline.map { CGPoint(x: $0.x + place.x, y: $0.y + place.y).applying(transform) }
      }
      truth.cover(
        with: SampledArea(moved, isEvenOdd: isEvenOdd, width: 40, height: 40, samples: 24),
        opacity: opacity)
    }
    return truth
  }

  private func scatter(_ count: Int, seed: UInt64 = 1) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      CGPoint(x: .random(in: -4...44, using: &random), y: .random(in: -4...44, using: &random))
    }
  }

  private func fills(_ marks: Marks, _ paint: Paint) -> [DrawCommand] {
    marks.positions.map { .fill(marks.shape.offsetBy(dx: $0.x, dy: $0.y), marks.style, paint) }
  }

  @Test("a disc is no farther from the truth than Cairo's", arguments: 0..<24)
  func quality(step: Int) throws {
    let place = CGPoint(x: 20 + CGFloat(step) / 24, y: 20 + CGFloat(step * 7 % 24) / 24)
    let marks = Marks(Self.shapes[0], at: [place])
    let circle = (0..<4096).map { index in
      let angle = 2 * Double.pi * Double(index) / 4096
      return CGPoint(x: place.x + 3 * CGFloat(cos(angle)), y: place.y + 3 * CGFloat(sin(angle)))
    }
    let truth = SampledArea([circle], width: 40, height: 40, samples: 64)
    let ours = truth.error(of: try picture([.marks(marks, .black)]))
    let cairo = truth.error(of: try picture(fills(marks, .black)))
    #expect(ours.mean <= cairo.mean)
    #expect(ours.largest < 0.05)
  }

  @Test("marks are filled one after the other", arguments: shapes.indices, [1, 0.5])
  func inOrder(shape: Int, opacity: Double) throws {
    for isEvenOdd in [false, true] {
      let places = scatter(12)
      let marks = Marks(Self.shapes[shape], style: FillStyle(eoFill: isEvenOdd), at: places)
      let ours = try picture([.marks(marks, opacity < 1 ? Self.half : .black)])
      let truth = truth(
        Self.outlines[shape], at: places, isEvenOdd: isEvenOdd, opacity: opacity)
      #expect(truth.error(of: ours).mean < 0.015)
      #expect(truth.error(of: ours).largest < 0.08)
    }
  }

  @Test("a shape lies anywhere about its place", arguments: [20, 300, -300, 90_000])
  func awayFromPlace(distance: CGFloat) throws {
    let places = scatter(30).map { CGPoint(x: ($0.x * 64).rounded() / 64, y: $0.y.rounded() / 4) }
    for shape in Self.shapes {
      let here = try picture([.marks(Marks(shape, at: places), .red)])
      for (dx, dy) in [(distance, 0), (0, distance), (distance, -distance)] {
        let marks = Marks(
          shape.offsetBy(dx: dx, dy: dy),
          at: places.map { CGPoint(x: $0.x - dx, y: $0.y - dy) })
        #expect(try picture([.marks(marks, .red)]) == here)
      }
    }
  }

  @Test("a shape farther away than Cairo holds is left to Cairo", arguments: [999_999, 3e6])
  func farFromPlace(distance: CGFloat) throws {
    let marks = Marks(
      square(distance, distance, 4, 4),
      at: [CGPoint(x: 10.25 - distance, y: 9.5 - distance)])
    let bitmap = try picture([.marks(marks, .red)])
    #expect(bitmap == (try picture(fills(marks, .red))))
    #expect(bitmap.alpha(12, 11) == 255)
  }

  @Test("a square on whole pixels has sharp edges")
  func sharp() throws {
    let marks = Marks(square(-2, -2, 4, 4), at: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20)])
    #expect(try picture([.marks(marks, .red)]) == picture(fills(marks, .red)))
  }

  @Test("marks that are moved by whole pixels have the same bytes")
  func moved() throws {
    let places = scatter(20)
    let moved = places.map { CGPoint(x: $0.x + 13, y: $0.y - 9) }
    let here = try picture(width: 80, height: 80, [.marks(Marks(Self.shapes[2], at: places), .red)])
    let there = try picture(width: 80, height: 80, [.marks(Marks(Self.shapes[2], at: moved), .red)])
    for y in 9..<60 {
      for x in 0..<60 { #expect(here[x, y] == there[x + 13, y - 9]) }
    }
  }

  @Test("a mark does not depend on the others, nor on where the picture ends")
  func alone() throws {
    let places = [CGPoint(x: 0.3, y: 1.6), CGPoint(x: 38.7, y: 39.2), CGPoint(x: 20.1, y: 20.9)]
    let together = try picture([.marks(Marks(Self.shapes[0], at: places), .red)])
    let single = try picture(places.map { .marks(Marks(Self.shapes[0], at: [$0]), .red) })
    #expect(together == single)
    let inner = try picture(
      width: 60, height: 60,
      [.marks(Marks(Self.shapes[0], at: places.map { .init(x: $0.x + 9, y: $0.y + 9) }), .red)])
    for y in 0..<40 {
      for x in 0..<40 { #expect(inner[x + 9, y + 9] == together[x, y]) }
    }
  }

  @Test("marks grow, turn and lean with their group")
  func transformed() throws {
    for transform in [
      CGAffineTransform(scaleX: 2, y: 2),
      CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 9, ty: 3),
      CGAffineTransform(a: 1, b: 0, c: 0.7, d: -1.5, tx: 0, ty: 40),
    ] {
      let places = scatter(12)
      let marks = DrawCommand.marks(Marks(Self.shapes[2], at: places), .red)
      let ours = try picture([
        .group(DrawGroup(contents: DrawList([marks]), transform: transform))
      ])
      let truth = truth(Self.outlines[2], at: places, transform: transform)
      #expect(truth.error(of: ours).mean < 0.015)
      #expect(truth.error(of: ours).largest < 0.08)
    }
  }

  @Test("a clip cuts marks as it cuts paths")
  func clip() throws {
    let marks = DrawList([.marks(Marks(Self.shapes[0], at: scatter(30)), .red)])
    let whole = try picture([.group(DrawGroup(contents: marks))])
    let clip = DrawGroup.Clip(path: square(9, 7, 14, 21))
    let part = try picture([.group(DrawGroup(contents: marks, clip: clip))])
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (9..<23).contains(x) && (7..<28).contains(y)
        #expect(part[x, y] == (isInside ? whole[x, y] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("a layer is as large as the marks on it")
  func layer() throws {
    let marks = DrawList([.marks(Marks(Self.shapes[3], at: scatter(9)), .red)])
    let solid = try picture([.group(DrawGroup(contents: marks))])
    let clear = try picture([.group(DrawGroup(contents: marks, opacity: 0.999))])
    for (a, b) in zip(solid.pixels, clear.pixels) { #expect(abs(Int(a) - Int(b)) <= 2) }
  }

  /// Opaque paints whose pixels are written directly, and one that lets hidden marks through.
  private static let paints: [Paint] = [
    .black, half,
    .linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 0, y: 40)),
  ]

  @Test("crowded marks look as if each were drawn alone", arguments: shapes.indices, paints)
  func crowded(shape: Int, paint: Paint) throws {
    let places = scatter(1000)
    let together = try picture([.marks(Marks(Self.shapes[shape], at: places), paint)])
    let single = try picture(
      places.map { .marks(Marks(Self.shapes[shape], at: [$0]), paint) })
    #expect(together == single)
  }

  @Test("gradients lie in the coordinates of the command")
  func gradient() throws {
    let paint = Paint.linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 40, y: 10))
    let marks = Marks(Self.shapes[1], at: [CGPoint(x: 5, y: 9), CGPoint(x: 33, y: 30)])
    let ours = try picture([.marks(marks, paint)])
    let cairo = try picture(fills(marks, paint))
    for (a, b) in zip(ours.pixels, cairo.pixels) { #expect(abs(Int(a) - Int(b)) <= 2) }
  }

  @Test("large marks and those without smooth edges are left to Cairo")
  func leftToCairo() throws {
    for (size, style) in [(80, FillStyle()), (7, FillStyle(antialiased: false))] {
      let shape = Path(ellipseIn: CGRect(x: -size / 2, y: -size / 2, width: size, height: size))
      let marks = Marks(shape, style: style, at: scatter(5))
      #expect(try picture([.marks(marks, Self.half)]) == picture(fills(marks, Self.half)))
    }
  }

  @Test("no marks, empty shapes and far places draw nothing")
  func nothing() throws {
    let far = [1e5, -1e9, 1e300].map { CGPoint(x: CGFloat($0), y: CGFloat($0)) }
    for marks in [
      Marks(Self.shapes[0], at: []), Marks(Path(), at: scatter(5)), Marks(Self.shapes[0], at: far),
      Marks(Path { $0.move(to: .zero) }, at: scatter(5)),
      Marks(Path { $0.addLines([.zero, CGPoint(x: 5, y: 0)]) }, at: scatter(5)),
    ] {
      #expect(try picture([.marks(marks, .red)]).ink() == nil)
    }
  }
}
