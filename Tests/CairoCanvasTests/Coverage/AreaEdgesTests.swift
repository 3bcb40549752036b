import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("AreaEdges")
struct AreaEdgesTests: AreaSuite {
  @Test("an area that is moved by whole pixels has the same bytes", arguments: [1, 37, -70])
  func moved(pixels: Int) throws {
    let start = abs(pixels)
    func draw(_ x: Int, _ y: Int) throws -> Bitmap {
      let transform = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      let area = DrawList([.fill(HardArea.all[0].path, FillStyle(), .red)])
      return try picture(
        width: 48 + 2 * start, height: 48 + 2 * start,
        [.group(DrawGroup(contents: area, transform: transform))])
    }
    let here = try draw(start, start)
    let there = try draw(start + pixels, start - pixels)
    for y in 0..<40 {
      for x in 0..<48 {
        #expect(here[start + x, start + y] == there[start + pixels + x, start - pixels + y])
      }
    }
  }

  @Test("a part of a picture has the same bytes as the whole", arguments: HardArea.all)
  func part(area: HardArea) throws {
    let whole = try draw(area.path)
    let clip = DrawGroup.Clip(path: square(9, 7, 14, 21))
    let contents = DrawList([.fill(area.path, FillStyle(), .black)])
    let part = try picture(
      width: HardArea.width, height: HardArea.height,
      [.group(DrawGroup(contents: contents, clip: clip))])
    for y in 0..<40 {
      for x in 0..<48 {
        let isInside = (9..<23).contains(x) && (7..<28).contains(y)
        #expect(part[x, y] == (isInside ? whole[x, y] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("an open outline is closed")
  func open() throws {
    let outline = HardArea.under(HardArea.noise(200))
    let open = Path { path in
      path.addLines(outline)
      path.addLines(outline.map { CGPoint(x: $0.x, y: $0.y - 20) })
    }
    let closed = Path { path in
      for dy in [0, -20] as [CGFloat] {
        path.addLines(outline.map { CGPoint(x: $0.x, y: $0.y + dy) })
        path.closeSubpath()
      }
    }
    #expect(try draw(open) == draw(closed))
  }

  @Test("a line after a closed outline begins where that began")
  func afterClosing() throws {
    let outline = HardArea.under(HardArea.noise(200))
    let path = Path { path in
      path.addLines(outline)
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 40, y: 1))
      path.addLine(to: CGPoint(x: 44, y: 2))
    }
    let apart = Path { path in
      path.addLines(outline)
      path.closeSubpath()
      path.addLines([outline[0], CGPoint(x: 40, y: 1), CGPoint(x: 44, y: 2)])
    }
    #expect(try draw(path) == draw(apart))
  }

  @Test("points that are not finite break an outline as they do for Cairo")
  func brokenOutline() throws {
    var outline = HardArea.under(HardArea.wave(200, 4))
    outline[60].y = .nan
    outline[130].x = .infinity
    let area = HardArea(testDescription: "", outlines: [outline])
    let ours = try draw(area.path)
    let cairo = try draw(area.pathForCairo)
    for (a, b) in zip(ours.pixels, cairo.pixels) { #expect(abs(Int(a) - Int(b)) <= 16) }
  }

  @Test("an area that reaches far out is drawn where it can be seen", arguments: [1e5, 1e9, 1e300])
  func far(distance: CGFloat) throws {
    func area(_ distance: CGFloat) -> Path {
      let curve = HardArea.wave(200, 4)
      let far = [
        CGPoint(x: distance, y: 18), CGPoint(x: distance, y: distance),
        CGPoint(x: -distance, y: distance), CGPoint(x: -distance, y: 18),
      ]
      return Path { $0.addLines(curve + far) }
    }
    let near = try draw(area(4000))
    let actual = try draw(area(distance))
    for (a, b) in zip(near.pixels, actual.pixels) { #expect(abs(Int(a) - Int(b)) <= 12) }
  }

  @Test("areas without pixels draw nothing")
  func nothing() throws {
    let point = CGPoint(x: 20, y: 20)
    func points(_ place: (CGFloat) -> CGPoint) -> [CGPoint] { (0..<300).map { place(CGFloat($0)) } }
    for points in [
      points { _ in point }, points { CGPoint(x: $0 / 10, y: 20) },
      points { CGPoint(x: 20, y: $0 / 10) },
      points { CGPoint(x: 100 + $0.truncatingRemainder(dividingBy: 7), y: $0 / 10) },
      points { _ in CGPoint(x: CGFloat.nan, y: .infinity) },
    ] {
      #expect(try draw(Path { $0.addLines(points) }).ink() == nil)
    }
  }

  @Test("the line that closes an open outline is an edge like others, also before a move")
  func closingEdge() throws {
    // A triangle above its slanted closing edge, of many short lines.
    let outline =
      (0...150).map { CGPoint(x: 3 + 40 * CGFloat($0) / 150, y: 5) }
      + [CGPoint(x: 43, y: 35)]
    let open = Path { path in
      path.addLines(outline)
      path.addLines([CGPoint(x: 1, y: 39), CGPoint(x: 2, y: 39), CGPoint(x: 2, y: 40)])
    }
    let bitmap = try draw(open)
    #expect(bitmap.alpha(35, 10) == 255 && bitmap.alpha(38, 25) == 255)
    #expect(bitmap.alpha(10, 20) == 0 && bitmap.alpha(20, 30) == 0)
    let truth = SampledArea([outline], width: HardArea.width, height: HardArea.height)
    #expect(abs(bitmap.alpha(23, 19) - Int(255 * truth.coverage[19 * HardArea.width + 23])) < 20)
  }
}
