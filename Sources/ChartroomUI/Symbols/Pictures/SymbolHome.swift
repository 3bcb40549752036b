import Foundation
import Graphics

extension SymbolNames {
  /// Draws furniture, rooms and appliances.
  static func drawHome(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawAppliances(name, &g) { return true }
    switch name {
    case "bed.double":
      g.line(.lines(-54, 40, -54, 30), .lines(54, 40, 54, 30))
      g.body(
        Path.start(-58, 30).line(-58, 14).curve(-58, 6, -54, 2, -46, 2).line(46, 2)
          .curve(54, 2, 58, 6, 58, 14).line(58, 30).closed)
      g.line(
        Path.start(-46, 0).line(-46, -26).curve(-46, -36, -42, -40, -32, -40).line(32, -40)
          .curve(42, -40, 46, -36, 46, -26).line(46, 0))
      g.body(.box(-33, -18, 28, 20, 6), .box(5, -18, 28, 20, 6))
    case "sofa":
      g.body(
        Path.start(-38, -8).line(-38, -24).curve(-38, -36, -32, -40, -22, -40).line(22, -40)
          .curve(32, -40, 38, -36, 38, -24).line(38, -8), level: 1)
      g.body(
        Path.start(-58, -4).curve(-58, -18, -36, -18, -36, -4).line(-36, 8).line(36, 8).line(36, -4)
          .curve(36, -18, 58, -18, 58, -4).line(58, 24).curve(58, 32, 54, 36, 46, 36).line(-46, 36)
          .curve(-54, 36, -58, 32, -58, 24).closed)
      g.line(.lines(-42, 42, -42, 46), .lines(42, 42, 42, 46))
    case "chair", "chair.lounge":
      g.body(.box(-26, -52, 52, 52, 11))
      g.body(.box(-32, 8, 64, 16, 6))
      g.line(.lines(-27, 30, -30, 52), .lines(27, 30, 30, 52))
    case "bathtub":
      g.body(
        Path.start(-56, 2).line(56, 2).line(54, 14).curve(52, 30, 46, 38, 30, 38).line(-30, 38)
          .curve(-46, 38, -52, 30, -54, 14).closed)
      g.line(.lines(-34, 44, -38, 50), .lines(34, 44, 38, 50))
      g.line(
        Path.start(-44, 0).line(-44, -34).curve(-44, -54, -18, -54, -18, -36),
        .lines(-28, -34, -8, -34))
    case "shower":
      g.body(Path.start(-40, -8).curve(-40, -58, 40, -58, 40, -8).closed)
      for (x, y) in [
        (-26.0, 10.0), (0, 10), (26, 10), (-30, 30), (0, 30), (30, 30), (-34, 50), (0, 50),
        (34, 50),
      ] {
        g.line(.lines(x, y - 3, x, y + 1), level: 1)
      }
    case "sink":
      g.body(.polygon(rounding: 9, -56, 8, 56, 8, 44, 44, -44, 44))
      g.line(
        Path.start(-6, 6).line(-6, -30).curve(-6, -52, 26, -52, 26, -32).line(26, -24),
        .lines(-30, -8, -18, -8))
    case "door.left.hand.open":
      g.line(.lines(-46, 48, 46, 48))
      g.line(.lines(rounding: 6, -34, 46, -34, -48, 34, -48, 34, 46), level: 1)
      g.addInFront(
        SymbolGlyph.drawing { $0.body(.polygon(rounding: 4, -20, -36, 16, -50, 16, 54, -20, 46)) })
      g.spot(.circle(4, 4, 2.6))
    case "door.left.hand.closed", "door.right.hand.closed":
      g.line(.lines(-46, 48, 46, 48))
      g.body(.polygon(rounding: 5, -30, -48, 30, -48, 30, 48, -30, 48))
      g.spot(.circle(name.contains("left") ? 17 : -17, 2, 3.1))
    case "window.casement", "window.vertical.closed":
      g.body(.box(-42, -48, 84, 88, 8))
      g.detail(.lines(0, -48, 0, 40), .lines(-42, -4, 42, -4))
      g.line(.lines(-52, 48, 52, 48))
    case "blinds.vertical.closed":
      g.line(.lines(-52, -48, 52, -48))
      for x in [-48.0, -22, 4, 30] { g.body(.box(x, -37, 18, 84, 4)) }
    case "tent":
      g.body(.polygon(rounding: 6, 0, -38, 56, 42, -56, 42))
      g.window(.polygon(rounding: 3, 0, -4, 18, 42, -18, 42))
      g.line(.lines(0, -38, -8, -48), .lines(0, -38, 8, -48))
    case "house.lodge":
      g.body(.polygon(rounding: 6, 0, -50, 50, 44, -50, 44))
      g.window(.lines(rounding: 3, -12, 44, -12, 10, 12, 10, 12, 44))
      g.line(.lines(-58, 46, 58, 46))
    case "lamp.desk":
      g.body(.polygon(rounding: 5, 8, -48, 52, -20, 20, -2, -6, -20))
      g.line(.lines(0, -34, -38, -8, -14, 44), .lines(-40, 47, 20, 47))
    case "lamp.floor", "lamp.table":
      g.body(.polygon(rounding: 5, -18, -52, 18, -52, 32, -10, -32, -10))
      g.line(.lines(0, -10, 0, 48), .lines(-20, 50, 20, 50))
      if name == "lamp.table" { g.line(.lines(-12, 30, 12, 30)) }
    case "powerplug":
      g.line(.lines(-15, -30, -15, -50), .lines(15, -30, 15, -50), .lines(0, 24, 0, 50))
      g.body(
        Path.start(-32, -28).line(32, -28).line(32, -10).curve(32, 12, 20, 26, 0, 26)
          .curve(-20, 26, -32, 12, -32, -10).closed)
    default: return false
    }
    return true
  }

  /// Draws appliances and switches.
  private static func drawAppliances(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "washer", "dryer":
      g.body(.box(-42, -52, 84, 104, 11))
      g.detail(.circle(0, 12, 25))
      g.detail(.lines(-42, -28, 42, -28))
      g.spot(.circle(26, -40, 2.6))
      if name == "washer" { g.detail(.sweep(-22, 14, -10, 8, 6, 16, 22, 10), limit: 8) }
    case "refrigerator":
      g.body(.box(-32, -54, 64, 108, 11))
      g.detail(.lines(-32, -14, 32, -14), .lines(-18, -36, -18, -26), .lines(-18, -2, -18, 16))
    case "oven":
      g.body(.box(-46, -48, 92, 96, 12))
      g.detail(.lines(-46, -22, 46, -22), .box(-28, -6, 56, 38, 6))
      for x in [-26.0, -9, 9, 26] { g.spot(.circle(x, -35, 2.6)) }
    case "stove":
      g.body(.box(-50, -30, 100, 78, 11))
      g.line(.lines(-34, -42, -14, -42), .lines(14, -42, 34, -42))
      g.detail(.lines(-50, -8, 50, -8), .box(-32, 6, 64, 28, 5))
      for x in [-28.0, -9, 9, 28] { g.spot(.circle(x, -19, 2.1)) }
    case "microwave":
      g.body(.box(-58, -36, 116, 72, 11))
      g.detail(.box(-44, -22, 62, 44, 6))
      for y in [-16.0, 0, 16] { g.spot(.circle(40, y, 3.1)) }
    case "fan":
      for turn in [0.0, 120, 240] {
        g.body(
          Path.start(-4, -10).curve(-20, -30, -14, -52, 8, -50).curve(26, -48, 24, -26, 6, -9)
            .closed
            .turned(turn))
      }
      g.line(.circle(0, 0, 8))
    case "air.purifier":
      g.body(.box(-32, -30, 64, 82, 12))
      g.detail(.circle(0, 14, 14))
      for x in [-21.0, 0, 21] {
        g.line(.sweep(x, -40, x - 3, -45, x + 3, -52, x, -57), limit: 9, level: 1)
      }
    case "heater.vertical":
      g.body(.box(-34, -52, 68, 92, 11))
      for x in [-16.0, 0, 16] { g.detail(.lines(x, -34, x, 22)) }
      g.line(.lines(-22, 44, -22, 50), .lines(22, 44, 22, 50))
    case "lightswitch.on", "lightswitch.off":
      g.body(.box(-30, -50, 60, 100, 12))
      g.detail(.box(-14, -28, 28, 56, 6), limit: 8)
      g.spot(.box(-4, name.hasSuffix("on") ? -17 : 5, 8, 12, 1))
    case "poweroutlet.type.b":
      g.body(.box(-42, -42, 84, 84, 17))
      g.detail(.lines(-14, -20, -14, -2), .lines(14, -20, 14, -4))
      g.detail(Path.start(-8, 28).line(-8, 20).curve(-8, 8, 8, 8, 8, 20).line(8, 28).closed)
    case "spigot":
      g.line(.lines(-24, -48, 24, -48), .lines(0, -48, 0, -30))
      g.body(
        Path.start(-46, -28).line(16, -28).curve(40, -28, 50, -10, 50, 12).line(26, 12)
          .curve(26, -2, 20, -4, 12, -4).line(-46, -4).closed)
      g.line(.lines(-50, -36, -50, 4), .lines(38, 28, 38, 32), .lines(38, 46, 38, 50))
    case "entry.lever.keypad":
      g.body(.box(-34, -52, 44, 104, 11))
      for x in [-21.0, -3] { for y in [-36.0, -20, -4] { g.spot(.circle(x, y, 3.1)) } }
      g.addInFront(SymbolGlyph.drawing { $0.line(.lines(-12, 28, 50, 28), width: 1.3) })
    case "sprinkler.and.droplets":
      g.line(.lines(0, 50, 0, 10), .lines(-20, 50, 20, 50))
      g.body(.polygon(rounding: 5, -16, 4, 16, 4, 10, -14, -10, -14))
      for turn in [-62.0, -38, 38, 62] {
        g.line(
          Path.lines(0, -28, 0, -34).turned(turn, y: 0),
          Path.lines(0, -46, 0, -52).turned(turn, y: 0),
          level: 1)
      }
    default: return false
    }
    return true
  }
}
