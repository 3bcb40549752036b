import Foundation
import Graphics

extension SymbolNames {
  /// Draws computers, their parts, and tools of settings.
  static func drawDevices(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "gearshape":
      g.body(.cog(teeth: 8, inner: 36, outer: 48, share: 0.62))
      g.window(.circle(0, 0, 15))
    case "gearshape.2":
      g.body(Path.cog(teeth: 8, inner: 25, outer: 34, share: 0.62).offsetBy(dx: -20, dy: -12))
      g.window(.circle(-20, -12, 10))
      g.body(
        Path.cog(teeth: 8, inner: 17, outer: 24, share: 0.62).turned(22, x: 32, y: 24), level: 1)
      g.window(.circle(32, 24, 7))
    case "gear":
      g.line(
        .cog(teeth: 18, inner: 42, outer: 49, share: 0.55), .circle(0, 0, 35), .circle(0, 0, 10),
        limit: 8.5)
      for turn in [0.0, 120, 240] { g.line(Path.lines(10, 0, 35, 0).turned(turn), limit: 8.5) }
    case "cpu":
      g.body(.box(-32, -32, 64, 64, 10))
      g.detail(.box(-15, -15, 30, 30, 4))
      for turn in 0..<4 {
        for x in [-17.0, 0, 17] { g.line(Path.lines(x, -48, x, -33).turned(Double(turn) * 90)) }
      }
    case "memorychip":
      g.body(.box(-50, -24, 100, 48, 9))
      for x in [-32.0, -11, 11, 32] { g.line(.lines(x, -40, x, -25), .lines(x, 25, x, 40)) }
    case "keyboard":
      g.body(.box(-58, -37, 116, 74, 13))
      for x in [-39.0, -19.5, 0, 19.5, 39] {
        g.spot(.box(x - 3.1, -20.1, 6.2, 6.2, 0.6), .box(x - 3.1, -2.6, 6.2, 6.2, 0.6))
      }
      g.detail(.lines(-24, 20, 24, 20))
    case "desktopcomputer", "display":
      g.body(.box(-56, -46, 112, 74, 10))
      g.line(.lines(-10, 30, -13, 46), .lines(10, 30, 13, 46), .lines(-24, 47, 24, 47))
      if name == "desktopcomputer" { g.detail(.lines(-55, 11, 55, 11)) }
    case "laptopcomputer":
      g.body(.box(-42, -38, 84, 56, 9))
      g.line(Path.lines(rounding: 8, -58, 34, 58, 34), width: 1.2)
    case "iphone", "apps.iphone":
      g.body(.box(-27, -52, 54, 104, 12))
      g.detail(.lines(-8, -42, 8, -42))
    case "ipad":
      g.body(.box(-38, -50, 76, 100, 11))
      g.detail(.lines(-10, 40, 10, 40), width: 0.8)
    case "applewatch":
      g.body(.box(-25, -30, 50, 60, 14))
      g.line(
        .lines(-15, -32, -11, -52, 11, -52, 15, -32), .lines(-15, 32, -11, 52, 11, 52, 15, 32),
        .lines(31, -8, 31, 8))
    case "printer":
      g.body(.box(-48, -16, 96, 46, 10))
      g.line(.lines(-30, -18, -30, -42, 30, -42, 30, -18))
      g.addInFront(
        SymbolGlyph.drawing { $0.line(.polygon(rounding: 3, -28, 10, 28, 10, 28, 46, -28, 46)) })
    case "server.rack":
      for y in [-47.0, -12, 23] {
        g.body(.box(-48, y, 96, 24, 8))
        g.spot(.circle(-32, y + 12, 2.3), .circle(-18, y + 12, 2.3))
        g.detail(.lines(12, y + 12, 34, y + 12), width: 0.8)
      }
    case "externaldrive", "internaldrive":
      let top = name == "externaldrive"
      g.body(
        Path.start(-36, -32).line(36, -32).curve(42, -32, 45, -29, 47, -23).line(56, 8)
          .line(56, 22).curve(56, 30, 51, 34, 44, 34).line(-44, 34)
          .curve(-51, 34, -56, 30, -56, 22).line(-56, 8).line(-47, -23)
          .curve(-45, -29, -42, -32, -36, -32).closed)
      if top {
        g.detail(
          Path.start(-55, 10).curve(-52, 3, -48, 2, -42, 2).line(42, 2).curve(48, 2, 52, 3, 55, 10))
        g.spot(.circle(36, 18, 3.1))
      } else {
        g.detail(.lines(-54, 2, 54, 2))
        g.spot(.circle(36, 18, 3.1))
        g.detail(.lines(-36, 18, 4, 18))
      }
    case "network":
      g.line(.circle(0, 0, 46))
      g.line(
        .lines(0, -46, 0, 46), .lines(-46, 0, 46, 0), .oval(0, 0, 21, 46),
        Path.start(-35, -29).curve(-16, -15, 16, -15, 35, -29),
        Path.start(-35, 29).curve(-16, 15, 16, 15, 35, 29), width: 0.9, limit: 8)
    case "globe":
      g.line(.circle(0, 0, 46))
      g.line(
        .lines(0, -46, 0, 46), .lines(-46, 0, 46, 0), .oval(0, 0, 21, 46),
        .lines(-39, -23, 39, -23), .lines(-39, 23, 39, 23), width: 0.9, limit: 8)
    case "safari":
      g.body(.circle(0, 0, 46))
      for step in 0..<12 {
        let turn = Double(step) * 30
        g.detail(Path.lines(0, -37, 0, -34).turned(turn), width: 0.6)
      }
      g.add(
        SymbolGlyph.drawing {
          $0.body(Path.polygon(rounding: 2, 0, -29, 7, 0, 0, 29, -7, 0).turned(45))
        }.solidDetail)
    case "clock":
      g.body(.circle(0, 0, 46))
      g.detail(.lines(0, -27, 0, 3, 20, 15))
    case "clock.arrow.circlepath":
      g.line(.arc(2, 2, 43, -160, 150))
      g.solid(.polygon(-51, -16, -45, 5, -27, -8))
      g.line(.lines(2, -22, 2, 4, 19, 14))
    case "timer":
      g.line(.arc(0, 0, 44, -62, 222))
      g.line(.lines(0, -44, 0, -34))
      g.solid(.polygon(rounding: 1, -28, -28, 5, -4, -4, 5))
      g.area(.circle(0, 0, 5.1))
    case "stopwatch":
      g.body(.circle(0, 8, 40))
      g.line(.lines(-11, -50, 11, -50), .lines(0, -50, 0, -33), .lines(31, -31, 37, -25))
      g.detail(.lines(0, -14, 0, 10))
    case "alarm":
      g.body(.circle(0, 4, 38))
      g.line(
        .arc(-30, -30, 16, 130, 320), .arc(30, -30, 16, 220, 410), .lines(-26, 34, -34, 46),
        .lines(26, 34, 34, 46))
      g.detail(.lines(0, -18, 0, 6, 14, 16))
    case "hourglass":
      g.addHourglass()
      g.solid(.polygon(-17, 36, 0, 20, 17, 36), level: 1)
    case "magnifyingglass":
      g.line(.circle(-9, -9, 33), .lines(15, 15, 44, 44))
    case "plus.magnifyingglass", "minus.magnifyingglass":
      g.line(.circle(-9, -9, 33), .lines(15, 15, 44, 44), .lines(-25, -9, 7, -9))
      if name == "plus.magnifyingglass" { g.line(.lines(-9, -25, -9, 7)) }
    case "battery.100", "battery.75", "battery.50", "battery.25", "battery.0":
      g.line(.box(-58, -26, 104, 52, 14), .lines(58, -8, 58, 8), level: 1)
      let share = CGFloat(Int(name.dropFirst("battery.".count)) ?? 0) / 100
      if share > 0 { g.area(.box(-46.1, -14.1, 84 * share - 3.8, 28.2, 4.1)) }
    case "lightbulb":
      g.body(
        Path.start(-14, 22).curve(-14, 8, -32, 2, -32, -18).curve(-32, -60, 32, -60, 32, -18)
          .curve(32, 2, 14, 8, 14, 22).closed)
      g.line(.lines(-13, 36, 13, 36), .lines(-6, 48, 6, 48))
    default: return false
    }
    return true
  }
}
