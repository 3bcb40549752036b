import Foundation
import Graphics

extension SymbolNames {
  /// Draws parties, dice, toys and controllers.
  static func drawGames(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawDie(name, &g) { return true }
    switch name {
    case "dice":
      g.body(Path.box(-28, -28, 56, 56, 12).turned(12, x: 22, y: 14))
      g.spot(.circle(12, 0, 3.6), .circle(22, 14, 3.6), .circle(32, 28, 3.6))
      var back = SymbolGlyph()
      back.body(Path.box(-28, -28, 56, 56, 12).turned(-14, x: -22, y: -16))
      back.spot(.circle(-34, -30, 3.6), .circle(-20, -34, 3.6), .circle(-38, -14, 3.6))
      let front = g
      g = back.behind
      g.addInFront(front)
    case "party.popper":
      g.body(
        Path.start(-50, 46).line(-26, -20).curve(-8, -20, 20, 8, 22, 22).line(-44, 50)
          .curve(-49, 52, -52, 50, -50, 46).closed)
      g.detail(.lines(-34, 4, -8, 32), .lines(-43, 24, -27, 40))
      g.line(
        Path.start(-6, -26).curve(6, -34, 2, -46, -8, -50),
        Path.start(28, 8).curve(36, -4, 48, 0, 54, 8),
        Path.start(10, -8).curve(24, -10, 34, -24, 34, -36),
        level: 1)
      g.area(
        .circle(16, -46, 3.6), .circle(50, -22, 3.6), .circle(50, -46, 3.6), .circle(44, 30, 3.6),
        level: 1)
    case "balloon":
      g.body(
        Path.start(0, -52).curve(22, -52, 36, -36, 36, -15).curve(36, 6, 16, 22, 0, 22)
          .curve(-16, 22, -36, 6, -36, -15).curve(-36, -36, -22, -52, 0, -52).closed)
      g.solid(.polygon(0, 22, 6, 30, -6, 30))
      g.line(.sweep(0, 30, -3, 38, 3, 46, 0, 55), width: 0.85, level: 1)
      g.detail(.arc(-1, -16, 21, 195, 260))
    case "balloon.2":
      let balloon = SymbolGlyph.drawing { _ = drawGames("balloon", &$0) }
      g.add(balloon.placed(scale: 0.8, x: 24, y: 8).behind)
      g.addInFront(balloon.placed(scale: 0.88, x: -18, y: -4))
    case "fireworks":
      for step in 0..<12 {
        let turn = Double(step) * 30
        if step % 2 == 0 {
          g.line(Path.lines(14, 0, 34, 0).turned(turn))
          g.area(Path.circle(48, 0, 3.6).turned(turn), level: 1)
        } else {
          g.line(Path.lines(24, 0, 40, 0).turned(turn), width: 0.85, limit: 9, level: 1)
        }
      }
    case "megaphone":
      g.body(
        Path.start(46, -46).line(46, 38).curve(30, 24, 6, 16, -30, 16).line(-38, 16)
          .curve(-62, 16, -62, -24, -38, -24).line(-30, -24).curve(6, -24, 30, -32, 46, -46).closed)
      g.line(Path.lines(rounding: 10, -28, 18, -22, 48, -4, 48, -8, 20))
      g.detail(.lines(-24, -22, -24, 14))
      g.line(.arc(42, -4, 16, -42, 42), level: 1)
    case "flag.checkered":
      g.line(.lines(-36, -46, -36, 50))
      g.line(.polygon(rounding: 3, -36, -42, 42, -42, 42, 10, -36, 10))
      for row in 0..<3 {
        for column in 0..<4 where (row + column) % 2 == 0 {
          g.area(.box(-36 + CGFloat(column) * 19.5, -42 + CGFloat(row) * 17.4, 19.5, 17.4, 0.5))
        }
      }
    case "flag.2.crossed":
      for isRight in [true, false] {
        let half = SymbolGlyph.drawing { g in
          g.line(Path.lines(0, -44, 0, 56).turned(28, x: 6, y: 0))
          g.body(
            Path.polygon(rounding: 4, 0, -44, 40, -44, 40, -8, 0, -8).turned(28, x: 6, y: 0))
        }
        g.add(isRight ? half : half.mirrored)
      }
    case "gamecontroller":
      g.body(
        Path.start(-26, -30).line(26, -30).curve(46, -30, 50, -12, 57, 20).curve(
          62, 44, 40, 48, 28, 32
        )
        .curve(22, 24, 18, 20, 10, 20).line(-10, 20).curve(-18, 20, -22, 24, -28, 32)
        .curve(-40, 48, -62, 44, -57, 20).curve(-50, -12, -46, -30, -26, -30).closed)
      g.detail(.lines(-26, -16, -26, 6), .lines(-37, -5, -15, -5))
      g.spot(.circle(34, -11, 3.6), .circle(22, 2, 3.6))
    case "teddybear":
      g.body(.circle(-24, -38, 10), .circle(24, -38, 10), .circle(-31, 20, 9), .circle(31, 20, 9))
      g.body(.circle(-22, 44, 10), .circle(22, 44, 10))
      g.addInFront(SymbolGlyph.drawing { $0.body(.oval(0, 26, 25, 23)) })
      g.addInFront(SymbolGlyph.drawing { $0.body(.oval(0, -20, 29, 24)) })
      g.spot(.circle(-11, -24, 2.6), .circle(11, -24, 2.6), .oval(0, -13, 4.1, 2.6))
    case "theatermasks":
      let mask = Path.start(-26, -28).curve(-8, -22, 8, -22, 26, -28).curve(32, 6, 22, 28, 0, 36)
        .curve(-22, 28, -32, 6, -26, -28).closed
      g.body(mask.turned(8, x: 28, y: 12), level: 1)
      g.detail(Path.start(-10, 20).curve(-4, 12, 4, 12, 10, 20).turned(8, x: 28, y: 12))
      g.spot(.circle(38, 6, 3.1))
      g.addInFront(SymbolGlyph.drawing { $0.body(mask.turned(-8, x: -24, y: -14)) })
      g.spot(.circle(-36, -18, 3.1), .circle(-16, -21, 3.1))
      g.detail(Path.start(-12, 8).curve(-6, 18, 6, 18, 12, 8).turned(-8, x: -24, y: -14))
    case "lifepreserver":
      g.body(.circle(0, 0, 46))
      g.window(.circle(0, 0, 19))
      for turn in [45.0, 135, 225, 315] { g.detail(Path.lines(26, 0, 40, 0).turned(turn)) }
    case "metronome":
      g.body(.polygon(rounding: 7, -14, -48, 14, -48, 36, 46, -36, 46))
      g.detail(.lines(-30, 24, 30, 24))
      g.line(.lines(0, 24, 44, -36))
    default: return false
    }
    return true
  }

  /// Draws a die with 1 to 6 pips.
  private static func drawDie(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    guard name.hasPrefix("die.face."), let count = Int(name.dropFirst(9)), (1...6).contains(count)
    else { return false }
    g.body(.box(-42, -42, 84, 84, 19), level: 1)
    var pips: [(CGFloat, CGFloat)] = count % 2 == 1 ? [(0, 0)] : []
    if count > 1 { pips += [(-1, -1), (1, 1)] }
    if count > 3 { pips += [(1, -1), (-1, 1)] }
    if count == 6 { pips += [(-1, 0), (1, 0)] }
    for (x, y) in pips { g.spot(.circle(x * 20, y * 20, 5.6)) }
    return true
  }
}
