import Foundation
import Graphics

extension SymbolNames {
  /// Draws things that `drawObjects`, `drawDevices` and `drawMedia` lack.
  static func drawThings(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawTelephones(name, &g) || drawCardSuits(name, &g) { return true }
    switch name {
    case "battery.100.bolt":
      g.line(.box(-58, -26, 104, 52, 14), .lines(58, -8, 58, 8), level: 1)
      g.area(.box(-46.1, -14.1, 80.2, 28.2, 4.1))
      let bolt = Path.polygon(
        rounding: 2, 6, -40, -22, 6, -5, 6, -10, 40, 18, -8, 1, -8
      ).offsetBy(dx: -6, dy: 0)
      g.clear(bolt)
      g.area(bolt, level: 1)
    case "square.and.arrow.up.fill", "square.and.arrow.down.fill":
      g.body(.box(-38, -17, 76, 68, 13))
      g.isFilled = true
      let arrow =
        name.contains("up")
        ? [Path.lines(0, 20, 0, -56), .lines(-20, -38, 0, -58, 20, -38)]
        : [Path.lines(0, -54, 0, 24), .lines(-20, 4, 0, 24, 20, 4)]
      for path in arrow { g.clearLine(path) }
      for path in arrow { g.line(path) }
    case "arrow.up.doc", "arrow.down.doc", "lock.doc":
      _ = drawObjects("doc", &g)
      if name == "lock.doc" {
        g.spot(.box(-14, 14, 28, 20, 3))
        g.detail(Path.start(-9, 14).line(-9, 7).curve(-9, -6, 9, -6, 9, 7).line(9, 14), limit: 7.6)
      } else {
        let turn = name == "arrow.up.doc" ? 0.0 : 180
        g.detail(
          Path.lines(0, 17, 0, -17).turned(turn, y: 16),
          Path.lines(-13, -5, 0, -18, 13, -5).turned(turn, y: 16), limit: 11)
      }
    case "clear":
      g.body(.box(-42, -42, 84, 84, 19), level: 1)
      g.detail(.lines(-17, -17, 17, 17), .lines(17, -17, -17, 17), limit: 11)
    case "table.furniture":
      g.body(.polygon(rounding: 5, -40, -30, 40, -30, 56, -8, -56, -8))
      g.line(.lines(-44, -4, -44, 40), .lines(44, -4, 44, 40))
    case "scalemass":
      g.body(.polygon(rounding: 8, -30, -18, 30, -18, 46, 46, -46, 46))
      g.line(.circle(0, -34, 13))
    case "flashlight.on.fill", "flashlight.off.fill":
      let y: CGFloat = name.contains("on") ? 12 : 0
      g.body(
        Path.polygon(
          rounding: 5, -22, -34, 22, -34, 22, -22, 12, -8, 12, 42, -12, 42, -12, -8, -22, -22
        )
        .offsetBy(dx: 0, dy: y))
      g.detail(.lines(0, y, 0, y + 14))
      g.isFilled = true
      if name.contains("on") {
        g.line(
          .lines(0, -52, 0, -38), .lines(-22, -48, -14, -36), .lines(22, -48, 14, -36), level: 1)
      }
    case "eyes":
      for x in [-25.0, 25] {
        g.body(.oval(x, 0, 20, 30))
        g.spot(.oval(x + 5, 3, 8, 12))
      }
    case "face.smiling.inverse":
      _ = drawPeople("face.smiling", &g)
      g.isFilled = true
    case "bell.and.waveform", "bell.and.waves.left.and.right":
      g.add(SymbolGlyph.drawing { _ = drawObjects("bell", &$0) }.placed(scale: 0.86))
      for radius in [46.0, 60] {
        g.line(.arc(0, -6, radius, -34, 28), .arc(0, -6, radius, 152, 214), limit: 9, level: 1)
      }
    case "lightbulb.max":
      g.add(SymbolGlyph.drawing { _ = drawDevices("lightbulb", &$0) }.placed(scale: 0.8, y: 8))
      for turn in [-90.0, -48, -132, 0, 180] {
        g.line(Path.lines(40, 0, 50, 0).turned(turn, y: -6), level: 1)
      }
    case "iphone.landscape", "ipad.landscape":
      let isPhone = name.hasPrefix("iphone")
      g.body(isPhone ? .box(-52, -27, 104, 54, 12) : .box(-52, -38, 104, 76, 11))
      g.detail(isPhone ? .lines(-42, -8, -42, 8) : .lines(42, -10, 42, 10))
    case "music.quarternote.3":
      for (x, y) in [(-34.0, 26.0), (4, 8), (40, -10)] {
        g.solid(Path.oval(0, 0, 9, 7).turned(-20, x: x - 8, y: y + 6))
        g.line(.lines(x, y + 4, x, y - 40))
      }
    case "simcard":
      g.body(.polygon(rounding: 9, -36, -50, 12, -50, 36, -24, 36, 50, -36, 50))
      g.detail(.box(-18, -6, 36, 36, 6), .lines(0, -6, 0, 30), .lines(-18, 12, 18, 12), limit: 8)
    case "camera.rotate":
      _ = drawMedia("camera", &g)
      g.parts.removeAll { $0.role == .detail }
      g.detail(.arc(0, 6, 18, -150, -10), .arc(0, 6, 18, 30, 170), limit: 9)
      g.spot(.polygon(10, 0, 24, 0, 17, 9), .polygon(-10, 12, -24, 12, -17, 3))
    case "camera.aperture":
      g.body(.circle(0, 0, 46))
      for step in 0..<6 {
        g.detail(Path.lines(-15, -22, 32, -22).turned(Double(step) * 60), width: 0.9, limit: 9)
      }
    case "timelapse":
      g.line(.circle(0, 0, 46), level: 1)
      for step in 6..<24 {
        g.line(Path.lines(0, -20, 0, -33).turned(Double(step) * 15), width: 0.7, limit: 5)
      }
      g.area(Path.arc(0, 0, 30, -90, 0).line(0, 0).closed)
    case "waveform.and.mic":
      for (x, height) in [(-50.0, 8.0), (-36, 24), (36, 24), (50, 8)] {
        g.line(.lines(x, -height, x, height), level: 1)
      }
      g.add(SymbolGlyph.drawing { _ = drawMedia("mic", &$0) }.placed(scale: 0.8))
    case "pencil.and.ruler":
      let ruler = SymbolGlyph.drawing { g in
        g.body(Path.box(-58, -17, 116, 34, 6).turned(45))
        for x in [-34.0, -12, 12, 34] {
          g.detail(Path.lines(x, 17, x, 5).turned(45), width: 0.9, limit: 8)
        }
      }
      g.add(ruler.placed(scale: 0.96).behind)
      g.addInFront(SymbolGlyph.drawing { _ = drawObjects("pencil", &$0) })
    case "wrongwaysign":
      g.body(.circle(0, 0, 46), level: 1)
      g.spot(.box(-29, -8, 58, 16, 3))
    case "xmark.bin", "arrow.up.bin":
      g.body(.polygon(rounding: 9, -44, -28, 44, -28, 34, 50, -34, 50), level: 1)
      g.body(.box(-52, -48, 104, 20, 7), level: 1)
      g.detail(
        name == "xmark.bin"
          ? Path.lines(-14, -4, 14, 24) : .lines(0, -8, 0, 32),
        name == "xmark.bin" ? .lines(14, -4, -14, 24) : .lines(-15, 6, 0, -9, 15, 6), limit: 11)
    case "shield.checkered":
      let shield = SymbolEnclosure.shield.outline
      g.line(shield)
      g.area(
        shield.intersection(Path(CGRect(x: -60, y: -60, width: 60, height: 60))),
        shield.intersection(Path(CGRect(x: 0, y: 0, width: 60, height: 60))))
    case "house.and.flag":
      g.add(SymbolGlyph.drawing { _ = drawPlaces("house", &$0) }.placed(scale: 0.84, y: 12))
      g.line(.lines(24, -14, 24, -52), level: 1)
      g.area(.polygon(rounding: 2, 24, -52, 52, -42, 24, -32), level: 1)
    case "person.2.wave.2":
      g.add(bust.placed(scale: 0.6, x: -29, y: 8))
      g.add(bust.placed(scale: 0.6, x: 29, y: 8))
      for x in [-1.0, 1] {
        let turn = x < 0 ? 180.0 : 0
        for radius in [26.0, 38] {
          g.line(.arc(x * 28, -7, radius, turn - 32, turn + 32), limit: 8, level: 1)
        }
      }
    case "person.line.dotted.person":
      g.add(bust.placed(scale: 0.64, x: -40))
      g.add(bust.placed(scale: 0.64, x: 40))
      for y in [-24.0, -6, 12, 30] { g.line(.lines(0, y - 3, 0, y + 3), limit: 9, level: 1) }
    default: return false
    }
    return true
  }

  /// Draws handsets with arrows.
  private static func drawTelephones(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let turns = [
      "phone.arrow.up.right": -45.0, "phone.arrow.down.left": 135, "phone.arrow.right": 0,
    ]
    guard let turn = turns[name] else { return false }
    _ = drawObjects("phone", &g)
    g.line(
      Path.lines(-17, 0, 17, 0).turned(turn, x: 28, y: -26),
      Path.lines(1, -16, 18, 0, 1, 16).turned(turn, x: 28, y: -26))
    return true
  }

  /// Draws the suits of playing cards.
  private static func drawCardSuits(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "suit.diamond": g.body(.polygon(rounding: 5, 0, -50, 38, 0, 0, 50, -38, 0))
    case "suit.spade":
      let leaf = Path.start(0, -48).curve(14, -26, 44, -8, 44, 14).curve(44, 32, 20, 40, 5, 24)
        .curve(5, 34, 10, 44, 18, 48).line(-18, 48).curve(-10, 44, -5, 34, -5, 24)
        .curve(-20, 40, -44, 32, -44, 14).curve(-44, -8, -14, -26, 0, -48).closed
      g.body(leaf)
    case "suit.club":
      g.body(
        Path.circle(0, -24, 21).union(.circle(-24, 10, 21)).union(.circle(24, 10, 21))
          .union(.polygon(rounding: 3, -4, 0, 4, 0, 5, 26, 18, 48, -18, 48, -5, 26))
          .union(.circle(0, 2, 10)))
    default: return false
    }
    return true
  }
}
