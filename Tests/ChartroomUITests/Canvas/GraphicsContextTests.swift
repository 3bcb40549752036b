import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Graphics contexts")
struct GraphicsContextTests {
  private let square = Path(CGRect(0, 0, 10, 10))

  /// Returns the lines of the drawing on a canvas of 100 × 100 points, without the clip to its frame.
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [String] {
    let text = stage(width: 100, height: 100) { Canvas(renderer: renderer) }.drawList().description
    let lines = text.split(separator: "\n").map(String.init)
    guard lines.first == "group clip rect 0,0 100x100 {" else { return lines }
    return lines.dropFirst().dropLast().map { String($0.dropFirst(2)) }
  }

  // MARK: Shapes

  @Test("paths are filled and stroked in the order of the calls")
  func shapes() {
    let lines = drawn { context, _ in
      context.fill(square, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(square, with: .color(white: 0), lineWidth: 3)
      context.stroke(square, with: .color(red: 0, green: 0, blue: 1, opacity: 0.5))
    }
    #expect(
      lines == [
        "fill #FF383C even-odd rect 0,0 10x10", "stroke #000000 width 3 rect 0,0 10x10",
        "stroke #0000FF80 width 1 rect 0,0 10x10",
      ])
  }

  @Test("what cannot be seen is not drawn")
  func unseen() {
    #expect(
      drawn { context, _ in
        context.fill(Path(), with: .color(.red))
        context.fill(square, with: .color(.clear))
        context.fill(square, with: .backdrop)
        context.fill(square, with: .palette([]))
        context.stroke(square, with: .color(.red), lineWidth: 0)
        context.stroke(square, with: .color(.red), lineWidth: .nan)
        context.drawLayer { _ in }
        context.opacity = .nan
        context.fill(square, with: .color(.red))
        context.opacity = 1
        context.scaleBy(x: .nan, y: 1)
        context.fill(square, with: .color(.red))
        context.drawLayer { $0.fill(square, with: .color(.red)) }
      }.isEmpty)
  }

  @Test("gradients are in user space, and styles in the bounding rectangle of the path")
  func shadings() {
    let gradient = Gradient(colors: [.black, .white])
    let stops = "#000000 0, #FFFFFF 1"
    let path = Path(CGRect(20, 20, 40, 10))
    let lines = drawn { context, _ in
      context.fill(
        path,
        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: 50)))
      context.fill(
        path, with: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
      context.fill(
        path, with: .radialGradient(gradient, center: middle, startRadius: 1, endRadius: 2))
      context.fill(path, with: .conicGradient(gradient, center: middle, angle: .degrees(90)))
      context.fill(path, with: .palette([.color(.white), .color(.black)]))
    }
    #expect(
      lines == [
        "fill linear(0,0 to 0,50: \(stops)) rect 20,20 40x10",
        "fill linear(40,20 to 40,30: \(stops)) rect 20,20 40x10",
        "fill radial(50,50 1 to 2: \(stops)) rect 20,20 40x10",
        "fill angular(50,50 90° to 450°: \(stops)) rect 20,20 40x10",
        "fill #FFFFFF rect 20,20 40x10",
      ])
  }

  // MARK: Settings

  @Test("transforms apply to what follows, and commands under one transform share a group")
  func transforms() {
    let lines = drawn { context, _ in
      context.fill(square, with: .color(.red))
      context.translateBy(x: 5, y: 6)
      context.scaleBy(x: 2, y: 3)
      context.fill(square, with: .color(.red))
      context.fill(square, with: .color(.black))
      context.transform = .identity
      context.concatenate(CGAffineTransform(translationX: 1, y: 0))
      context.rotate(by: .degrees(90))
      context.fill(square, with: .color(.red))
    }
    #expect(
      lines == [
        "fill #FF383C rect 0,0 10x10", "group transform [2 0 0 3 5 6] {",
        "  fill #FF383C rect 0,0 10x10", "  fill #000000 rect 0,0 10x10", "}",
        "group transform [0 1 -1 0 1 0] {", "  fill #FF383C rect 0,0 10x10", "}",
      ])
  }

  @Test("a copy of a context has its own settings and draws into the same picture")
  func copies() {
    let lines = drawn { context, _ in
      var copy = context
      copy.translateBy(x: 20, y: 0)
      copy.opacity = 0.5
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.black))
      #expect(context.transform == .identity && context.opacity == 1)
    }
    #expect(
      lines == [
        "group opacity 0.5 {", "  fill #FF383C rect 20,0 10x10", "}", "fill #000000 rect 0,0 10x10",
      ])
  }

  @Test("clips accumulate, each in the user space in which it was set")
  func clips() {
    var bounds: [CGRect] = []
    let lines = drawn { context, _ in
      bounds.append(context.clipBoundingRect)
      context.translateBy(x: 30, y: 0)
      context.clip(to: Path(CGRect(0, 0, 40, 40)))
      bounds.append(context.clipBoundingRect)
      context.translateBy(x: -30, y: 0)
      context.clip(to: Path(CGRect(0, 20, 100, 100)), style: FillStyle(antialiased: false))
      bounds.append(context.clipBoundingRect)
      context.fill(square, with: .color(.red))
      context.fill(square, with: .color(.black))
      context.clip(to: Path(CGRect(0, 0, 1, 1)))
      bounds.append(context.clipBoundingRect)
    }
    #expect(
      lines == [
        "group clip rect 30,0 40x40 {", "  group clip aliased rect 0,20 100x100 {",
        "    fill #FF383C rect 0,0 10x10", "    fill #000000 rect 0,0 10x10", "  }", "}",
      ])
    #expect(
      bounds == [
        CGRect(0, 0, 100, 100), CGRect(0, 0, 40, 40), CGRect(30, 20, 40, 20), .zero,
      ])
  }

  @Test("an inverse clip leaves out its shape", arguments: [CGPoint(x: 5, y: 5), middle])
  func inverseClip(point: CGPoint) throws {
    let list = stage(width: 100, height: 100) {
      Canvas { context, size in
        context.clip(to: square, options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        #expect(context.clipBoundingRect == CGRect(0, 0, 100, 100))
      }
    }.drawList()
    let clip = try #require(list.firstGroup?.contents.firstGroup?.clip)
    #expect(clip.path.contains(point, eoFill: clip.style.isEOFilled) == (point == middle))
  }

  @Test("a layer takes opacity and filters as a whole, and has the transform")
  func layers() {
    let lines = drawn { context, _ in
      context.opacity = 0.5
      context.addFilter(.blur(radius: 2))
      context.translateBy(x: 7, y: 0)
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.transform == context.transform)
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.black))
      }
    }
    #expect(
      lines == [
        "group opacity 0.5 {", "  group blur radius 2 {", "    fill #FF383C rect 7,0 10x10",
        "    fill #000000 rect 7,0 10x10", "  }", "}",
      ])
  }

  @Test("the filter that was added last is applied first")
  func filters() {
    let lines = drawn { context, _ in
      context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
      context.addFilter(.blur(radius: 4))
      context.addFilter(.colorInvert())
      context.fill(square, with: .color(.white))
    }
    #expect(
      lines == [
        "group shadow #000000 radius 3 offset 1,2 {", "  group blur radius 4 {",
        "    fill #000000 rect 0,0 10x10", "  }", "}",
      ])
  }

  @Test(
    "filters of colours change colours",
    arguments: [
      (GraphicsContext.Filter.colorInvert(), "#33CCFF"), (.colorInvert(0), "#CC3300"),
      (.brightness(0.2), "#FF6633"), (.contrast(0), "#808080"), (.grayscale(0), "#CC3300"),
      (.saturation(1), "#CC3300"), (.hueRotation(.zero), "#CC3300"),
      (.colorMultiply(Color(red: 0, green: 1, blue: 1)), "#003300"),
    ])
  func colorFilters(filter: GraphicsContext.Filter, color: String) {
    let lines = drawn { context, _ in
      context.addFilter(filter)
      context.fill(square, with: .color(Color(red: 0.8, green: 0.2, blue: 0)))
    }
    #expect(lines == ["fill \(color) rect 0,0 10x10"])
  }

  @Test("a projection filter transforms the picture in the space of the canvas")
  func projection() {
    let lines = drawn { context, _ in
      context.scaleBy(x: 2, y: 2)
      let move = CGAffineTransform(translationX: 3, y: 0)
      context.addFilter(.projectionTransform(ProjectionTransform(move)))
      context.fill(square, with: .color(.red))
    }
    #expect(lines == ["group transform [2 0 0 2 3 0] {", "  fill #FF383C rect 0,0 10x10", "}"])
  }

  @Test("a layer as a clip is a mask")
  func layerClips() {
    let lines = drawn { context, _ in
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
      context.clipToLayer(options: .inverse) { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .color(.red))
    }
    #expect(
      lines == [
        "group {", "  fill #FF383C rect 0,0 10x10", "} mask {", "  group opacity 0.5 {",
        "    fill #000000 rect 0,0 10x10", "  }", "}",
      ])
  }
}
