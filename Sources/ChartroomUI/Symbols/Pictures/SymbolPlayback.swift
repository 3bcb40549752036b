import Foundation
import Graphics

extension SymbolNames {
  /// Draws signs of players, audio devices and pictures that `drawMedia` lacks.
  static func drawPlayback(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawSkips(name, &g) { return true }
    switch name {
    case "repeat.1":
      _ = drawArrows("repeat", &g)
      g.add(numeral("1", scale: 0.34, y: 0))
    case "music.mic":
      g.body(.circle(24, -26, 24))
      g.detail(Path.arc(24, -26, 16, 90, 180), width: 0.9)
      g.body(.polygon(rounding: 5, 0, -20, 18, -2, -40, 48, -50, 38))
    case "hifispeaker", "hifispeaker.2":
      let speaker = SymbolGlyph.drawing { g in
        g.body(.box(-32, -52, 64, 104, 12))
        g.detail(.circle(0, 16, 20))
        g.spot(.circle(0, 16, 5.1), .circle(0, -28, 7.1))
      }
      if name == "hifispeaker" {
        g = speaker
      } else {
        g.add(speaker.placed(scale: 0.86, x: -36))
        g.add(speaker.placed(scale: 0.86, x: 36))
      }
    case "airpods":
      for isRight in [true, false] {
        let pod = SymbolGlyph.drawing { g in
          g.body(
            Path.start(10, -34).curve(22, -48, 52, -42, 50, -16).curve(48, -2, 36, 2, 28, 2)
              .line(28, 42).curve(28, 50, 14, 50, 14, 42).line(14, -10)
              .curve(4, -14, 4, -26, 10, -34).closed)
          g.detail(.lines(38, -28, 38, -18))
        }
        g.add(isRight ? pod : pod.mirrored)
      }
    case "airpodsmax":
      _ = drawMedia("headphones", &g)
    case "livephoto":
      g.line(.circle(0, 0, 11), .circle(0, 0, 28), limit: 9)
      for step in 0..<24 {
        g.area(Path.circle(46, 0, 1.6).turned(Double(step) * 15), level: 1)
      }
    case "camera.filters":
      g.line(.circle(0, -18, 27), .circle(-18, 14, 27), .circle(18, 14, 27))
    case "camera.macro":
      for turn in [-52.0, 0, 52] {
        g.body(
          Path.start(0, 4).curve(-16, -6, -16, -26, 0, -42).curve(16, -26, 16, -6, 0, 4).closed
            .turned(turn, y: -8))
      }
      g.line(.lines(0, 2, 0, 50))
      g.line(
        Path.start(0, 46).curve(-4, 30, -22, 24, -36, 26),
        Path.start(0, 46).curve(4, 30, 22, 24, 36, 26),
        level: 1)
    case "photo.artframe":
      g.body(.box(-56, -46, 112, 92, 8))
      g.detail(.box(-40, -30, 80, 60, 3))
      g.detail(.lines(rounding: 6, -38, 20, -16, -4, 4, 16, 16, 6, 38, 24), limit: 8)
    case "opticaldisc":
      g.body(.circle(0, 0, 46))
      g.window(.circle(0, 0, 11))
      g.detail(.arc(0, 0, 28, 200, 250), .arc(0, 0, 28, 20, 70))
    case "shareplay":
      g.body(.circle(0, -22, 13))
      g.body(
        Path.start(-24, 28).curve(-24, 10, -14, 2, 0, 2).curve(14, 2, 24, 10, 24, 28)
          .curve(24, 34, 20, 36, 14, 36).line(-14, 36).curve(-20, 36, -24, 34, -24, 28).closed)
      for radius in [40.0, 55] {
        g.line(
          .arc(0, -8, radius, -46, 46), .arc(0, -8, radius, 134, 226), limit: 9, level: 1)
      }
    case "guitars":
      g.body(
        Path.start(-6, -6).curve(6, -18, 20, -4, 8, 8).curve(14, 20, 8, 46, -18, 48)
          .curve(-46, 48, -52, 20, -34, 8).curve(-22, 2, -16, 4, -6, -6).closed)
      g.spot(.circle(-17, 21, 6.1))
      g.line(.lines(2, -2, 46, -46), .lines(36, -50, 50, -36))
    case "pianokeys":
      g.body(.box(-54, -40, 108, 80, 10))
      g.detail(.lines(-18, 6, -18, 40), .lines(18, 6, 18, 40), width: 0.9)
      g.spot(.box(-26, -40, 16, 46, 2), .box(10, -40, 16, 46, 2))
    default: return false
    }
    return true
  }

  /// Draws rings with an arrow head and a number of seconds, such as `goforward.15`.
  private static func drawSkips(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, words.count < 3, first == "goforward" || first == "gobackward"
    else { return false }
    let ring = SymbolGlyph.drawing {
      $0.line(.arc(0, 5, 43, -48, 270))
      $0.area(.polygon(rounding: 2, -2, -56, 20, -38, -2, -20))
    }
    g = first == "goforward" ? ring : ring.mirrored
    guard words.count == 2 else { return true }
    switch words[1] {
    case "plus": g.line(.lines(0, -9, 0, 19), .lines(-14, 5, 14, 5))
    case "minus": g.line(.lines(-14, 5, 14, 5))
    default:
      guard ["5", "10", "15", "30", "45", "60", "75", "90"].contains(words[1]) else { return false }
      g.add(numeral(String(words[1]), scale: 0.46, y: 5))
    }
    return true
  }

  /// A small number.
  private static func numeral(_ text: String, scale: CGFloat, y: CGFloat) -> SymbolGlyph {
    var digits = SymbolGlyph()
    _ = drawDigits(text, &digits)
    let middle = digits.bounds.midX
    for index in digits.parts.indices { digits.parts[index].limit = 8.5 }
    return digits.placed(scale: scale, x: -middle * scale, y: y)
  }
}
