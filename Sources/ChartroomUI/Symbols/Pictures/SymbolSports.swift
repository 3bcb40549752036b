import Foundation
import Graphics

extension SymbolNames {
  /// Draws balls, courts and equipment of sports.
  static func drawSports(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "dumbbell":
      g.body(
        Path.box(-34, -26, 15, 52, 5).turned(-45), Path.box(19, -26, 15, 52, 5).turned(-45),
        Path.box(-50, -16, 12, 32, 5).turned(-45), Path.box(38, -16, 12, 32, 5).turned(-45))
      g.line(Path.lines(-16, 0, 16, 0).turned(-45), width: 1.3)
    case "soccerball":
      g.body(.circle(0, 0, 46))
      g.spot(ring(5, radius: 15, at: -90))
      for step in 0..<5 {
        let turn = Double(step) * 72 - 90
        g.detail(Path.lines(16, 0, 31, 0).turned(turn), width: 0.9, limit: 9)
        g.spot(
          Path.polygon(rounding: 1, 32, -5, 32, 5, 40, 15, 45, 0, 40, -15).turned(turn)
            .intersection(.circle(0, 0, 45)))
      }
    case "basketball":
      g.body(.circle(0, 0, 46))
      g.detail(.lines(-46, 0, 46, 0), .lines(0, -46, 0, 46), width: 0.9)
      g.detail(.arc(-46, 0, 30, -58, 58), .arc(46, 0, 30, 122, 238), width: 0.9)
    case "tennisball":
      g.body(.circle(0, 0, 46))
      g.detail(.arc(-46, -8, 36, -47, 70), .arc(46, 8, 36, 133, 250))
    case "volleyball":
      g.body(.circle(0, 0, 46))
      for step in 0..<3 {
        let turn = Double(step) * 120
        g.detail(
          Path.start(0, 0).curve(-4, -16, 4, -34, 20, -41).turned(turn),
          Path.start(-1, -12).curve(-16, -14, -32, -8, -42, 2).turned(turn),
          Path.start(-7, -28).curve(-18, -30, -28, -26, -36, -20).turned(turn), width: 0.85,
          limit: 7)
      }
    case "baseball":
      g.body(.circle(0, 0, 46))
      for (x, turn) in [(-52.0, 0.0), (52, 180)] {
        g.detail(.arc(x, 0, 36, turn - 46, turn + 46), width: 0.85, limit: 8)
        for step in [-30.0, -10, 10, 30] {
          g.detail(Path.lines(31, 0, 41, 0).turned(turn + step, x: x), width: 0.7, limit: 6)
        }
      }
    case "football", "american.football":
      g.body(
        Path.start(-44, 44).curve(-52, -8, -8, -52, 44, -44).curve(52, 8, 8, 52, -44, 44).closed)
      g.detail(.lines(-16, 16, 16, -16), width: 0.9)
      for step in [-12.0, 0, 12] {
        g.detail(.lines(step - 6, -step - 6, step + 6, -step + 6), width: 0.85, limit: 8)
      }
    case "tennis.racket":
      g.line(Path.oval(0, 0, 24, 30).turned(45, x: 16, y: -16))
      g.line(.lines(-7, 7, -46, 46), width: 1.3)
      for offset in [-9.0, 0, 9] {
        g.line(
          Path.lines(offset, -26, offset, 26).turned(45, x: 16, y: -16),
          Path.lines(-21, offset * 1.3, 21, offset * 1.3).turned(45, x: 16, y: -16), width: 0.6,
          limit: 5, level: 1)
      }
    case "sportscourt":
      g.body(.box(-56, -38, 112, 76, 8))
      g.detail(.lines(0, -38, 0, 38), .circle(0, 0, 12), width: 0.9)
      g.detail(
        .lines(rounding: 4, -56, -18, -40, -18, -40, 18, -56, 18),
        .lines(rounding: 4, 56, -18, 40, -18, 40, 18, 56, 18), width: 0.9)
    case "skateboard":
      g.body(
        Path.start(-56, -20).curve(-50, -4, -44, -2, -34, -2).line(34, -2).curve(
          44, -2, 50, -4, 56, -20
        )
        .line(58, -12).curve(54, 6, 46, 12, 34, 12).line(-34, 12).curve(-46, 12, -54, 6, -58, -12)
        .closed)
      g.line(.circle(-28, 25, 7), .circle(28, 25, 7))
    default: return false
    }
    return true
  }

  /// A regular polygon.
  private static func ring(_ count: Int, radius: CGFloat, at start: Double) -> Path {
    Path { path in
      path.addLines(
        (0..<count).map {
          let angle = (start + Double($0) * 360 / Double(count)) * .pi / 180
          return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        })
      path.closeSubpath()
    }
  }
}
