import Foundation
import Graphics

extension SymbolNames {
  /// Draws gauges, switches, globes and other signs of settings.
  static func drawControls(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawGauges(name, &g) || drawHourglasses(name, &g) { return true }
    switch name {
    case "switch.2":
      for (y, x) in [(-25.0, 20.0), (25, -20)] {
        g.body(.box(-40, y - 16, 80, 32, 16))
        g.window(.circle(x, y, 7))
      }
    case "poweroff": g.line(.circle(0, 0, 40))
    case "poweron": g.line(.lines(0, -40, 0, 40))
    case "togglepower": g.line(.circle(0, 0, 44), .lines(0, -18, 0, 18))
    case "powersleep", "sleep":
      if name == "powersleep" {
        g.body(moon)
      } else {
        g.line(.circle(0, 0, 46))
        g.line(zed(-20, -8, 26), zed(10, -28, 18), limit: 9)
      }
    case "bolt.horizontal":
      g.body(
        Path.polygon(rounding: 5, 9, -52, -29, 8, -4, 8, -9, 52, 29, -8, 4, -8).turned(90))
    case "bolt.heart":
      _ = drawSigns("heart", &g)
      g.add(
        SymbolGlyph.drawing {
          $0.body(.polygon(rounding: 2, 5, -30, -17, 2, -3, 2, -6, 28, 17, -6, 3, -6))
        }
        .solidDetail)
    case "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left", "arrowtriangle.right",
      "arrowtriangle.forward", "arrowtriangle.backward":
      let turns = [
        "up": 0.0, "down": 180, "left": -90, "right": 90, "forward": 90, "backward": -90,
      ]
      let turn = turns[String(name.dropFirst("arrowtriangle.".count))] ?? 0
      g.body(Path.polygon(rounding: 9, 0, -38, 42, 34, -42, 34).turned(turn))
    case "globe.americas", "globe.europe.africa", "globe.asia.australia",
      "globe.central.south.asia":
      g.body(.circle(0, 0, 46), level: 1)
      for land in lands(name) {
        g.spot(land.intersection(.circle(0, 0, 35)))
      }
    case "globe.desk":
      g.body(.circle(4, -12, 31))
      g.line(.arc(4, -12, 46, -48, 132), level: 1)
      g.line(.lines(2, 36, 2, 48), .lines(-20, 48, 24, 48), level: 1)
    case "lock.rotation":
      _ = drawPlayback("goforward", &g)
      g.add(
        SymbolGlyph.drawing {
          $0.body(.box(-14, 2, 28, 22, 4))
          $0.line(Path.start(-9, 2).line(-9, -6).curve(-9, -18, 9, -18, 9, -6).line(9, 2), limit: 8)
        })
    case "key.horizontal":
      g.body(
        Path.circle(-30, 0, 25).union(
          .polygon(rounding: 2, -12, -7, 46, -7, 56, 2, 46, 12, 38, 5, 28, 13, 18, 6, 8, 9, -12, 9))
      )
      g.spot(.circle(-36, 0, 5.6))
    case "sensor":
      g.body(.circle(0, 0, 12))
      for radius in [28.0, 44] {
        g.line(.arc(0, 0, radius, -50, 50), .arc(0, 0, radius, 130, 230), level: 1)
      }
    case "homekit":
      g.body(.polygon(rounding: 6, 0, -48, 52, -4, 40, -4, 40, 44, -40, 44, -40, -4, -52, -4))
      g.detail(.lines(rounding: 4, 0, -20, 22, 0, 22, 26, -22, 26, -22, 0, 0, -20))
    case "atom":
      for turn in [0.0, 60, 120] { g.line(Path.oval(0, 0, 20, 50).turned(turn), limit: 8.5) }
      g.area(.circle(0, 0, 6.1))
    case "cylinder":
      g.body(
        Path.start(-34, -34).curve(-34, -52, 34, -52, 34, -34).line(34, 34)
          .curve(34, 52, -34, 52, -34, 34).closed)
      g.detail(Path.start(-34, -34).curve(-34, -18, 34, -18, 34, -34))
    case "pyramid":
      g.body(.polygon(rounding: 6, 0, -50, 54, 28, 8, 48, -54, 28))
      g.detail(.lines(0, -48, 8, 46))
    case "cube.transparent":
      g.line(
        .polygon(rounding: 3, 0, -50, 45, -26, 45, 26, 0, 50, -45, 26, -45, -26), limit: 9)
      g.line(
        .lines(-43, -25, 0, -2, 43, -25), .lines(0, -2, 0, 48), .lines(-43, 25, 0, 2, 43, 25),
        .lines(0, -48, 0, 0), limit: 7, level: 1)
    case "dial.low", "dial.medium", "dial.high":
      let turn = name == "dial.low" ? -135.0 : name == "dial.high" ? 135 : 0
      g.body(.circle(0, 2, 26))
      g.detail(Path.lines(0, -6, 0, -16).turned(turn, y: 2))
      for step in 0..<9 {
        let angle = Double(step - 4) * 33.75
        g.area(Path.circle(0, -44, 3.1).turned(angle, y: 2), level: 1)
      }
    case "slowmo":
      for step in 0..<24 {
        let isLong = step % 6 == 0
        g.line(
          Path.lines(isLong ? 22 : 34, 0, 46, 0).turned(Double(step) * 15), width: 0.7, limit: 6)
      }
    case "level":
      g.body(.circle(0, 0, 46))
      g.detail(.circle(0, 0, 16))
      g.detail(.lines(-46, 0, -18, 0), .lines(18, 0, 46, 0))
    case "phone.down":
      g.body(
        Path.start(-54, 18).curve(-66, -10, -30, -24, 0, -24).curve(30, -24, 66, -10, 54, 18)
          .curve(52, 24, 48, 26, 42, 24).line(26, 18).curve(20, 16, 18, 12, 18, 6).line(18, -2)
          .curve(8, -6, -8, -6, -18, -2).line(-18, 6).curve(-18, 12, -20, 16, -26, 18).line(-42, 24)
          .curve(-48, 26, -52, 24, -54, 18).closed)
    default: return false
    }
    return true
  }

  /// Draws gauges, whose needles point to a percentage.
  private static func drawGauges(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let percents = [
      "gauge": 67.0, "gauge.low": 15, "gauge.medium": 50, "gauge.high": 85, "speedometer": 73,
      "gauge.with.needle": 67, "gauge.with.dots.needle.0percent": 0,
      "gauge.with.dots.needle.33percent": 33, "gauge.with.dots.needle.50percent": 50,
      "gauge.with.dots.needle.67percent": 67, "gauge.with.dots.needle.100percent": 100,
      "gauge.with.dots.needle.bottom.0percent": 0, "gauge.with.dots.needle.bottom.50percent": 50,
      "gauge.with.dots.needle.bottom.100percent": 100,
    ]
    guard let percent = percents[name] else { return false }
    let turn = (percent - 50) * 2.1
    if name == "gauge.with.needle" {
      g.line(.arc(0, 4, 46, 140, 400), level: 1)
    } else {
      g.body(.circle(0, 0, 46), level: 1)
      for step in 0..<7 {
        let angle = Double(step - 3) * 42
        if abs(angle - turn) > 15 { g.spot(Path.circle(0, -31, 2.1).turned(angle)) }
      }
    }
    let needle = SymbolGlyph.drawing { g in
      g.spot(.circle(0, 0, 6.1))
      g.detail(Path.lines(0, 0, 0, -22).turned(turn), width: 0.95, limit: 10)
    }
    g.add(needle)
    return true
  }

  /// Draws hourglasses with sand in one half.
  private static func drawHourglasses(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    guard name == "hourglass.tophalf.filled" || name == "hourglass.bottomhalf.filled" else {
      return false
    }
    let glass = SymbolGlyph.drawing { g in
      g.addHourglass()
      g.area(
        Path.start(-27, -46).line(-27, -32).curve(-27, -14, -7, -12, -7, 0).line(7, 0)
          .curve(7, -12, 27, -14, 27, -32).line(27, -46).closed)
    }
    g = name.contains("tophalf") ? glass : glass.flipped
    return true
  }

  /// The outlines of the continents on a globe.
  private static func lands(_ name: String) -> [Path] {
    switch name {
    case "globe.americas":
      [
        .blob(
          -40, -14, -30, -34, -8, -40, 12, -36, 4, -26, 12, -18, 2, -12, -6, -2, -8, 4, -16, -4,
          -26, -2, -32, 6),
        .blob(-10, 8, 2, 6, 14, 12, 22, 18, 16, 30, 6, 40, 0, 38, -2, 26, -10, 18),
      ]
    case "globe.europe.africa":
      [
        .blob(
          -14, -4, 2, -8, 16, -4, 22, 8, 20, 18, 12, 32, 4, 36, -2, 26, -4, 14, -16, 12, -20, 4),
        .blob(
          -16, -22, -8, -38, 8, -42, 26, -34, 38, -18, 32, -8, 24, -14, 10, -18, -2, -16, -12, -14),
      ]
    case "globe.asia.australia":
      [
        .blob(
          -44, -14, -30, -34, -4, -42, 18, -36, 24, -24, 14, -18, 10, -6, 0, -2, -4, 8, -10, -4,
          -20, -4, -24, 6, -32, -6),
        .blob(8, 22, 18, 16, 28, 16, 32, 24, 26, 34, 14, 32),
        .blob(0, 10, 8, 8, 12, 12, 4, 15),
      ]
    default:
      [
        .blob(
          -44, -8, -36, -28, -10, -42, 20, -38, 40, -16, 36, 0, 26, 8, 22, 0, 14, 4, 6, 24, -2, 10,
          -8, 0, -20, 4, -26, 16, -36, 8),
        .blob(-30, 26, -24, 20, -18, 26, -20, 36),
      ]
    }
  }
}

extension SymbolGlyph {
  /// Adds the glass of an hourglass between its ends.
  mutating func addHourglass() {
    line(
      .lines(-36, -48, 36, -48), .lines(-36, 48, 36, 48),
      Path.start(-27, -46).line(-27, -32).curve(-27, -14, -7, -12, -7, 0)
        .curve(-7, 12, -27, 14, -27, 32).line(-27, 46),
      Path.start(27, -46).line(27, -32).curve(27, -14, 7, -12, 7, 0)
        .curve(7, 12, 27, 14, 27, 32).line(27, 46))
  }
}
