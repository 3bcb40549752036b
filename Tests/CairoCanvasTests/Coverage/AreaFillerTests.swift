import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("fast areas")
struct AreaFillerTests: AreaSuite {
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

  @Test("a million points are one area like others")
  func million() throws {
    let bitmap = try draw(Path { $0.addLines(HardArea.under(HardArea.noise(1_000_000))) })
    for x in 3..<45 {
      #expect(bitmap.alpha(x, 2) == 0)
      #expect(bitmap.alpha(x, 34) == 255)
    }
  }
}
