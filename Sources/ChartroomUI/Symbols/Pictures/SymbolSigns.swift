import Foundation
import Graphics

extension SymbolNames {
  /// Draws signs: plus, check mark, question mark and the like.
  static func drawSigns(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "plus": g.line(.lines(0, -36, 0, 36), .lines(-36, 0, 36, 0))
    case "minus": g.line(.lines(-36, 0, 36, 0))
    case "xmark", "multiply": g.line(.lines(-29, -29, 29, 29), .lines(29, -29, -29, 29))
    case "checkmark": g.line(.lines(-31, 5, -10, 33, 31, -33))
    case "equal": g.line(.lines(-32, -12, 32, -12), .lines(-32, 12, 32, 12))
    case "divide":
      g.line(.lines(-34, 0, 34, 0))
      g.area(.circle(0, -25, 5.1), .circle(0, 25, 5.1))
    case "plus.forwardslash.minus", "plusminus":
      g.line(
        .lines(-2, -30, -2, 14), .lines(-24, -8, 20, -8), .lines(-24, 34, 20, 34))
    case "percent":
      g.line(.lines(28, -34, -28, 34), .circle(-24, -20, 13), .circle(24, 20, 13))
    case "exclamationmark":
      g.line(.lines(0, -36, 0, 12), width: 1.15)
      g.dot(CGPoint(x: 0, y: 33))
    case "questionmark":
      g.line(Path.arc(0, -19, 17, 185, 392).curve(7, -1, 0, 3, 0, 14))
      g.dot(CGPoint(x: 0, y: 33))
    case "info":
      g.line(.lines(-10, -10, 1, -10, 1, 32), .lines(-14, 32, 16, 32))
      g.dot(CGPoint(x: -1, y: -33), width: 1.5)
    case "ellipsis": g.area(.circle(-29, 0, 5.5), .circle(0, 0, 5.5), .circle(29, 0, 5.5))
    case "number":
      g.line(
        .lines(-8, -37, -16, 37), .lines(16, -37, 8, 37), .lines(-32, -13, 35, -13),
        .lines(-35, 13, 32, 13))
    case "dollarsign":
      g.line(
        .lines(0, -46, 0, 46),
        .sweep(
          21, -20, 14, -31, 0, -34, -16, -30, -22, -18, -15, -6, 0, 0, 16, 6, 23, 18, 16, 31, 0, 35,
          -16, 31, -23, 19))
    case "at":
      g.line(
        .circle(0, 0, 17),
        Path.lines(17, -16, 17, 6).curve(17, 22, 42, 22, 42, 0).curve(42, -25, 24, -42, 0, -42)
          .curve(-24, -42, -42, -24, -42, 0).curve(-42, 24, -24, 42, 0, 42).curve(
            10, 42, 18, 39, 25, 35))
    case "star": g.body(.star(points: 5, outer: 50, inner: 21.5, rounding: 5, y: 4))
    case "heart", "suit.heart":
      g.body(
        Path.start(0, 43).curve(-30, 24, -46, 3, -46, -17).curve(-46, -33, -35, -43, -22, -43)
          .curve(-12, -43, -4, -37, 0, -29).curve(4, -37, 12, -43, 22, -43)
          .curve(35, -43, 46, -33, 46, -17).curve(46, 3, 30, 24, 0, 43).closed)
    case "bolt":
      g.body(.polygon(rounding: 5, 9, -52, -29, 8, -4, 8, -9, 52, 29, -8, 4, -8))
    case "flag":
      g.line(.lines(-34, -46, -34, 50))
      g.body(
        Path.start(-34, -42).curve(-20, -50, -8, -46, 2, -41).curve(14, -35, 26, -36, 38, -42)
          .line(38, 6).curve(26, 12, 14, 13, 2, 7).curve(-8, 2, -20, -2, -34, 6).closed)
    case "power": g.line(.arc(0, 4, 40, -58, 238), .lines(0, -46, 0, -2))
    case "sparkles":
      g.solid(.glint(8, 10, 34), level: 0)
      g.solid(.glint(-28, -26, 17), .glint(22, -40, 11), level: 1)
    case "sparkle": g.solid(.glint(0, 0, 44))
    case "circle.dotted":
      for step in 0..<16 {
        let angle = Double(step) * .pi / 8
        g.dot(CGPoint(x: 46 * cos(angle), y: 46 * sin(angle)), width: 1)
      }
    case "smallcircle.filled.circle", "circle.inset.filled", "inset.filled.circle",
      "largecircle.fill.circle":
      g.body(.circle(0, 0, 46), level: 1)
      g.spot(.circle(0, 0, name == "smallcircle.filled.circle" ? 18 : 30))
    case "square.dashed":
      for turn in 0..<4 {
        let angle = Double(turn) * 90
        g.line(
          Path.lines(rounding: 14, -42, -26, -42, -42, -26, -42).turned(angle),
          Path.lines(-9, -42, 9, -42).turned(angle))
      }
    case "command":
      for turn in 0..<4 {
        g.line(
          Path.start(17, -17).line(17, -30).curve(17, -48, 44, -48, 44, -30)
            .curve(44, -17, 30, -17, 17, -17).line(-17, -17).turned(Double(turn) * 90))
      }
    default: return false
    }
    return true
  }

  /// Draws numbers from 0 to 99.
  static func drawDigits(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    guard name.utf8.count < 3, name.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    let digits = name.utf8.map { digit(Int($0) - 0x30) }
    if digits.count == 1 {
      g.line(digits[0])
    } else if digits.count == 2 {
      g.line(digits[0].offsetBy(dx: -25, dy: 0), digits[1].offsetBy(dx: 25, dy: 0))
    }
    return !digits.isEmpty
  }

  private static func digit(_ value: Int) -> Path {
    switch value {
    case 0: .oval(0, 0, 18, 34)
    case 1: .lines(-13, -22, 3, -34, 3, 34)
    case 2:
      Path.start(-17, -18).curve(-17, -28, -9, -34, 1, -34).curve(11, -34, 18, -27, 18, -17)
        .curve(18, -2, -2, 10, -18, 34).line(19, 34)
    case 3:
      Path.start(-16, -24).curve(-10, -32, -5, -34, 1, -34).curve(22, -34, 24, -4, -4, -3)
        .curve(28, -3, 25, 34, 0, 34).curve(-8, 34, -14, 31, -18, 24)
    case 4: .lines(11, 34, 11, -34, -20, 16, 22, 16)
    case 5:
      Path.start(16, -34).line(-12, -34).line(-15, -3).curve(4, -16, 20, -4, 20, 12)
        .curve(20, 26, 11, 34, 0, 34).curve(-8, 34, -14, 31, -18, 25)
    case 6:
      Path.start(14, -27).curve(-4, -44, -20, -24, -19, 10).curve(-19, 26, -10, 34, 0, 34)
        .curve(12, 34, 19, 25, 19, 13).curve(19, 1, 11, -7, 1, -7).curve(-9, -7, -16, -1, -19, 8)
    case 7: .lines(-18, -34, 19, -34, -6, 34)
    case 8:
      Path.start(0, -2).curve(-24, -8, -20, -34, 0, -34).curve(20, -34, 24, -8, 0, -2)
        .curve(-28, 3, -24, 34, 0, 34).curve(24, 34, 28, 3, 0, -2).closed
    default: digit(6).applying(CGAffineTransform(scaleX: -1, y: -1))
    }
  }
}
