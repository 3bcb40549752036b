import Foundation
import Graphics

extension SymbolNames {
  /// Draws the signs of players, sound, pictures and radio.
  static func drawMedia(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "play": g.body(.polygon(rounding: 9, -32, -44, 46, 0, -32, 44))
    case "pause":
      g.body(.box(-32, -40, 20, 80, 5), .box(12, -40, 20, 80, 5))
    case "stop": g.body(.box(-36, -36, 72, 72, 11))
    case "record.circle":
      g.body(.circle(0, 0, 46), level: 1)
      g.spot(.circle(0, 0, 20.1))
    case "forward", "backward":
      let glyph = SymbolGlyph.drawing {
        $0.body(
          .polygon(rounding: 7, -54, -33, -2, 0, -54, 33),
          .polygon(rounding: 7, 6, -33, 58, 0, 6, 33))
      }
      g = name == "forward" ? glyph : glyph.mirrored
    case "forward.end", "backward.end":
      let glyph = SymbolGlyph.drawing {
        $0.body(.polygon(rounding: 7, -32, -36, 24, 0, -32, 36))
        $0.line(.lines(34, -34, 34, 34), width: 1.2)
      }
      g = name == "forward.end" ? glyph : glyph.mirrored
    case "playpause":
      g.body(
        .polygon(rounding: 7, -56, -36, 2, 0, -56, 36), .box(14, -34, 13, 68, 4),
        .box(40, -34, 13, 68, 4))
    case "speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3":
      let waves = Int(name.suffix(1)) ?? 0
      let shift = CGFloat(waves) * -9
      g.body(speaker.offsetBy(dx: shift + 4, dy: 0))
      for wave in 0..<waves {
        g.line(
          .arc(shift + 14, 0, 24 + CGFloat(wave) * 17, -38, 38), level: 1,
          from: Double(wave + 1) / Double(waves + 1))
      }
    case "mic":
      g.body(.box(-16, -54, 32, 64, 16))
      g.line(
        Path.start(-32, -10).line(-32, -4).curve(-32, 36, 32, 36, 32, -4).line(32, -10),
        .lines(0, 27, 0, 48), .lines(-18, 48, 18, 48))
    case "music.note":
      g.line(
        Path.lines(-4, 28, -4, -44).line(32, -52).line(32, -30).line(-4, -22))
      g.solid(Path.oval(0, 0, 12, 9).turned(-20, x: -17, y: 31))
    case "music.note.list":
      g.line(.lines(-54, -30, -6, -30), .lines(-54, -4, -6, -4), .lines(-54, 22, -22, 22), level: 1)
      g.line(.lines(26, 26, 26, -38, 52, -44, 52, -28, 26, -22))
      g.solid(Path.oval(0, 0, 9.5, 7).turned(-20, x: 15, y: 29))
    case "photo":
      g.body(.box(-56, -42, 112, 84, 13))
      g.window(.circle(-28, -16, 9))
      g.detail(
        .lines(rounding: 8, -54, 30, -22, 2, -4, 20, 20, -8, 54, 26))
    case "photo.on.rectangle", "photo.on.rectangle.angled":
      let isAngled = name.hasSuffix("angled")
      let back = Path.box(-46, -32, 92, 64, 11).turned(isAngled ? -14 : 0, x: -8, y: -14)
      g.body(back, level: 1)
      g.addInFront(
        SymbolGlyph.drawing {
          $0.body(.box(-34, -18, 92, 66, 11))
        })
      g.window(.circle(-12, 1, 6.5))
      g.detail(.lines(rounding: 6, -33, 36, -8, 18, 6, 30, 26, 10, 56, 34))
    case "film":
      g.body(.box(-56, -42, 112, 84, 13))
      g.detail(.lines(-32, -42, -32, 42), .lines(32, -42, 32, 42), .lines(-32, 0, 32, 0))
      for x in [-56.0, 32] {
        for y in [-21.0, 0, 21] { g.detail(.lines(x, y, x + 24, y)) }
      }
    case "camera":
      g.body(
        Path.start(-44, -28).line(-26, -28).curve(-20, -28, -20, -42, -10, -42).line(10, -42)
          .curve(20, -42, 20, -28, 26, -28).line(44, -28).curve(52, -28, 56, -24, 56, -16)
          .line(56, 28).curve(56, 36, 52, 40, 44, 40).line(-44, 40)
          .curve(-52, 40, -56, 36, -56, 28).line(-56, -16).curve(-56, -24, -52, -28, -44, -28)
          .closed)
      g.detail(.circle(0, 6, 20))
      g.spot(.circle(39, -13, 2.6))
    case "video":
      g.body(.box(-60, -34, 78, 68, 14))
      g.body(.polygon(rounding: 6, 28, -8, 56, -28, 56, 28, 28, 8))
    case "tv":
      g.body(.box(-56, -44, 112, 72, 12))
      g.line(.lines(-24, 44, 24, 44))
    case "play.tv":
      g.body(.box(-56, -44, 112, 72, 12))
      g.add(
        SymbolGlyph.drawing { $0.body(.polygon(rounding: 4, -12, -24, 20, -8, -12, 8)) }.solidDetail
      )
      g.line(.lines(-24, 44, 24, 44))
    case "headphones":
      g.line(Path.start(-44, 16).line(-44, -4).curve(-44, -58, 44, -58, 44, -4).line(44, 16))
      g.body(.box(-46, 8, 20, 36, 8), .box(26, 8, 20, 36, 8))
    case "wifi", "wifi.exclamationmark":
      g.line(.arc(0, 36, 66, 222, 318), width: 1.15, limit: 12, from: 0.75)
      if name == "wifi.exclamationmark" {
        g.line(.arc(0, 36, 42, 220, 250), .arc(0, 36, 42, 290, 320), width: 1.15, limit: 12)
        g.line(.lines(0, -8, 0, 16), width: 1.15)
        g.dot(CGPoint(x: 0, y: 37), width: 1.4)
      } else {
        g.line(.arc(0, 36, 45, 222, 318), width: 1.15, limit: 12, from: 0.5)
        g.line(.arc(0, 36, 24, 222, 318), width: 1.15, limit: 12, from: 0.25)
        g.area(.circle(0, 34, 6.1))
      }
    case "dot.radiowaves.left.and.right", "dot.radiowaves.right":
      g.area(.circle(0, 0, 7.1))
      for radius in [24.0, 42, 60] {
        g.line(.arc(0, 0, radius, -40, 40), level: 1, from: radius / 80)
        if name != "dot.radiowaves.right" {
          g.line(.arc(0, 0, radius, 140, 220), level: 1, from: radius / 80)
        }
      }
    case "dot.radiowaves.up.forward":
      g.area(.circle(-24, 24, 7.1))
      for radius in [28.0, 48, 68] { g.line(.arc(-24, 24, radius, -85, -5), level: 1) }
    case "antenna.radiowaves.left.and.right":
      g.area(.circle(0, -10, 8.1))
      g.line(.lines(0, -8, 0, 48))
      for (index, radius) in [26.0, 46].enumerated() {
        let share = Double(index + 1) / 3
        g.line(.arc(0, -10, radius, -42, 42), .arc(0, -10, radius, 138, 222), level: 1, from: share)
      }
    case "airplayaudio", "airplayvideo", "airplay":
      g.line(.lines(rounding: 12, -28, 18, -52, 18, -52, -42, 52, -42, 52, 18, 28, 18))
      g.body(.polygon(rounding: 4, 0, 8, 34, 46, -34, 46))
    default: return false
    }
    return true
  }

  /// The outline of a loudspeaker.
  private static var speaker: Path {
    .polygon(rounding: 7, -44, -16, -26, -16, 4, -42, 4, 42, -26, 16, -44, 16)
  }
}
