import Foundation
import Graphics

extension SymbolNames {
  /// Draws vehicles and signs of roads that `drawPlaces` lacks.
  static func drawTravel(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "airplane.departure", "airplane.arrival":
      let turn = name == "airplane.departure" ? -22.0 : 18
      g.solid(plane.turned(turn, y: -12))
      g.line(.lines(-50, 46, 50, 46), level: 1)
    case "ferry":
      g.body(
        Path.start(-54, 8).line(0, -6).line(54, 8).line(44, 32).line(-44, 32).closed)
      g.line(.lines(rounding: 6, -34, 2, -34, -22, 34, -22, 34, 2))
      g.line(.lines(rounding: 5, -14, -24, -14, -42, 14, -42, 14, -24))
      g.line(
        .sweep(-54, 48, -40, 53, -27, 47, -13, 53, 0, 47, 13, 53, 27, 47, 40, 53, 54, 48), level: 1)
    case "sailboat":
      g.enclosedLimit = 4.6
      g.body(
        Path.start(2, -52).curve(30, -34, 42, -10, 44, 14).line(2, 14).closed,
        Path.start(-10, -34).curve(-16, -10, -28, 4, -40, 14).line(-10, 14).closed)
      g.body(
        Path.start(-52, 28).line(52, 28).curve(46, 42, 38, 48, 26, 48).line(-26, 48)
          .curve(-38, 48, -46, 42, -52, 28).closed)
    case "fuelpump":
      g.enclosedLimit = 5
      g.body(
        Path.start(-44, 46).line(-44, -36).curve(-44, -44, -40, -48, -32, -48).line(6, -48)
          .curve(14, -48, 18, -44, 18, -36).line(18, 46).closed)
      g.detail(.box(-30, -34, 34, 26, 4), width: 0.95)
      g.line(.lines(-54, 47, 28, 47))
      g.line(
        Path.start(18, 6).line(26, 6).curve(32, 6, 34, 10, 34, 16).line(34, 26)
          .curve(34, 40, 52, 40, 52, 26).line(52, -14).line(36, -32))
      g.line(Path.start(52, -6).curve(42, -6, 40, -12, 42, -24))
    case "scooter":
      g.line(.circle(-38, 34, 12), .circle(38, 34, 12))
      g.line(.lines(-24, 34, 14, 34))
      g.line(Path.start(16, 34).curve(14, 18, 24, 12, 34, 16), .lines(30, 14, 12, -48, -4, -48))
    case "moped", "motorcycle":
      g.line(.circle(-38, 26, 17), .circle(38, 26, 17))
      g.body(
        Path.start(-44, -6).curve(-30, -12, -16, -10, -8, -4).line(14, -6).line(24, 12).line(12, 24)
          .line(-14, 24).curve(-18, 8, -30, 2, -44, 2).closed)
      g.line(.lines(38, 26, 22, -28, 8, -28))
    case "bolt.car":
      g =
        SymbolGlyph.drawing { _ = drawPlaces("car", &$0) }.placed(scale: 0.84, x: -8, y: 10).behind
      let bolt = SymbolGlyph.drawing {
        $0.area(
          Path.polygon(rounding: 2, 5, -28, -17, 4, -3, 4, -6, 28, 17, -5, 3, -5)
            .offsetBy(dx: 40, dy: -28))
      }
      g.addInFront(bolt)
    case "car.side":
      g.body(
        Path.start(-58, 22).line(-58, 2).curve(-58, -6, -54, -8, -46, -10).line(-36, -12).line(
          -20, -30
        )
        .curve(-16, -34, -12, -36, -4, -36).line(10, -36).curve(18, -36, 22, -34, 28, -28)
        .line(40, -10).curve(52, -8, 58, -4, 58, 6).line(58, 22).closed)
      g.detail(.lines(-30, -11, 38, -11), .lines(2, -34, 2, -11), width: 0.9)
      for x in [-32.0, 32] {
        g.clear(.circle(x, 24, 11))
        g.line(.circle(x, 24, 10))
      }
    case "arrow.triangle.turn.up.right.diamond":
      g.body(SymbolEnclosure.diamond.outline, level: 1)
      g.add(
        SymbolGlyph.drawing {
          $0.line(.lines(rounding: 9, -16, 24, -16, -6, 6, -6))
          $0.area(.polygon(rounding: 1, 6, -20, 24, -6, 6, 8))
        }.details)
    case "arrow.triangle.turn.up.right":
      g.line(.lines(rounding: 12, -34, 38, -34, -12, 14, -12))
      g.area(.polygon(rounding: 2, 14, -36, 46, -12, 14, 12))
    case "arrow.triangle.branch":
      g.line(.lines(0, 48, 0, -26), Path.start(0, 30).curve(4, 10, 30, 14, 30, -12).line(30, -16))
      g.area(
        .polygon(rounding: 1, -15, -26, 0, -50, 15, -26),
        .polygon(rounding: 1, 17, -16, 30, -36, 43, -16))
    case "point.3.connected.trianglepath.dotted":
      for (x, y) in [(0.0, -32.0), (-38, 30), (38, 30)] { g.body(.circle(x, y, 13)) }
      for step in 0..<3 {
        for share in [0.38, 0.54, 0.7] {
          let ends: [(Double, Double)] = [(0, -32), (-38, 30), (38, 30), (0, -32)]
          let (a, b) = (ends[step], ends[step + 1])
          let part = 0.5 + (share - 0.54) * 0.8
          g.area(
            .circle(a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part, 2.1), level: 1)
        }
      }
    case "signpost.right", "signpost.left":
      let sign = SymbolGlyph.drawing { g in
        g.body(.polygon(rounding: 6, -44, -36, 30, -36, 52, -14, 30, 8, -44, 8))
        g.line(.lines(0, -50, 0, -38), .lines(0, 10, 0, 50))
      }
      g = name == "signpost.right" ? sign : sign.mirrored
    case "cablecar":
      g.line(.lines(-52, -36, 52, -52), level: 1)
      g.line(.lines(0, -44, 0, -18))
      g.body(.box(-44, -18, 88, 66, 13))
      g.detail(.lines(-44, 14, 44, 14), .lines(0, -18, 0, 14))
    case "road.lanes":
      g.body(.polygon(rounding: 5, -18, -46, 18, -46, 50, 46, -50, 46))
      for (y, height) in [(-32.0, 8.0), (-8, 12), (22, 14)] {
        g.detail(.lines(0, y, 0, y + height))
      }
    default: return false
    }
    return true
  }

  /// A plane that flies to the right, seen from the side.
  private static var plane: Path {
    Path.start(-52, -18).line(-42, -18).line(-30, -4).line(-6, -4).line(-26, -34).line(-14, -34)
      .line(20, -4).line(40, -4).curve(50, -4, 56, 0, 56, 4).curve(56, 8, 50, 11, 42, 11).line(
        -34, 11
      )
      .curve(-42, 11, -46, 8, -48, 2).closed
  }
}

extension SymbolGlyph {
  /// The glyph as details of a body around it.
  fileprivate var details: SymbolGlyph {
    var copy = self
    for index in parts.indices { copy.parts[index].role = .detail }
    return copy
  }
}
