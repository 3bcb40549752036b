import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("fast areas")
struct AreaFillerTests {
  private static let rules = [false, true]

  private func draw(
    _ path: Path, isEvenOdd: Bool = false, _ paint: Paint = .black
  ) throws -> Bitmap {
    try picture(
      width: HardArea.width, height: HardArea.height,
      [.fill(path, FillStyle(eoFill: isEvenOdd), paint)])
  }

  @Test("an area is no farther from the truth than Cairo's", arguments: HardArea.all, rules)
  func quality(area: HardArea, isEvenOdd: Bool) throws {
    let truth = SampledArea(
      area.outlines, isEvenOdd: isEvenOdd, width: HardArea.width, height: HardArea.height)
    let ours = truth.error(of: try draw(area.path, isEvenOdd: isEvenOdd))
    let cairo = truth.error(of: try draw(area.pathForCairo, isEvenOdd: isEvenOdd))
    #expect(ours.mean <= cairo.mean)
    #expect(ours.largest < 0.08)
  }

  @Test("what is covered whole is covered by 255, without seams")
  func whole() throws {
    let curve = HardArea.wave(400, 3)
    let bitmap = try draw(Path { $0.addLines(HardArea.under(curve)) })
    for y in 22..<37 {
      for x in 2..<46 { #expect(bitmap.alpha(x, y) == 255) }
    }
    for y in 38..<40 {
      for x in 0..<48 { #expect(bitmap.alpha(x, y) == 0) }
    }
  }

  @Test("what else the lines of an area cross does not change it", arguments: HardArea.all)
  func crossedMore(area: HardArea) throws {
    var path = area.path
    // No area, and out of sight; but every line crosses it.
    path.addLines([CGPoint(x: -9, y: -20), CGPoint(x: 99, y: -25)])
    path.closeSubpath()
    #expect(try draw(path) == draw(area.path))
  }

  @Test("areas that share an edge share its pixels")
  func sharedEdge() throws {
    let curve = HardArea.noise(300)
    let above = Path { $0.addLines(curve + [CGPoint(x: 46.3, y: 0), CGPoint(x: 1.3, y: 0)]) }
    let below = Path { $0.addLines(HardArea.under(curve).reversed()) }
    let (upper, lower) = (try draw(above), try draw(below))
    for y in 0..<37 {
      for x in 2..<46 { #expect((254...256).contains(upper.alpha(x, y) + lower.alpha(x, y))) }
    }
  }

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

  @Test("the direction of an outline does not matter", arguments: HardArea.all)
  func reversed(area: HardArea) throws {
    let back = HardArea(
      testDescription: "", outlines: area.outlines.map { Array($0.reversed()) })
    #expect(try draw(area.path) == draw(back.path))
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

  @Test("edges that are not smooth, few lines and curves are left to Cairo")
  func leftToCairo() throws {
    let area = HardArea.all[0]
    let aliased = FillStyle(antialiased: false)
    func draw(_ path: Path, _ style: FillStyle) throws -> Bitmap {
      try picture(width: HardArea.width, height: HardArea.height, [.fill(path, style, .red)])
    }
    #expect(try draw(area.path, aliased) == draw(area.pathForCairo, aliased))
    let few = HardArea(testDescription: "", outlines: [HardArea.under(HardArea.noise(20))])
    #expect(try draw(few.path, FillStyle()) == draw(few.pathForCairo, FillStyle()))
  }

  @Test("bars on whole pixels cover them whole, and others share them", arguments: [0, 0.25])
  func bars(shift: CGFloat) throws {
    func top(_ bar: Int) -> Int { 5 + bar * 7 % 29 }
    let bars = Path { path in
      path.move(to: CGPoint(x: 4 + shift, y: 38))
      for bar in 0..<100 {
        let left = 4 + CGFloat(bar) + shift
        path.addLine(to: CGPoint(x: left, y: CGFloat(top(bar))))
        path.addLine(to: CGPoint(x: left + 1, y: CGFloat(top(bar))))
      }
      path.addLine(to: CGPoint(x: 104 + shift, y: 38))
    }
    let bitmap = try picture(width: 120, height: 40, [.fill(bars, FillStyle(), .black)])
    for bar in 1..<100 {
      for y in 0..<40 {
        let share = 1 - Double(shift)
        let own = y >= top(bar) && y < 38 ? share : 0
        let left = y >= top(bar - 1) && y < 38 ? 1 - share : 0
        #expect(bitmap.alpha(4 + bar, y) == Int((255 * (own + left)).rounded()))
      }
    }
  }

  @Test("gradients go through an area as through its path")
  func gradients() throws {
    let area = HardArea(testDescription: "", outlines: [HardArea.under(HardArea.wave(200, 4))])
    for paint: Paint in [
      .linear(ramp([.red, .blue]), from: .zero, to: CGPoint(x: 0, y: 40)),
      .linear(ramp([.red, .clear]), from: .zero, to: CGPoint(x: 30, y: 40)),
      .radial(ramp([.red, .blue]), center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 20),
    ] {
      let ours = try draw(area.path, paint)
      let cairo = try draw(area.pathForCairo, paint)
      for y in 23..<37 {
        for x in 2..<46 {
          for (a, b) in zip(ours[x, y], cairo[x, y]) { #expect(abs(Int(a) - Int(b)) <= 2) }
        }
      }
    }
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

  @Test("a million points are one area like others")
  func million() throws {
    let bitmap = try draw(Path { $0.addLines(HardArea.under(HardArea.noise(1_000_000))) })
    for x in 3..<45 {
      #expect(bitmap.alpha(x, 2) == 0)
      #expect(bitmap.alpha(x, 34) == 255)
    }
  }
}
