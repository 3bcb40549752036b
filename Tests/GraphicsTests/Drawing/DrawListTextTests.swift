import Foundation
import Graphics
import Testing

@Suite("Draw list as text")
struct DrawListTextTests {
  private static let red = Paint.color(Color.red.resolve(in: .light))
  private static let rect = Path(CGRect(x: 0, y: 0, width: 10, height: 20))

  private static func text(_ command: DrawCommand) -> String {
    DrawList([command]).description.trimmingCharacters(in: .newlines)
  }

  private static func text(_ value: CGFloat) -> String {
    text(.fill(Path { $0.move(to: CGPoint(x: value, y: 0)) }, FillStyle(), red))
  }

  @Test(
    "numbers have at most three decimals and no sign on zero",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-1.25, "-1.25"),
      (-0.5, "-0.5"), (1e6, "1000000"), (3.0009, "3.001"), (2.9999, "3"), (12.04, "12.04"),
      (.nan, "nan"), (.infinity, "inf"), (1e20, "1e+20"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, text: String) {
    #expect(Self.text(value) == "fill #FF383C M \(text),0")
  }

  @Test("fills tell paint, rule and path")
  func fills() {
    #expect(Self.text(.fill(Self.rect, FillStyle(), Self.red)) == "fill #FF383C rect 0,0 10x20")
    #expect(
      Self.text(.fill(Self.rect, FillStyle(eoFill: true, antialiased: false), Self.red))
        == "fill #FF383C even-odd aliased rect 0,0 10x20")
    #expect(
      Self.text(.fill(Self.rect, FillStyle(antialiased: false), Self.red))
        == "fill #FF383C aliased rect 0,0 10x20")
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 1, y: 1))
      $0.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2, y: 0))
      $0.addCurve(to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
      $0.closeSubpath()
    }
    #expect(
      Self.text(.fill(path, FillStyle(), Self.red))
        == "fill #FF383C M 0,0 L 1,1 Q 2,0 3,1 C 1,2 3,4 0,0 Z")
  }

  @Test("strokes tell what is not the default")
  func strokes() {
    #expect(
      Self.text(.stroke(Self.rect, StrokeStyle(), Self.red))
        == "stroke #FF383C width 1 rect 0,0 10x20")
    let style = StrokeStyle(
      lineWidth: 2.5, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1)
    #expect(
      Self.text(.stroke(Self.rect, style, Self.red))
        == "stroke #FF383C width 2.5 round caps bevel joins dash [4 2] phase 1 rect 0,0 10x20")
    #expect(
      Self.text(.stroke(Self.rect, StrokeStyle(miterLimit: 2), Self.red))
        == "stroke #FF383C width 1 miter limit 2 rect 0,0 10x20")
  }

  @Test("gradients tell their geometry and their stops")
  func paints() {
    let gradient = Gradient(colors: [.white, .black]).resolve(in: .light)
    let stops = "#FFFFFF 0, #000000 1"
    let from = CGPoint(x: 0, y: 1)
    let paints: [(Paint, String)] = [
      (.linear(gradient, from: from, to: .zero), "linear(0,1 to 0,0: \(stops))"),
      (
        .radial(gradient, center: from, startRadius: 1, endRadius: 9),
        "radial(0,1 1 to 9: \(stops))"
      ),
      (
        .angular(gradient, center: from, from: .zero, to: .degrees(90)),
        "angular(0,1 0° to 90°: \(stops))"
      ),
      (
        .elliptical(
          gradient, center: from, size: CGSize(width: 4, height: 3), startRadius: 0.5,
          endRadius: 2), "elliptical(0,1 4x3 0.5 to 2: \(stops))"
      ),
    ]
    for (paint, text) in paints {
      #expect(Self.text(.fill(Self.rect, FillStyle(), paint)) == "fill \(text) rect 0,0 10x20")
    }
  }

  @Test("a mesh tells its size, place, background, options and up to nine vertices")
  func meshes() {
    func mesh(_ side: Int, _ background: Color, _ isSmooth: Bool) -> String {
      let vertices = (0..<side * side).map { SIMD2(Float($0 % side), Float($0 / side)) }
      let mesh = MeshGradient(
        width: side, height: side, points: vertices,
        colors: vertices.map { Color(white: Double($0.x)) }, background: background,
        smoothsColors: isSmooth, colorSpace: isSmooth ? .device : .perceptual
      ).resolve { $0.resolve(in: .light) }
      let place = CGRect(x: 1, y: 2, width: 3, height: 4)
      return Self.text(.fill(Self.rect, FillStyle(), .mesh(mesh, in: place)))
        .replacing(/#[0-9a-f]{8}\)/, with: "#)")
    }
    #expect(
      mesh(2, .clear, true)
        == "fill mesh(2x2 in 1,2 3x4 #000000 0,0 #FFFFFF 1,0 #000000 0,1 #FFFFFF 1,1 #)"
        + " rect 0,0 10x20")
    #expect(
      mesh(4, .red, false) == "fill mesh(4x4 in 1,2 3x4 on #FF383C linear perceptual #)"
        + " rect 0,0 10x20")
  }

  @Test("texts tell string, font and size")
  func texts() {
    func text(_ font: Font, string: String = "a\"b\n") -> String {
      let request = TextRequest(string: string, font: font.resolve(in: .large))
      let line = ResolvedText.Line(runs: [], baseline: 15.3, x: 0, width: 8, range: 0..<1)
      let other = ResolvedText.Line(runs: [], baseline: 25.3, x: 2.5, width: 3, range: 0..<1)
      let resolved = ResolvedText(
        request: request, lines: [line, other], size: CGSize(width: 8, height: 20),
        isTruncated: true)
      return Self.text(.text(resolved, at: CGPoint(x: 1, y: 2), Self.red))
    }
    #expect(
      text(.body)
        == #"text #FF383C at 1,2 "a\"b\n" system 17 w400 lines [0..<1 at 0, 0..<1 at 2.5]"#
        + " truncated at the tail in 8x20 baseline 15.3")
    let font = Font.custom("Inter", size: 10).bold().italic().monospacedDigit()
    #expect(
      text(font, string: "x")
        == #"text #FF383C at 1,2 "x" Inter 10 w700 italic tabular lines [0..<1 at 0, 0..<1 at 2.5]"#
        + " truncated at the tail in 8x20 baseline 15.3")
  }

  @Test("long paths and polylines are told by count, bounds and checksum")
  func longPaths() {
    func zigzag(_ bump: CGFloat) -> [CGPoint] {
      (0..<40).map { CGPoint(x: CGFloat($0), y: $0 == 20 ? bump : $0.isMultiple(of: 2) ? 0 : 5) }
    }
    func path(_ bump: CGFloat) -> String {
      Self.text(.fill(Path { $0.addLines(zigzag(bump)) }, FillStyle(), Self.red))
    }
    #expect(path(1).hasPrefix("fill #FF383C path 40 elements in 0,0 39x5 #"))
    #expect(path(1) == path(1.0004))
    #expect(path(1) != path(1.001))
    func line(_ line: Polyline) -> String {
      Self.text(.polyline(line, StrokeStyle(lineWidth: 2), Self.red))
    }
    let whole = line(Polyline(zigzag(1)))
    #expect(whole.hasPrefix("polyline #FF383C width 2 40 points in 1 runs, 0,0 39x5 #"))
    #expect(whole != line(Polyline(points: zigzag(1), runs: [0..<20, 20..<40])))
    #expect(line(Polyline([])).contains("0 points in 0 runs, nothing #"))
  }

  @Test("groups tell their effects and indent what they hold")
  func groups() {
    var inner = DrawGroup(contents: DrawList([.fill(Self.rect, FillStyle(), Self.red)]))
    inner.opacity = 0.5
    inner.clip = DrawGroup.Clip(path: Self.rect, style: FillStyle(eoFill: true))
    inner.filter = .shadow(
      color: Color.black.resolve(in: .light), radius: 2, offset: CGPoint(x: 0, y: 1))
    let outer = DrawGroup(
      contents: DrawList([.group(inner)]),
      transform: CGAffineTransform(translationX: 3, y: -4), isFlattened: true)
    #expect(
      Self.text(.group(outer)) == """
        flattened offset 3,-4 {
          group clip even-odd rect 0,0 10x20 opacity 0.5 shadow #000000 radius 2 offset 0,1 {
            fill #FF383C rect 0,0 10x20
          }
        }
        """)
    let turned = DrawGroup(
      contents: DrawList(), transform: CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(Self.text(.group(turned)) == "group transform [2 0 0 0.5 0 0] {\n}")
  }

  @Test("a mask follows what it masks, in the group's coordinates")
  func masks() {
    let contents = DrawList([.fill(Self.rect, FillStyle(), Self.red)])
    let mask = DrawList([.fill(Self.rect.offsetBy(dx: 1, dy: 2), FillStyle(), Self.red)])
    var list = DrawList()
    list.append(
      DrawList([.group(DrawGroup(contents: contents, mask: mask, opacity: 0.5))]),
      offset: CGPoint(x: 3, y: 4))
    #expect(
      list.description == """
        group offset 3,4 opacity 0.5 {
          fill #FF383C rect 0,0 10x20
        } mask {
          fill #FF383C rect 1,2 10x20
        }

        """)
    #expect(DrawGroup(contents: contents, mask: mask) != DrawGroup(contents: contents))
    #expect(DrawGroup(contents: contents, mask: DrawList()) != DrawGroup(contents: contents))
  }

  @Test("a projection is told over w, with its slopes per thousand points")
  func projection() {
    var projection = ProjectionTransform(
      CGAffineTransform(a: 0.75, b: 0, c: 0.5, d: 2, tx: 10, ty: 20))
    (projection.m13, projection.m23, projection.m33) = (0.001_25, -0.000_5, 0.9)
    let contents = DrawList([.fill(Self.rect, FillStyle(), Self.red)])
    let group = DrawGroup(contents: contents, projection: projection, opacity: 0.5)
    #expect(
      Self.text(.group(group)) == """
        group projection [0.75 0 0.5 2 10 20] over [1.25 -0.5 0.9] opacity 0.5 {
          fill #FF383C rect 0,0 10x20
        }
        """)
    #expect(group != DrawGroup(contents: contents, opacity: 0.5))
    // It moves as a whole, and its contents are not told where they are shown.
    var list = DrawList()
    let projected = DrawList([.group(DrawGroup(contents: contents, projection: projection))])
    list.append(projected, offset: CGPoint(x: 3, y: 4))
    #expect(
      list.description == """
        group offset 3,4 projection [0.75 0 0.5 2 10 20] over [1.25 -0.5 0.9] {
          fill #FF383C rect 0,0 10x20
        }

        """)
  }
}
