import Foundation
import Graphics

extension SymbolNames {
  /// Draws houses, maps and vehicles.
  static func drawPlaces(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "house":
      g.body(
        Path.start(-36, 2).line(-36, 36).curve(-36, 42, -33, 45, -27, 45).line(27, 45)
          .curve(33, 45, 36, 42, 36, 36).line(36, 2).line(0, -30).closed)
      g.line(.lines(rounding: 8, -56, 4, 0, -46, 56, 4))
      g.window(.lines(rounding: 2, -11, 45, -11, 14, 11, 14, 11, 45))
    case "building", "building.2":
      g.body(.box(-48, -48, 50, 96, 8))
      for y in [-28.0, -8, 12] {
        g.spot(.box(-35.1, y - 3.1, 6.2, 6.2, 0.5), .box(-17.1, y - 3.1, 6.2, 6.2, 0.5))
      }
      g.detail(.lines(-30, 48, -30, 32, -16, 32, -16, 48), width: 0.85)
      if name == "building.2" {
        g.body(.lines(rounding: 8, 8, -14, 48, -14, 48, 48, 8, 48), level: 1)
        g.spot(.box(23.9, 1.9, 8.2, 6.2, 0.5), .box(23.9, 21.9, 8.2, 6.2, 0.5))
      }
    case "map":
      g.body(
        .polygon(
          rounding: 5, -56, -34, -20, -44, 20, -30, 56, -42, 56, 34, 20, 44, -20, 30, -56, 42))
      g.detail(.lines(-20, -42, -20, 30), .lines(20, -30, 20, 42))
    case "mappin":
      g.line(.lines(0, -14, 0, 50), width: 1.1)
      g.area(.circle(0, -30, 20.1))
      g.clear(.circle(-7, -37, 4), gap: false)
    case "mappin.and.ellipse":
      g.line(
        Path.start(-22, 18).curve(-44, 22, -54, 28, -54, 33).curve(-54, 54, 54, 54, 54, 33)
          .curve(54, 28, 44, 22, 22, 18), level: 1)
      g.line(.lines(0, -16, 0, 30))
      g.area(.circle(0, -33, 18.1))
    case "location":
      g.body(.polygon(rounding: 6, -46, -2, 46, -46, 2, 46, 0, 2))
    case "location.north": g.body(.polygon(rounding: 6, 0, -50, 36, 42, 0, 24, -36, 42))
    case "scope":
      g.line(
        .circle(0, 0, 38), .lines(0, -50, 0, -22), .lines(0, 50, 0, 22), .lines(-50, 0, -22, 0),
        .lines(50, 0, 22, 0))
    case "car":
      g.body(
        Path.start(-52, 32).line(-52, 6).curve(-52, -2, -48, -8, -42, -12).line(-34, -34)
          .curve(-32, -40, -28, -43, -21, -44).curve(-7, -46, 7, -46, 21, -44)
          .curve(28, -43, 32, -40, 34, -34).line(42, -12).curve(48, -8, 52, -2, 52, 6).line(52, 32)
          .closed)
      g.detail(Path.start(-34, -12).line(-27, -30).line(27, -30).line(34, -12).closed)
      g.spot(.circle(-33, 8, 4.6), .circle(33, 8, 4.6))
      g.detail(.lines(-12, 13, 12, 13), width: 0.9)
      g.solid(.box(-47, 34, 10, 9, 2), .box(37, 34, 10, 9, 2))
    case "box.truck", "truck.box":
      g.body(.box(-62, -34, 68, 58, 8))
      g.body(
        Path.start(12, -20).line(34, -20).curve(39, -20, 42, -19, 45, -14).line(60, 2)
          .line(62, 8).line(62, 24).line(12, 24).closed)
      for x in [-34.0, 36] {
        g.clear(.circle(x, 26, 12))
        g.line(.circle(x, 26, 11))
      }
    case "bus", "tram":
      g.body(.box(-38, -46, 76, 84, 14))
      g.detail(.lines(-38, -2, 38, -2))
      g.spot(.circle(-20, 20, 4.1), .circle(20, 20, 4.1))
      g.line(.lines(-24, 40, -32, 50), .lines(24, 40, 32, 50))
    case "bicycle":
      g.line(
        .circle(-36, 16, 24), .circle(36, 16, 24), .lines(-36, 16, -16, -20, 22, -20, 36, 16),
        .lines(-16, -20, 0, 16, 22, -20), .lines(-26, -26, -8, -26),
        .lines(22, -20, 17, -36, 30, -36))
    case "airplane":
      g.solid(
        Path.polygon(
          rounding: 4, 54, 0, 42, -6, 16, -6, -10, -44, -20, -44, -8, -6, -34, -6, -46, -20, -54,
          -20, -48, 0, -54, 20, -46, 20, -34, 6, -8, 6, -20, 44, -10, 44, 16, 6, 42, 6))
    default: return false
    }
    return true
  }

  /// Draws plants and animals.
  static func drawNature(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "flame":
      g.body(
        Path.start(-4, -52).curve(14, -40, 40, -14, 40, 12).curve(40, 36, 22, 52, -2, 52)
          .curve(-26, 52, -40, 36, -40, 14).curve(-40, 0, -34, -12, -24, -20)
          .curve(-24, -10, -20, -2, -12, 0).curve(-4, -14, 4, -32, -4, -52).closed)
      g.detail(
        Path.start(-16, 44).curve(-22, 28, -8, 22, -2, 8).curve(10, 16, 18, 30, 14, 44), width: 0.95
      )
    case "leaf":
      g.body(
        Path.start(48, -36).curve(50, 10, 24, 38, -10, 36).curve(-36, 34, -46, 12, -36, -8)
          .curve(-24, -30, 14, -16, 48, -36).closed)
      g.detail(Path.start(-50, 46).curve(-38, 16, -12, 6, 20, -6))
      g.line(Path.start(-50, 48).curve(-46, 36, -40, 28, -32, 22))
    case "hare":
      g.body(
        Path.start(-56, 26).curve(-60, 14, -52, 12, -46, 10).curve(-38, -8, -18, -14, 0, -12)
          .curve(10, -11, 14, -12, 18, -16).curve(10, -24, 0, -34, -4, -44)
          .curve(-5, -49, 0, -50, 4, -48).curve(14, -42, 22, -32, 28, -24)
          .curve(38, -26, 48, -18, 54, -6).curve(58, 0, 56, 6, 48, 7).curve(42, 8, 38, 9, 34, 12)
          .curve(30, 16, 30, 22, 40, 24).curve(46, 25, 46, 32, 40, 32).line(18, 32)
          .curve(12, 32, 10, 24, 4, 20).curve(-2, 18, -8, 22, -6, 26)
          .curve(-4, 29, 6, 28, 6, 32).curve(6, 36, 2, 37, -4, 37).line(-34, 37)
          .curve(-42, 37, -46, 34, -46, 28).curve(-50, 30, -54, 30, -56, 26).closed)
      g.spot(.circle(38, -9, 2.6))
    case "tortoise":
      g.body(
        Path.start(-40, 16).curve(-36, -20, -18, -30, 0, -30).curve(18, -30, 34, -20, 36, 16).closed
      )
      g.line(
        Path.start(36, 8).curve(54, 10, 58, -8, 48, -14).curve(42, -18, 36, -12, 36, -4),
        .lines(-26, 18, -28, 32), .lines(22, 18, 24, 32))
    case "pawprint":
      g.body(
        .oval(-34, -8, 9, 13), .oval(-13, -32, 10, 14), .oval(13, -32, 10, 14), .oval(34, -8, 9, 13)
      )
      g.body(.blob(0, 0, 18, 16, 28, 34, 18, 44, 0, 40, -18, 44, -28, 34, -18, 16))
    default: return false
    }
    return true
  }
}
