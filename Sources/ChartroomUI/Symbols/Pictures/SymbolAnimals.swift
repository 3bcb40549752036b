import Foundation
import Graphics

extension SymbolNames {
  /// Draws animals, trees and mountains.
  static func drawAnimals(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "fish":
      g.body(
        Path.start(-54, 2).curve(-40, -26, -14, -36, 8, -28).curve(18, -24, 26, -16, 32, -8)
          .curve(38, -14, 46, -24, 54, -26).curve(58, -26, 58, -22, 56, -18)
          .curve(50, -6, 50, 10, 56, 22).curve(58, 28, 56, 31, 52, 29).curve(44, 26, 38, 18, 32, 12)
          .curve(24, 22, 14, 30, 2, 32).curve(-20, 34, -40, 24, -54, 2).closed)
      g.spot(.circle(-30, -4, 3.6))
      g.detail(Path.start(-14, -16).curve(-6, -4, -6, 10, -14, 20), width: 0.9)
      g.line(
        Path.start(-18, -31).curve(-8, -44, 8, -48, 22, -46).curve(18, -38, 16, -32, 12, -27))
    case "bird":
      g.body(
        Path.start(-50, -26).line(-38, -34).curve(-30, -46, -10, -46, -4, -32)
          .curve(0, -20, 8, -14, 22, -16).curve(38, -18, 50, -30, 56, -42).curve(
            60, 0, 40, 36, -2, 36
          )
          .curve(-30, 36, -40, 14, -38, -18).closed)
      g.spot(.circle(-24, -26, 3.1))
      g.detail(Path.start(-14, 2).curve(-6, 18, 16, 20, 30, 6), width: 0.9)
      g.line(.lines(-10, 38, -10, 52), .lines(8, 36, 8, 52))
    case "dog":
      g.body(
        Path.start(-57, -16).curve(-58, -24, -48, -26, -38, -28).curve(-34, -40, -26, -48, -14, -48)
          .curve(0, -48, 6, -38, 6, -26).curve(8, -14, 18, -10, 30, -10)
          .curve(36, -12, 40, -18, 42, -28).curve(44, -36, 55, -34, 55, -25)
          .curve(55, -8, 51, 0, 47, 6).line(47, 44).curve(47, 50, 33, 50, 33, 44).line(29, 24)
          .line(-4, 24).line(-8, 44).curve(-8, 50, -22, 50, -22, 44).line(-25, 10)
          .curve(-27, 2, -30, -3, -34, -4).curve(-46, -4, -56, -6, -57, -16).closed)
      g.detail(
        Path.start(-10, -46).curve(-2, -32, 0, -20, -6, -12).curve(-14, -12, -18, -22, -18, -32),
        width: 0.9, limit: 9)
      g.spot(.circle(-29, -27, 2.6))
    case "cat":
      g.body(
        Path.start(-54, -30).line(-50, -46).line(-40, -38).line(-32, -38).line(-22, -46)
          .line(-18, -30).curve(-16, -20, -8, -14, 6, -14).curve(26, -14, 38, -4, 38, 14)
          .curve(44, 6, 42, -8, 40, -20).curve(38, -36, 52, -38, 54, -24)
          .curve(56, -2, 52, 22, 40, 28).line(40, 44).curve(40, 50, 28, 50, 26, 44).line(22, 28)
          .line(-8, 28).line(-10, 44).curve(-10, 50, -24, 50, -24, 44).line(-28, 0)
          .curve(-46, 2, -58, -10, -54, -30).closed)
      g.spot(.circle(-42, -22, 2.6), .circle(-29, -22, 2.6))
    case "ant":
      g.body(.circle(0, -34, 11), .oval(0, -8, 9, 12), .oval(0, 30, 15, 20))
      g.line(
        .lines(-6, -44, -14, -54), .lines(6, -44, 14, -54), .lines(-9, -10, -26, -20, -32, -40),
        .lines(9, -10, 26, -20, 32, -40), .lines(-9, -4, -30, -2, -44, 12),
        .lines(9, -4, 30, -2, 44, 12), .lines(-7, 4, -28, 18, -34, 44),
        .lines(7, 4, 28, 18, 34, 44),
        width: 0.9, limit: 9)
    case "ladybug":
      g.line(
        .lines(-10, -42, -18, -54), .lines(10, -42, 18, -54), .lines(-30, -14, -48, -24),
        .lines(30, -14, 48, -24), .lines(-34, 10, -54, 10), .lines(34, 10, 54, 10),
        .lines(-28, 32, -44, 44), .lines(28, 32, 44, 44), limit: 10)
      g.body(
        Path.start(-18, -26).curve(-18, -50, 18, -50, 18, -26).closed)
      g.body(
        Path.start(-20, -24).line(20, -24).curve(32, -14, 36, 0, 36, 12).curve(
          36, 34, 20, 48, 0, 48
        )
        .curve(-20, 48, -36, 34, -36, 12).curve(-36, 0, -32, -14, -20, -24).closed, level: 1)
      g.detail(.lines(0, -24, 0, 48))
      g.spot(
        .circle(-18, -2, 4.6), .circle(18, -2, 4.6), .circle(-17, 24, 4.6), .circle(17, 24, 4.6))
    case "lizard":
      g.line(
        Path.start(-2, -30).curve(8, -14, -10, 0, -2, 16).curve(6, 34, 26, 44, 44, 40), width: 1.8,
        limit: 11)
      g.area(.oval(-4, -42, 9, 11))
      g.line(
        .lines(4, -18, 22, -22, 28, -36), .lines(-2, -18, -22, -14, -30, -26),
        .lines(-4, 6, -24, 8, -28, 22), .lines(0, 16, 18, 12, 28, 22), limit: 9)
    case "tree":
      g.body(
        .polygon(
          rounding: 6, 0, -54, 26, -24, 16, -24, 36, 2, 24, 2, 44, 32, -44, 32, -24, 2, -36, 2, -16,
          -24, -26, -24))
      g.body(.box(-8, 32, 16, 20, 3), level: 1)
    case "mountain.2":
      g.body(.polygon(rounding: 8, 22, -28, 62, 38, -16, 38), level: 1)
      g.addInFront(
        SymbolGlyph.drawing { $0.body(.polygon(rounding: 8, -18, -44, 32, 38, -62, 38)) })
      g.detail(.lines(rounding: 2, -34, -16, -26, -8, -18, -18, -10, -8, -1, -16))
    default: return false
    }
    return true
  }
}
