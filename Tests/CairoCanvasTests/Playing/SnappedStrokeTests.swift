import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("snapped strokes")
struct SnappedStrokeTests {
  private static let scales: [CGFloat] = [1, 2, 3]
  private static let widths: [CGFloat] = [0.1, 0.5, 1, 1.4, 2, 3]

  private static let snapped: StrokeStyle = {
    var style = StrokeStyle(lineWidth: 1, lineJoin: .miter)
    style.isPixelSnapped = true
    return style
  }()

  private func draw(_ command: DrawCommand, scale: CGFloat = 1, moved: CGPoint = .zero) throws
    -> Bitmap
  {
    let group = DrawGroup(
      contents: DrawList([command]),
      transform: CGAffineTransform(translationX: moved.x, y: moved.y))
    return try picture(
      width: Int(40 * scale), height: Int(40 * scale), scale: scale, [.group(group)])
  }

  private func line(_ from: CGPoint, _ to: CGPoint) -> Path { Path { $0.addLines([from, to]) } }

  /// Whether every pixel is covered whole or not at all.
  private func isCrisp(_ bitmap: Bitmap) -> Bool {
    (0..<bitmap.height).allSatisfy { y in
      (0..<bitmap.width).allSatisfy { [0, 255].contains(bitmap.alpha($0, y)) }
    }
  }

  @Test("a thick line is whole in a layer of its own", arguments: scales)
  func layer(scale: CGFloat) throws {
    let stroke = DrawCommand.stroke(
      line(CGPoint(x: 5, y: 20), CGPoint(x: 35, y: 20)), StrokeStyle(lineWidth: 16), .red)
    let side = Int(40 * scale)
    let group = DrawGroup(contents: DrawList([stroke]), opacity: 0.5)
    let bitmap = try picture(width: side, height: side, scale: scale, [.group(group)])
    for y in 0..<side {
      let isCovered = (Int(12 * scale)..<Int(28 * scale)).contains(y)
      #expect(bitmap.alpha(side / 2, y) == (isCovered ? 128 : 0), "\(y)")
    }
  }

  @Test("a level line covers whole pixels, wherever it lies", arguments: scales, widths)
  func level(scale: CGFloat, width: CGFloat) throws {
    for step in 0..<8 {
      let y = 20 + CGFloat(step) / 8
      let style = StrokeStyle(lineWidth: width)
      let across = try draw(
        .stroke(line(CGPoint(x: -5, y: y), CGPoint(x: 45, y: y)), style, .red), scale: scale)
      let down = try draw(
        .stroke(line(CGPoint(x: 5, y: -9), CGPoint(x: 5, y: 45)), style, .red), scale: scale,
        moved: CGPoint(x: y, y: 0.3))
      #expect(isCrisp(across))
      #expect(isCrisp(down))
      let pixels = max(1, Int((width * scale).rounded()))
      let rows = try #require(across.ink())
      #expect(rows.maxY - rows.minY == pixels)
      let columns = try #require(down.ink())
      #expect(columns.maxX - columns.minX == pixels)
      // It is moved by no more than half a pixel, and half of one for its width.
      #expect(abs(CGFloat(rows.minY + rows.maxY) / 2 - y * scale) <= 0.51)
    }
  }

  @Test("both ends of a line go to the same pixels, whatever their sum has lost")
  func ends() throws {
    let y = 20.5.nextDown - 1
    let path = line(CGPoint(x: -5, y: y), CGPoint(x: 45, y: 19.5.nextUp))
    #expect(isCrisp(try draw(.stroke(path, StrokeStyle(lineWidth: 2), .red))))
  }

  @Test(
    "butt ends stand on the edges of pixels, half a pixel away at most", arguments: scales, widths)
  func buttEnds(scale: CGFloat, width: CGFloat) throws {
    let style = StrokeStyle(lineWidth: width)
    for step in 0..<8 {
      let (from, to) = (5 + CGFloat(step) / 8, 31 - CGFloat(step) / 5)
      let bitmap = try draw(
        .stroke(line(CGPoint(x: from, y: 9.3), CGPoint(x: to, y: 9.3)), style, .red),
        scale: scale)
      #expect(isCrisp(bitmap))
      let ink = try #require(bitmap.ink())
      #expect(abs(CGFloat(ink.minX) - from * scale) <= 0.51)
      #expect(abs(CGFloat(ink.maxX) - to * scale) <= 0.51)
      var asked = style
      asked.isPixelSnapped = true
      let stairs = [
        CGPoint(x: from, y: 9.3), CGPoint(x: 17.7, y: 9.3), CGPoint(x: 17.7, y: to),
      ]
      #expect(isCrisp(try draw(.polyline(Polyline(stairs), asked, .red), scale: scale)))
      let path = Path { path in
        path.addLines(stairs)
        path.addLines(stairs.map { CGPoint(x: $0.y, y: $0.x) })
      }
      #expect(isCrisp(try draw(.stroke(path, asked, .red), scale: scale)))
    }
  }

  @Test("frames and steps are crisp, turned by quarters as well", arguments: scales)
  func frames(scale: CGFloat) throws {
    let frame = Path(CGRect(x: 5.2, y: 6.7, width: 20.3, height: 17.9))
    #expect(isCrisp(try draw(.stroke(frame, StrokeStyle(lineWidth: 1), .red), scale: scale)))
    let turn = DrawGroup(
      contents: DrawList([.stroke(frame, StrokeStyle(lineWidth: 1), .red)]),
      transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 35.4, ty: 2.2))
    #expect(isCrisp(try draw(.group(turn), scale: scale)))
  }

  @Test("slanted lines and curves stay where they are")
  func slanted() throws {
    for path in [
      line(CGPoint(x: 5, y: 10.3), CGPoint(x: 35, y: 11.3)),
      Path(ellipseIn: CGRect(x: 5.3, y: 5.3, width: 20, height: 20)),
    ] {
      let here = try draw(.stroke(path, StrokeStyle(lineWidth: 1), .red))
      let there = try draw(
        .stroke(path, StrokeStyle(lineWidth: 1), .red), moved: CGPoint(x: 0, y: 0.25))
      #expect(here != there)
      #expect(!isCrisp(here))
    }
  }

  @Test("a path with a point that is not finite is not axis-parallel")
  func notFinite() throws {
    for number in [CGFloat.nan, .infinity, -.infinity] {
      let path = Path { path in
        path.addLines([CGPoint(x: 5, y: 10.3), CGPoint(x: 35, y: 10.3)])
        path.addLines([CGPoint(x: 5, y: 20), CGPoint(x: 5, y: number)])
      }
      #expect(!isCrisp(try draw(.stroke(path, StrokeStyle(lineWidth: 1), .red))))
    }
  }

  @Test("a line through data keeps its truth unless it asks to be snapped", arguments: scales)
  func data(scale: CGFloat) throws {
    let steps = (0..<24).map { corner -> CGPoint in
      let (step, end) = (corner / 2, (corner + 1) / 2)
      return CGPoint(x: 4.1 * CGFloat(end) - 4.3, y: 8.3 + 1.9 * CGFloat(step * 5 % 12))
    }
    var plain = Self.snapped
    plain.isPixelSnapped = false
    let polyline = Polyline(steps)
    #expect(!isCrisp(try draw(.polyline(polyline, plain, .red), scale: scale)))
    #expect(isCrisp(try draw(.polyline(polyline, Self.snapped, .red), scale: scale)))
  }

  @Test("what is stretched is not snapped")
  func stretched() throws {
    let path = line(CGPoint(x: 5, y: 4.2), CGPoint(x: 15, y: 4.2))
    let group = DrawGroup(
      contents: DrawList([.stroke(path, StrokeStyle(lineWidth: 1), .red)]),
      transform: CGAffineTransform(scaleX: 1, y: 4.5))
    #expect(!isCrisp(try draw(.group(group))))
  }

  @Test("the vertices of a fill that asks for it lie on the edges of pixels", arguments: scales)
  func fills(scale: CGFloat) throws {
    var style = FillStyle()
    style.isPixelSnapped = true
    let bars = Path { path in
      for index in 0..<60 {
        path.addRect(
          CGRect(
            x: 0.61 * CGFloat(index), y: 10.3 + CGFloat(index % 7), width: 0.5, height: 20.1))
      }
    }
    #expect(isCrisp(try draw(.fill(bars, style, .red), scale: scale)))
    let marks = Marks(square(-2, -2, 3.3, 3.3), style: style, at: [CGPoint(x: 9.3, y: 20.6)])
    #expect(isCrisp(try draw(.marks(marks, .red), scale: scale)))
  }

  @Test("a dash keeps its lengths", arguments: scales)
  func dash(scale: CGFloat) throws {
    let path = line(CGPoint(x: 4, y: 20.3), CGPoint(x: 36, y: 20.3))
    let bitmap = try draw(
      .stroke(path, StrokeStyle(lineWidth: 2, dash: [4, 4]), .red), scale: scale)
    #expect(isCrisp(bitmap))
    for index in 0..<8 {
      let x = Int((6 + 4 * CGFloat(index)) * scale)
      #expect((bitmap.alpha(x, Int(20 * scale)) == 255) == index.isMultiple(of: 2))
    }
  }

  @Test("a layer holds all of a line that has become wider")
  func layer() throws {
    let path = line(CGPoint(x: 5, y: 10.4), CGPoint(x: 35, y: 10.4))
    for style in [StrokeStyle(lineWidth: 0.02), StrokeStyle(lineWidth: 2.5)] {
      let list = DrawList([.stroke(path, style, .red)])
      let bitmap = try draw(.group(DrawGroup(contents: list, opacity: 0.999)))
      let ink = try #require(bitmap.ink())
      #expect(ink.maxY - ink.minY == max(1, Int(style.lineWidth.rounded())))
    }
  }
}
