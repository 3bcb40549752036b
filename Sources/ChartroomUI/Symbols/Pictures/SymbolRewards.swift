import Foundation
import Graphics

extension SymbolNames {
  /// Draws awards, money, shops and luggage.
  static func drawRewards(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawCurrencies(name, &g) || drawLuggage(name, &g) { return true }
    switch name {
    case "crown":
      g.body(
        .polygon(
          rounding: 5, -44, 40, -54, -22, -26, -2, 0, -38, 26, -2, 54, -22, 44, 40))
      g.area(.circle(0, -46, 5.6), .circle(-55, -29, 4.6), .circle(55, -29, 4.6), level: 1)
      g.detail(.lines(-46, 22, 46, 22), width: 0.9)
    case "trophy":
      g.line(
        Path.start(-26, -34).line(-46, -34).curve(-50, -12, -42, 4, -20, 8),
        Path.start(26, -34).line(46, -34).curve(50, -12, 42, 4, 20, 8), level: 1)
      g.body(
        Path.start(-27, -48).line(27, -48).curve(28, -20, 26, 18, 0, 20)
          .curve(-26, 18, -28, -20, -27, -48).closed)
      g.line(.lines(0, 20, 0, 34))
      g.body(.box(-22, 34, 44, 14, 5))
    case "medal":
      g.body(.polygon(rounding: 4, -34, -52, -12, -52, 6, -10, -12, -6), level: 1)
      g.body(.polygon(rounding: 4, 34, -52, 12, -52, -6, -10, 12, -6), level: 1)
      g.addInFront(SymbolGlyph.drawing { $0.body(.circle(0, 20, 30)) })
      g.spot(.star(points: 5, outer: 15, inner: 6.5, rounding: 1.5, y: 21))
    case "rosette":
      g.body(.polygon(rounding: 4, -26, 8, -4, 14, -18, 54, -24, 42, -38, 44), level: 1)
      g.body(.polygon(rounding: 4, 26, 8, 4, 14, 18, 54, 24, 42, 38, 44), level: 1)
      g.addInFront(
        SymbolGlyph.drawing {
          $0.body(.scalloped(bumps: 10, inner: 31, outer: 37).offsetBy(dx: 0, dy: -17))
        })
      g.detail(.circle(0, -17, 14))
    case "graduationcap":
      g.body(
        Path.start(-32, -4).line(-32, 24).curve(-20, 42, 20, 42, 32, 24).line(32, -4).closed,
        level: 1)
      g.addInFront(
        SymbolGlyph.drawing { $0.body(.polygon(rounding: 5, 0, -42, 60, -13, 0, 16, -60, -13)) })
      g.line(.lines(50, -8, 50, 32), level: 1)
    case "giftcard":
      g.body(.box(-56, -39, 112, 78, 13))
      g.detail(.lines(-54, 2, 54, 2), .lines(-22, -39, -22, 39))
      g.detail(
        Path.start(-22, 0).curve(-48, -4, -42, -24, -32, -22).curve(-26, -20, -22, -10, -22, 0)
          .curve(-22, -10, -18, -20, -12, -22).curve(-2, -24, 4, -4, -22, 0), limit: 8)
    case "ticket":
      g.body(
        Path.start(-48, -34).line(48, -34).curve(54, -34, 57, -31, 57, -25).line(57, -12)
          .curve(42, -10, 42, 10, 57, 12).line(57, 25).curve(57, 31, 54, 34, 48, 34).line(-48, 34)
          .curve(-54, 34, -57, 31, -57, 25).line(-57, 12).curve(-42, 10, -42, -10, -57, -12)
          .line(-57, -25).curve(-57, -31, -54, -34, -48, -34).closed)
      for y in [-20.0, -1, 18] { g.detail(.lines(20, y, 20, y + 3)) }
    case "banknote":
      g.body(.box(-58, -34, 116, 68, 11))
      g.detail(.circle(0, 0, 15))
      g.spot(.circle(-39, 0, 2.6), .circle(39, 0, 2.6))
    case "wallet.pass":
      g.body(.box(-48, -46, 96, 92, 14))
      g.detail(
        Path.start(-48, -6).line(-22, -6).curve(-14, -6, -18, 12, 0, 12).curve(
          18, 12, 14, -6, 22, -6
        )
        .line(48, -6))
      g.detail(.lines(-48, -26, 48, -26))
    case "building.columns":
      g.body(.polygon(rounding: 5, 0, -52, 50, -24, 50, -16, -50, -16, -50, -24))
      for x in [-36.0, -12, 12, 36] { g.line(.lines(x, -6, x, 26)) }
      g.body(.box(-50, 36, 100, 12, 4))
    case "storefront":
      g.body(
        Path.start(-40, -46).line(40, -46).curve(44, -46, 46, -44, 47, -40).line(56, -12)
          .curve(56, 8, 30, 8, 28, -10).curve(26, 8, 2, 8, 0, -10).curve(-2, 8, -26, 8, -28, -10)
          .curve(-30, 8, -56, 8, -56, -12).line(-47, -40).curve(-46, -44, -44, -46, -40, -46).closed
      )
      g.line(.lines(rounding: 8, -44, 14, -44, 48, 44, 48, 44, 14), level: 1)
      g.line(.lines(rounding: 4, 6, 48, 6, 20, 28, 20, 28, 48), level: 1)
    default: return false
    }
    return true
  }

  /// Draws the signs of currencies.
  private static func drawCurrencies(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "eurosign":
      g.line(
        .arc(10, 0, 36, 50, 310), .lines(-44, -11, 18, -11), .lines(-44, 11, 14, 11))
    case "sterlingsign":
      g.line(
        Path.start(26, -26).curve(22, -42, 8, -44, 2, -44).curve(-14, -44, -22, -32, -18, -16)
          .curve(-12, 6, -6, 24, -26, 38).line(28, 38),
        .lines(-28, 0, 14, 0))
    case "yensign", "chineseyuanrenminbisign":
      g.line(
        .lines(-30, -42, 0, 0, 30, -42), .lines(0, 0, 0, 42), .lines(-24, 8, 24, 8),
        .lines(-24, 24, 24, 24))
    case "bitcoinsign":
      g.line(
        Path.start(-18, -34).line(6, -34).curve(28, -34, 28, -2, 6, -2).line(-18, -2).closed,
        Path.start(-18, -2).line(10, -2).curve(34, -2, 34, 34, 10, 34).line(-18, 34).closed,
        .lines(-30, -34, -18, -34), .lines(-30, 34, -18, 34), .lines(-8, -34, -8, -46),
        .lines(8, -34, 8, -46), .lines(-8, 34, -8, 46), .lines(8, 34, 8, 46))
    case "centsign":
      g.line(.arc(2, 0, 28, 48, 312), .lines(2, -42, 2, 42))
    case "indianrupeesign":
      g.line(
        .lines(-26, -40, 28, -40), .lines(-26, -20, 28, -20),
        Path.start(-26, -40).line(-8, -40).curve(20, -40, 20, 0, -8, 0).line(-26, 0).line(14, 42))
    case "wonsign":
      g.line(
        .lines(-38, -38, -19, 38, 0, -38, 19, 38, 38, -38), .lines(-44, -8, 44, -8),
        .lines(-44, 8, 44, 8))
    default: return false
    }
    return true
  }

  /// Draws bags, cases and clothes.
  private static func drawLuggage(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "briefcase":
      g.body(.box(-54, -28, 108, 72, 13))
      g.line(.lines(rounding: 8, -20, -30, -20, -46, 20, -46, 20, -30))
      g.detail(
        Path.start(-54, -4).curve(-34, 6, -20, 9, -10, 9),
        Path.start(54, -4).curve(34, 6, 20, 9, 10, 9)
      )
      g.detail(.lines(0, 3, 0, 15))
    case "suitcase", "case":
      g.body(.box(-54, -28, 108, 72, 13))
      g.line(.lines(rounding: 8, -20, -30, -20, -46, 20, -46, 20, -30))
      if name == "suitcase" { g.detail(.lines(-32, -27, -32, 43), .lines(32, -27, 32, 43)) }
    case "suitcase.rolling":
      g.body(.box(-34, -22, 68, 62, 12))
      g.line(.lines(rounding: 6, -13, -24, -13, -50, 13, -50, 13, -24))
      g.line(.lines(-20, 48, -20, 50), .lines(20, 48, 20, 50))
      g.detail(.lines(-14, -4, -14, 22), .lines(0, -4, 0, 22), .lines(14, -4, 14, 22), limit: 8)
    case "backpack":
      g.body(
        Path.start(-34, 38).line(-34, -10).curve(-34, -48, 34, -48, 34, -10).line(34, 38)
          .curve(34, 46, 31, 48, 25, 48).line(-25, 48).curve(-31, 48, -34, 46, -34, 38).closed)
      g.line(.lines(rounding: 6, -10, -40, -10, -52, 10, -52, 10, -40))
      g.line(Path.start(-46, 0).line(-46, 34), Path.start(46, 0).line(46, 34), level: 1)
      g.detail(.lines(rounding: 7, -20, 48, -20, 14, 20, 14, 20, 48), .lines(-12, -16, 12, -16))
    case "handbag":
      g.body(.polygon(rounding: 10, -42, -14, 42, -14, 50, 46, -50, 46))
      g.line(Path.start(-26, -14).curve(-26, -58, 26, -58, 26, -14))
      g.detail(.lines(-46, 6, 46, 6))
    case "tshirt":
      g.body(
        Path.start(-18, -44).curve(-12, -30, 12, -30, 18, -44).line(28, -42).line(56, -22)
          .line(44, 2).line(30, -6).line(30, 40).curve(30, 44, 28, 46, 24, 46).line(-24, 46)
          .curve(-28, 46, -30, 44, -30, 40).line(-30, -6).line(-44, 2).line(-56, -22).line(-28, -42)
          .closed)
    case "shoe":
      g.body(
        Path.start(-54, -24).curve(-44, -14, -32, -16, -24, -28).line(-14, -26).line(6, 0)
          .curve(24, 8, 50, 6, 56, 24).line(56, 30).line(-54, 30).closed)
      g.detail(.lines(-6, -16, -16, -8), .lines(2, -4, -8, 4))
      g.detail(.lines(-54, 16, 52, 16))
    case "comb":
      g.body(.box(-54, -26, 108, 20, 8))
      for step in 0..<8 {
        let x = CGFloat(step) * 13.5 - 47
        g.line(.lines(x, -6, x, 28), limit: 7)
      }
    case "sunglasses":
      for x in [-29.0, 29] {
        g.body(
          Path.start(x - 22, -12).line(x + 22, -12).curve(x + 23, 10, x + 14, 22, x, 22)
            .curve(x - 14, 22, x - 23, 10, x - 22, -12).closed)
      }
      g.line(.arc(0, -4, 9, 200, 340), .lines(-51, -12, -46, -26), .lines(51, -12, 46, -26))
    default: return false
    }
    return true
  }
}
