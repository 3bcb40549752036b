import Foundation
import Graphics

extension SymbolNames {
  /// A bust: head and shoulders.
  static var bust: SymbolGlyph {
    .drawing { g in
      g.body(.circle(0, -23, 20), shoulders)
    }
  }

  private static var shoulders: Path {
    Path.start(-40, 36).curve(-40, 20, -22, 11, 0, 11).curve(22, 11, 40, 20, 40, 36)
      .curve(40, 42, 37, 44, 32, 44).line(-32, 44).curve(-37, 44, -40, 42, -40, 36).closed
  }

  /// Draws persons, hands and faces.
  static func drawPeople(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "person": g = bust
    case "person.2":
      g.add(bust.placed(scale: 0.82, x: 27, y: 2).behind)
      g.addInFront(bust.placed(scale: 0.94, x: -20, y: 3))
    case "person.3":
      for x in [-46.0, 46] {
        g.add(bust.placed(scale: 0.72, x: x, y: 5).behind)
      }
      g.addInFront(bust.placed(scale: 0.86, x: 0, y: 3))
    case "person.circle":
      g.body(.circle(0, 0, 46), level: 1)
      g.add(bust.placed(scale: 0.6, y: -1).solidDetail)
    case "person.crop.circle", "person.crop.square":
      let isRound = name == "person.crop.circle"
      let frame = isRound ? Path.circle(0, 0, 46) : Path.box(-42, -42, 84, 84, 19)
      g.body(frame, level: 1)
      g.window(.circle(0, -13, 16.5))
      g.window(Path.oval(0, 43, 33, 26).intersection(frame))
    case "person.text.rectangle":
      g.body(.box(-56, -41, 112, 82, 15), level: 1)
      g.add(bust.placed(scale: 0.4, x: -25, y: 0).solidDetail)
      g.detail(.lines(8, -14, 36, -14), .lines(8, 0, 36, 0), .lines(8, 14, 26, 14))
    case "figure.walk", "figure.run", "figure.stand":
      g.area(.circle(4, -40, 7.6))
      if name == "figure.stand" {
        g.line(
          .lines(-16, -20, 16, -20), .lines(-16, -20, -16, 8), .lines(16, -20, 16, 8),
          .lines(-7, -16, -7, 46), .lines(7, -16, 7, 46), width: 1.3)
      } else {
        g.line(
          .lines(0, -18, -6, 8, 12, 24, 16, 46), .lines(-6, 10, -12, 28, -26, 44),
          .lines(0, -18, -18, -8, -22, 8), .lines(2, -16, 12, -2, 26, 4), width: 1.3)
      }
    case "face.smiling":
      g.body(.circle(0, 0, 46))
      g.spot(.oval(-16, -12, 3.1, 5.6), .oval(16, -12, 3.1, 5.6))
      g.detail(.arc(0, 2, 24, 25, 155))
    case "hand.raised":
      g.body(
        Path.start(-30, 10).line(-30, -22).curve(-30, -33, -15, -33, -15, -22).line(-15, -36)
          .curve(-15, -48, 1, -48, 1, -36).line(1, -33).curve(1, -44, 16, -44, 16, -33)
          .line(16, -22).curve(16, -32, 30, -32, 30, -22).line(30, 8)
          .curve(30, 34, 17, 48, -2, 48).curve(-22, 48, -32, 38, -40, 24).line(-50, 6)
          .curve(-55, -4, -43, -11, -37, -2).closed)
      g.detail(
        .lines(-15, -22, -15, -2), .lines(1, -33, 1, -4), .lines(16, -22, 16, -2), width: 0.9)
    case "hand.thumbsup", "hand.thumbsdown":
      let hand = SymbolGlyph.drawing { g in
        g.body(
          Path.start(-18, -2).curve(-6, -8, -2, -20, -1, -34).curve(0, -48, 17, -47, 17, -30)
            .curve(17, -22, 15, -15, 12, -9).line(32, -9).curve(45, -9, 46, 5, 38, 8)
            .curve(45, 12, 43, 23, 35, 24).curve(40, 29, 36, 38, 28, 38)
            .curve(30, 44, 26, 48, 18, 48).line(6, 48).curve(-4, 48, -12, 45, -18, 41).closed)
        g.body(.box(-44, -6, 26, 50, 7))
      }
      g = name == "hand.thumbsup" ? hand : hand.flipped
    case "hand.tap":
      g.line(.arc(-6, -26, 20, 150, 390), .arc(-6, -26, 34, 165, 375), level: 1)
      g.body(
        Path.start(-14, 18).line(-14, -26).curve(-14, -36, 2, -36, 2, -26).line(2, -2)
          .line(24, 3).curve(34, 6, 38, 12, 36, 22).curve(34, 38, 28, 48, 8, 48)
          .curve(-8, 48, -14, 42, -22, 34).line(-32, 22).curve(-36, 14, -28, 8, -20, 14).closed)
    default: return false
    }
    return true
  }
}
