import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("AreaSweep")
struct AreaSweepTests {
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

  @Test("the direction of an outline does not matter", arguments: HardArea.all)
  func reversed(area: HardArea) throws {
    let back = HardArea(
      testDescription: "", outlines: area.outlines.map { Array($0.reversed()) })
    #expect(try draw(area.path) == draw(back.path))
  }
}
