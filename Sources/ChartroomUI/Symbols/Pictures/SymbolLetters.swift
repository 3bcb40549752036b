import Foundation
import Graphics

extension SymbolNames {
  /// Draws a capital letter, as high as digits, for symbols such as `b.circle`.
  static func drawLetters(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "b":
      g.line(
        Path.start(-18, -34).line(0, -34).curve(22, -34, 22, -3, 0, -3).line(-18, -3).closed,
        Path.start(-18, -3).line(4, -3).curve(28, -3, 28, 34, 4, 34).line(-18, 34).closed)
    case "c":
      g.line(
        Path.start(22, -20).curve(17, -29, 10, -34, 0, -34).curve(-16, -34, -24, -19, -24, 0)
          .curve(-24, 19, -16, 34, 0, 34).curve(10, 34, 17, 29, 22, 20))
    case "d":
      g.line(
        Path.start(-20, -34).line(-4, -34).curve(14, -34, 22, -20, 22, 0)
          .curve(22, 20, 14, 34, -4, 34).line(-20, 34).closed)
    case "e": g.line(.lines(18, -34, -16, -34, -16, 34, 18, 34), .lines(-16, -1, 13, -1))
    case "f": g.line(.lines(18, -34, -16, -34, -16, 34), .lines(-16, -1, 13, -1))
    case "g":
      g.line(
        Path.start(21, -22).curve(16, -30, 9, -34, 0, -34).curve(-16, -34, -24, -19, -24, 0)
          .curve(-24, 19, -16, 34, 0, 34).curve(14, 34, 23, 22, 23, 4).line(4, 4))
    case "h": g.line(.lines(-20, -34, -20, 34), .lines(20, -34, 20, 34), .lines(-20, 0, 20, 0))
    case "i": g.line(.lines(0, -34, 0, 34))
    case "j":
      g.line(
        Path.start(10, -34).line(10, 14).curve(10, 28, 3, 34, -5, 34).curve(
          -13, 34, -19, 28, -20, 18))
    case "k": g.line(.lines(-18, -34, -18, 34), .lines(20, -34, -18, 6), .lines(-3, -10, 22, 34))
    case "l": g.line(.lines(-16, -34, -16, 34, 18, 34))
    case "m": g.line(.lines(-26, 34, -26, -34, 0, 12, 26, -34, 26, 34))
    case "n": g.line(.lines(-20, 34, -20, -34, 20, 34, 20, -34))
    case "o": g.line(.oval(0, 0, 25, 34))
    case "p":
      g.line(
        Path.start(-17, 34).line(-17, -34).line(2, -34).curve(27, -34, 27, 4, 2, 4).line(-17, 4))
    case "q": g.line(.oval(0, 0, 25, 34), .lines(8, 16, 25, 36))
    case "r":
      g.line(
        Path.start(-18, 34).line(-18, -34).line(1, -34).curve(26, -34, 26, 2, 1, 2).line(-18, 2),
        .lines(2, 2, 21, 34))
    case "s":
      g.line(
        Path.start(18, -22).curve(15, -30, 8, -34, 0, -34).curve(-11, -34, -18, -28, -18, -18)
          .curve(-18, -7, -10, -4, 0, -1).curve(11, 2, 20, 6, 20, 17).curve(20, 28, 12, 34, 0, 34)
          .curve(-9, 34, -16, 30, -20, 21))
    case "t": g.line(.lines(-24, -34, 24, -34), .lines(0, -34, 0, 34))
    case "u":
      g.line(
        Path.start(-21, -34).line(-21, 9).curve(-21, 25, -13, 34, 0, 34).curve(
          13, 34, 21, 25, 21, 9
        )
        .line(21, -34))
    case "v": g.line(.lines(-24, -34, 0, 34, 24, -34))
    case "w": g.line(.lines(-34, -34, -17, 34, 0, -28, 17, 34, 34, -34))
    case "x": g.line(.lines(-22, -34, 22, 34), .lines(22, -34, -22, 34))
    case "y": g.line(.lines(-23, -34, 0, -1, 23, -34), .lines(0, -1, 0, 34))
    case "z": g.line(.lines(-20, -34, 20, -34, -20, 34, 20, 34))
    default: return false
    }
    return true
  }
}
