import Foundation
import Graphics

extension SymbolNames {
  /// Draws food, drinks and dishes.
  static func drawFood(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "fork.knife":
      g.enclosedLimit = 4.6
      g.line(
        Path.start(-44, -46).line(-42, -20).curve(-41, -8, -34, -4, -28, -4)
          .curve(-22, -4, -15, -8, -14, -20).line(-12, -46),
        .lines(-28, -46, -28, 48), limit: 9.5)
      g.body(
        Path.start(22, -46).curve(40, -38, 42, -12, 40, 8).line(22, 8).closed)
      g.line(.lines(22, -46, 22, 48))
    case "cup.and.saucer":
      g.body(
        Path.start(-40, -32).line(30, -32).line(30, -8).curve(30, 14, 18, 26, 0, 26).line(-10, 26)
          .curve(-28, 26, -40, 14, -40, -8).closed)
      g.line(Path.start(32, -22).curve(56, -28, 58, 8, 28, 6))
      g.line(.lines(-48, 42, 38, 42), level: 1)
    case "mug":
      g.body(
        Path.start(-44, -44).line(26, -44).line(26, 32).curve(26, 42, 22, 46, 12, 46).line(-30, 46)
          .curve(-40, 46, -44, 42, -44, 32).closed)
      g.line(Path.start(28, -24).line(38, -24).curve(54, -24, 54, 22, 38, 22).line(28, 22))
    case "wineglass":
      g.body(
        Path.start(-22, -50).line(22, -50).curve(30, -22, 26, 4, 0, 6).curve(
          -26, 4, -30, -22, -22, -50
        )
        .closed)
      g.line(.lines(0, 6, 0, 48), .lines(-22, 49, 22, 49))
      g.detail(.lines(-24, -22, 24, -22), width: 0.9)
    case "birthday.cake":
      g.body(
        Path.start(-44, 46).line(-44, 10).curve(-44, 0, -38, -4, -30, -4).line(30, -4)
          .curve(38, -4, 44, 0, 44, 10).line(44, 46).closed)
      g.detail(
        .sweep(-44, 20, -34, 28, -22, 28, -11, 18, 0, 18, 11, 28, 22, 28, 34, 18, 44, 22), limit: 9)
      g.line(.lines(-54, 47, 54, 47))
      for x in [-24.0, 0, 24] {
        g.line(.lines(x, -10, x, -24), limit: 10, level: 1)
        g.area(
          Path.start(x, -50).curve(x + 8, -42, x + 6, -35, x, -35).curve(
            x - 6, -35, x - 8, -42, x, -50
          )
          .closed, level: 1)
      }
    case "carrot":
      g.body(
        Path.start(2, -24).curve(12, -28, 28, -12, 24, -2).curve(16, 20, -20, 42, -44, 50)
          .curve(-50, 51, -51, 50, -50, 44).curve(-42, 20, -20, -16, 2, -24).closed)
      g.detail(.lines(-16, -8, -4, 4), .lines(12, 12, 2, 2), .lines(-32, 18, -22, 28), width: 0.9)
      g.body(
        Path.start(14, -16).curve(6, -34, 10, -48, 18, -52).curve(26, -44, 26, -36, 24, -26)
          .curve(34, -28, 44, -28, 52, -18).curve(46, -10, 32, -6, 14, -16).closed, level: 1)
    case "takeoutbag.and.cup.and.straw":
      g.body(
        .polygon(rounding: 5, -56, -22, 2, -22, 8, 48, -58, 48), level: 0)
      g.line(.lines(rounding: 6, -44, -22, -44, -36, -12, -36, -12, -22))
      g.addInFront(
        SymbolGlyph.drawing {
          $0.body(.polygon(rounding: 5, 12, -12, 52, -12, 46, 48, 18, 48), level: 1)
        })
      g.line(.lines(8, -14, 56, -14), .lines(30, -16, 34, -44, 46, -48), level: 1)
    case "frying.pan":
      g.body(.circle(-18, 10, 38))
      g.detail(.circle(-18, 10, 22))
      g.line(.lines(12, -18, 48, -48), width: 1.5)
    case "popcorn":
      g.body(.polygon(rounding: 5, -36, -10, 36, -10, 26, 50, -26, 50))
      g.detail(.lines(-13, -8, -9, 48), .lines(13, -8, 9, 48))
      g.addInFront(
        SymbolGlyph.drawing {
          $0.body(
            .blob(
              -38, -14, -42, -26, -30, -34, -26, -46, -12, -44, 0, -54, 12, -46, 26, -46, 30, -34,
              42, -26, 38, -14, 20, -10, 0, -8, -20, -10), level: 1)
        })
    case "waterbottle":
      g.body(.box(-14, -52, 28, 14, 4))
      g.body(
        Path.start(-12, -36).line(12, -36).curve(24, -26, 26, -18, 26, -8).line(26, 38)
          .curve(26, 48, 22, 52, 14, 52).line(-14, 52).curve(-22, 52, -26, 48, -26, 38).line(
            -26, -8
          )
          .curve(-26, -18, -24, -26, -12, -36).closed)
      g.detail(.lines(-26, 2, 26, 2), .lines(-26, 28, 26, 28))
    default: return false
    }
    return true
  }
}
