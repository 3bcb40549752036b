import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("hostile numbers")
struct HostileNumbersTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e12, -1e12, 1e300, -1e300, 1e-300, 8_388_608, -8_388_609, 0,
  ]

  /// A mesh with a coordinate.
  private static func mesh(_ number: CGFloat) -> ResolvedMesh {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [Float(number), 0], [0, Float(number)], [1, 1]],
      colors: [.red, .clear, .blue, .red]
    ).resolve { $0.resolve(in: .light) }
  }

  /// Draws `commands` and then a square, which has to come out whole.
  private func survives(_ commands: [DrawCommand]) throws {
    var canvas = try ImageCanvas(width: 20, height: 20, scale: 2)
    try canvas.draw(DrawList(commands))
    try canvas.draw(DrawList([.fill(square(2, 2, 4, 4), FillStyle(), .red)]))
    let bitmap = try canvas.finish()
    #expect(bitmap[6, 6] == [255, 0, 0, 255])
  }

  @Test("coordinates", arguments: numbers)
  func coordinates(number: CGFloat) throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 3, y: 3))
      path.addLine(to: CGPoint(x: number, y: 5))
      path.addQuadCurve(to: CGPoint(x: 5, y: number), control: CGPoint(x: number, y: number))
      path.addCurve(
        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: -number, y: 1),
        control2: CGPoint(x: number, y: 2))
      path.closeSubpath()
      path.addLine(to: CGPoint(x: number, y: number))
    }
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [3, 2])
    let polyline = Polyline([.zero, CGPoint(x: number, y: 4), CGPoint(x: 9, y: number)])
    try survives([
      .fill(path, FillStyle(), .blue), .stroke(path, style, .blue),
      .polyline(polyline, style, .blue), .polyline(polyline, StrokeStyle(), .blue),
      .polyline(polyline, StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round), .blue),
      .fill(square(number, number, number, number), FillStyle(), .blue),
      .fill(square(-number, 0, 2 * number, 3), FillStyle(), .black),
      .fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: number, height: 4)), FillStyle(), .blue),
    ])
  }

  @Test("stroke styles", arguments: numbers)
  func strokes(number: CGFloat) throws {
    let path = Path(ellipseIn: CGRect(x: 1, y: 1, width: 5, height: 5))
    for dash in [[number], [number, 1], [1, number, 2], [0, 0], [-1, 2], []] {
      for width in [1, number] {
        let style = StrokeStyle(
          lineWidth: width, miterLimit: number, dash: dash, dashPhase: number)
        try survives([
          .stroke(path, style, .blue), .polyline(Polyline([.zero]), style, .blue),
        ])
        let round = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: dash)
        try survives([
          .polyline(Polyline([.zero, CGPoint(x: 9, y: 4), CGPoint(x: 2, y: 7)]), round, .blue)
        ])
      }
    }
  }

  @Test("paints", arguments: numbers)
  func paints(number: CGFloat) throws {
    let colors = ramp([.red, .clear, .blue])
    let point = CGPoint(x: number, y: 2)
    let angle = Angle(radians: Double(number))
    for paint: Paint in [
      .linear(colors, from: point, to: CGPoint(x: 3, y: 3)),
      .linear(colors, from: .zero, to: point), .linear(ramp([]), from: .zero, to: point),
      .radial(colors, center: point, startRadius: 0, endRadius: 5),
      .radial(colors, center: .zero, startRadius: number, endRadius: 5),
      .radial(colors, center: .zero, startRadius: 1, endRadius: number),
      .angular(colors, center: point, from: .zero, to: .degrees(360)),
      .angular(colors, center: .zero, from: angle, to: .degrees(360)),
      .angular(colors, center: .zero, from: .zero, to: angle),
      .angular(ramp([]), center: .zero, from: .zero, to: angle),
      .elliptical(
        colors, center: point, size: CGSize(width: 3, height: 2), startRadius: 0, endRadius: 1),
      .elliptical(
        colors, center: .zero, size: CGSize(width: number, height: 2), startRadius: 0,
        endRadius: 1),
      .elliptical(
        colors, center: .zero, size: CGSize(width: 3, height: 2), startRadius: number,
        endRadius: number),
      .image(DrawnImages.pixel, tile: CGRect(x: number, y: number, width: 3, height: 2)),
      .image(DrawnImages.pixel, tile: CGRect(x: 0, y: 0, width: number, height: 2)),
      .mesh(Self.mesh(number), in: CGRect(x: 0, y: 0, width: 9, height: 9)),
      .mesh(Self.mesh(1), in: CGRect(x: number, y: number, width: 9, height: 9)),
      .mesh(Self.mesh(1), in: CGRect(x: 0, y: 0, width: number, height: 9)),
    ] {
      try survives([.fill(square(0, 0, 9, 9), FillStyle(), paint)])
    }
  }

  @Test("areas of many lines, and marks", arguments: numbers)
  func areas(number: CGFloat) throws {
    let numbers = Self.numbers.map { $0 / 3 } + [number, 1, 7, 15, 30]
    var random = SplitMix64(seed: 8)
    let outline = (0..<300).map { _ in
      CGPoint(
        x: numbers.randomElement(using: &random) ?? 0,
        y: numbers.randomElement(using: &random) ?? 0)
    }
    let path = Path { path in
      path.addLines(outline)
      path.closeSubpath()
      path.addLines(outline.map { CGPoint(x: $0.y, y: $0.x) })
    }
    let vertical = Paint.linear(
      ramp([.red, .clear, .blue]), from: CGPoint(x: 2, y: number), to: CGPoint(x: 2, y: 9))
    let disc = Path(ellipseIn: CGRect(x: -2, y: -2, width: 4, height: number))
    for paint in [.blue, vertical] {
      try survives([
        .fill(path, FillStyle(), paint), .fill(path, FillStyle(eoFill: true), paint),
        .marks(Marks(square(-1, -1, 2, 2), at: outline), paint),
        .marks(Marks(disc, at: [.zero, CGPoint(x: 9, y: 9)]), paint),
        .marks(Marks(path, at: [.zero, CGPoint(x: number, y: 9)]), paint),
      ])
    }
  }

  @Test("batches and images", arguments: numbers)
  func batches(number: CGFloat) throws {
    let rects = [
      CGRect(x: number, y: 2, width: 3, height: 4),
      CGRect(x: -number, y: 0, width: 2, height: number),
      CGRect(x: 1, y: 1, width: number, height: 2),
      CGRect(x: number, y: number, width: number, height: 1),
      CGRect.null, .infinite, CGRect(x: 9, y: 9, width: -number, height: -3),
    ]
    let paints = [
      Paint.blue, .linear(ramp([.red, .blue]), from: CGPoint(x: number, y: 0), to: .zero),
    ]
    let image = DrawnImages.checkerboard(width: 12, height: 7)
    var snapped = FillStyle()
    snapped.isPixelSnapped = true
    for style in [FillStyle(), FillStyle(antialiased: false), snapped] {
      for paint in paints {
        try survives([
          .rectangles(PaintedRectangles(rects.map { ($0, paint) }, style: style)),
          .paintedMarks(
            PaintedMarks(
              square(-1, -1, 2, 2), style: style,
              marks: [
                .init(at: CGPoint(x: number, y: 3), paint), .init(at: .zero, paint, scale: number),
                .init(at: CGPoint(x: 5, y: 5), paint, scale: -number),
              ])),
        ])
      }
    }
    for rect in rects {
      for interpolation in RasterImage.Interpolation.allCases {
        try survives([.image(image, in: rect, interpolation)])
      }
    }
    let mask = DrawList([.fill(square(number, 0, 9, number), FillStyle(), .blue)])
    let contents = DrawList([.fill(square(0, 0, 9, number), FillStyle(), .blue)])
    try survives([
      .group(DrawGroup(contents: contents, mask: mask)),
      .group(DrawGroup(contents: mask, mask: contents, opacity: 0.4)),
    ])
  }

  @Test("groups", arguments: numbers)
  func groups(number: CGFloat) throws {
    let contents = DrawList([
      .fill(square(0, 0, 9, 9), FillStyle(), .blue),
      .stroke(square(1, 1, 5, 5), StrokeStyle(), .red),
      .fill(
        square(0, 0, 5, 5), FillStyle(),
        .radial(ramp([.red, .blue]), center: .zero, startRadius: 0, endRadius: 5)),
    ])
    let shadow = DrawGroup.Filter.shadow(
      color: Color.Resolved(red: 0, green: 0, blue: 0), radius: number,
      offset: CGPoint(x: number, y: 1))
    for transform in [
      CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      CGAffineTransform(a: number, b: number, c: number, d: number, tx: 0, ty: 0),
      CGAffineTransform(translationX: number, y: 0), .identity,
    ] {
      for opacity in [1, 0.5, Double(number)] {
        try survives([
          .group(
            DrawGroup(contents: contents, transform: transform, opacity: opacity, filter: shadow)),
          .group(
            DrawGroup(
              contents: contents, transform: transform,
              clip: DrawGroup.Clip(path: square(0, 0, number, 3)), opacity: opacity)),
        ])
      }
    }
  }

  @Test("text sizes and places", arguments: numbers)
  func texts(number: CGFloat) throws {
    let shaper = try PangoTextShaper()
    for size in [12, number] {
      var request = request("Aé日👍", size: size.isFinite ? max(size, 0) : 0, width: number)
      request.lineSpacing = number
      request.lineLimit = 2
      let text = shaper.shape(request)
      try survives([
        .text(text, at: .zero, .blue), .text(text, at: CGPoint(x: number, y: 1), .blue),
      ])
    }
  }
}
