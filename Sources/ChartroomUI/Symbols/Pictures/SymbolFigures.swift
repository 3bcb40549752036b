import Foundation
import Graphics

extension SymbolNames {
  /// Draws persons with signs, hands that do something, and figures of sports.
  static func drawFigures(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawHands(name, &g) || drawStances(name, &g) { return true }
    switch name {
    case "person.wave.2":
      g.add(bust.placed(scale: 0.96, x: -20))
      for radius in [34.0, 52] { g.line(.arc(-16, -20, radius, -36, 36), limit: 10, level: 1) }
    case "person.fill.checkmark", "person.fill.xmark", "person.fill.questionmark",
      "person.fill.turn.right",
      "person.fill.turn.left", "person.fill.turn.down":
      g.add(bust.placed(x: -16).behind)
      g.isFilled = true
      let mark =
        switch name.split(separator: ".").last ?? "" {
        case "checkmark": Path.lines(30, -6, 38, 4, 54, -20)
        case "xmark": Path(.lines(32, -20, 54, 2), .lines(54, -20, 32, 2))
        case "questionmark": Path.arc(44, -14, 10, 190, 400).curve(46, 0, 44, 0, 44, 4)
        case "right": Path(.lines(26, -8, 58, -8), .lines(48, -20, 59, -8, 48, 4))
        case "left": Path(.lines(28, -8, 58, -8), .lines(38, -20, 27, -8, 38, 4))
        default: Path(.lines(44, -24, 44, 8), .lines(32, -2, 44, 9, 56, -2))
        }
      g.line(mark)
      if name.hasSuffix("questionmark") { g.dot(CGPoint(x: 44, y: 18)) }
    case "person.crop.rectangle":
      g.body(.box(-56, -42, 112, 84, 15), level: 1)
      g.window(.circle(0, -12, 15))
      g.window(Path.oval(0, 42, 32, 25).intersection(.box(-56, -42, 112, 84, 15)))
    case "person.bust":
      g.body(
        Path.start(0, -50).curve(14, -50, 23, -40, 22, -26).curve(21, -14, 16, -6, 12, -2)
          .curve(14, 8, 44, 10, 46, 34).line(46, 44).line(-46, 44).line(-46, 34)
          .curve(-44, 10, -14, 8, -12, -2).curve(-16, -6, -21, -14, -22, -26)
          .curve(-23, -40, -14, -50, 0, -50).closed)
    case "rectangle.inset.filled.and.person.filled":
      g.line(.lines(rounding: 13, 8, 40, -56, 40, -56, -42, 56, -42, 56, -4), level: 1)
      g.area(.box(-40, -26, 80, 34, 4), level: 1)
      g.isFilled = true
      g.addInFront(bust.placed(scale: 0.5, x: 36, y: 26))
    case "figure.2.and.child.holdinghands", "figure.and.child.holdinghands", "figure.2",
      "figure.child", "figure":
      drawFamily(name, &g)
    case "stroller":
      g.body(
        Path.start(-36, -6).line(38, -6).curve(38, 18, 22, 28, 0, 28).curve(
          -20, 28, -34, 16, -36, -6
        )
        .closed)
      g.body(Path.start(2, -6).line(2, -46).curve(26, -46, 40, -28, 38, -6).closed, level: 1)
      g.line(.lines(-36, -6, -44, -28, -56, -28))
      g.line(.circle(-18, 43, 7), .circle(22, 43, 7))
    default: return false
    }
    return true
  }

  /// Draws standing figures beside each other.
  private static func drawFamily(_ name: String, _ g: inout SymbolGlyph) {
    func figure(_ x: CGFloat, _ foot: CGFloat, _ height: CGFloat) {
      let unit = height / 100
      let top = foot - height
      g.area(.circle(x, top + 8 * unit, 8.5 * unit))
      g.line(
        .lines(
          rounding: 5, x - 17 * unit, top + 56 * unit, x - 17 * unit, top + 27 * unit,
          x + 17 * unit,
          top + 27 * unit, x + 17 * unit, top + 56 * unit), width: 1.1, limit: 10)
      g.line(
        .lines(x - 7 * unit, top + 30 * unit, x - 7 * unit, foot),
        .lines(x + 7 * unit, top + 30 * unit, x + 7 * unit, foot), width: 1.2, limit: 10)
    }
    switch name {
    case "figure": figure(0, 48, 100)
    case "figure.child": figure(0, 40, 72)
    case "figure.2":
      figure(-24, 48, 100)
      figure(24, 48, 100)
    case "figure.and.child.holdinghands":
      figure(-20, 48, 100)
      figure(24, 48, 62)
      g.line(.lines(-4, 6, 14, 14), width: 1.1, limit: 10)
    default:
      figure(-38, 48, 98)
      figure(38, 48, 98)
      figure(0, 48, 60)
      g.line(.lines(-21, 6, -10, 14), .lines(21, 6, 10, 14), width: 1.1, limit: 10)
    }
  }

  /// Draws hands that wave, clap and point.
  private static func drawHands(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    var hand = SymbolGlyph()
    _ = drawPeople("hand.raised", &hand)
    for index in hand.parts.indices { hand.parts[index].limit = name == "hand.draw" ? 10 : 8.5 }
    func turned(_ glyph: SymbolGlyph, _ degrees: Double, scale: CGFloat, x: CGFloat, y: CGFloat)
      -> SymbolGlyph
    {
      var copy = glyph
      for index in copy.parts.indices {
        copy.parts[index].path = copy.parts[index].path.turned(degrees)
      }
      return copy.placed(scale: scale, x: x, y: y)
    }
    switch name {
    case "hand.wave":
      g.add(turned(hand, -28, scale: 0.86, x: 4, y: 6))
      g.line(.arc(0, 4, 56, 20, 62), .arc(0, 0, 54, 200, 236), level: 1)
    case "hands.clap", "hands.sparkles":
      g.add(turned(hand.mirrored, 18, scale: 0.68, x: 16, y: 4).behind)
      g.addInFront(turned(hand, -18, scale: 0.72, x: -10, y: 14))
      if name == "hands.clap" {
        g.line(
          .lines(-22, -46, -28, -56), .lines(-2, -48, -2, -58), .lines(-38, -36, -48, -44),
          limit: 10)
      } else {
        g.solid(.glint(-38, -42, 12), .glint(44, -48, 9), level: 1)
      }
    case "hand.draw":
      g.add(hand.placed(scale: 0.8, x: 4, y: 12))
      g.line(.sweep(-48, -34, -34, -48, -18, -36, -4, -50, 12, -38), level: 1)
    case "hand.point.up.left", "hand.point.up", "hand.point.right", "hand.point.left",
      "hand.point.down",
      "hand.point.up.right":
      let pointing = SymbolGlyph.drawing { g in
        g.body(
          Path.start(-20, 6).line(-20, -42).curve(-20, -54, -3, -54, -3, -42).line(-3, -14)
            .curve(-2, -24, 12, -24, 13, -12).curve(16, -20, 28, -19, 28, -8).curve(
              32, -14, 42, -11, 42, -1
            )
            .line(42, 18).curve(42, 36, 30, 48, 10, 48).curve(-10, 48, -20, 40, -30, 28).line(
              -42, 12
            )
            .curve(-48, 2, -36, -6, -28, 0).closed)
        g.detail(.lines(-3, -14, -3, 6), .lines(13, -10, 13, 6), .lines(28, -6, 28, 6), width: 0.9)
      }
      switch name.dropFirst("hand.point.".count) {
      case "up": g = pointing
      case "up.left": g = turned(pointing, -38, scale: 1, x: 0, y: 0)
      case "up.right": g = turned(pointing.mirrored, 38, scale: 1, x: 0, y: 0)
      case "right": g = turned(pointing, 90, scale: 1, x: 0, y: 0)
      case "left": g = turned(pointing.mirrored, -90, scale: 1, x: 0, y: 0)
      default: g = pointing.flipped
      }
    default: return false
    }
    return true
  }

  /// Draws figures of sports, as heads and thick limbs.
  private static func drawStances(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    func limbs(head x: CGFloat, _ y: CGFloat, _ paths: Path...) {
      g.area(.circle(x, y, 8.1))
      for path in paths { g.line(path, width: 1.3, limit: 11) }
    }
    switch name {
    case "figure.yoga":
      limbs(
        head: 2, -42, .lines(-52, -18, 52, -18), .lines(2, -18, 2, 10),
        .lines(rounding: 4, 2, 10, 32, 16, 32, 46), .lines(2, 10, -50, 46))
    case "figure.mind.and.body":
      limbs(
        head: 0, -42, .lines(0, -20, 0, 16), .lines(rounding: 8, 0, -20, -22, -6, -42, 14),
        .lines(rounding: 8, 0, -20, 22, -6, 42, 14),
        .lines(rounding: 8, 0, 16, -36, 34, 8, 42), .lines(rounding: 8, 0, 16, 36, 34, -8, 42))
    case "figure.hiking":
      limbs(
        head: 2, -42, .lines(-2, -22, -6, 8, 10, 24, 14, 48), .lines(-6, 10, -12, 28, -26, 48),
        .lines(-2, -20, 10, -4, 28, -4))
      g.body(Path.box(-7, -14, 14, 28, 5).turned(8, x: -20, y: -8), level: 1)
      g.line(.lines(30, -14, 36, 50), level: 1)
    case "figure.strengthtraining.traditional":
      limbs(
        head: 0, -22, .lines(0, -4, 0, 16), .lines(rounding: 6, 0, -2, -26, -14, -26, -38),
        .lines(rounding: 6, 0, -2, 26, -14, 26, -38), .lines(rounding: 5, 0, 16, -18, 26, -16, 50),
        .lines(rounding: 5, 0, 16, 18, 26, 16, 50))
      g.line(.lines(-50, -44, 50, -44), level: 1)
      g.line(.lines(-46, -54, -46, -34), .lines(46, -54, 46, -34), width: 1.4, level: 1)
    case "figure.cooldown", "figure.flexibility":
      limbs(
        head: -8, -42, .lines(-4, -22, 4, 10), .lines(rounding: 6, -4, -20, 22, -28, 38, -44),
        .lines(rounding: 6, -4, -20, -26, -8, -40, 6), .lines(4, 10, -10, 30, -24, 48),
        .lines(rounding: 6, 4, 10, 26, 22, 34, 48))
    case "figure.outdoor.cycle", "figure.indoor.cycle":
      g.line(.circle(-34, 30, 20), .circle(34, 30, 20), level: 1)
      limbs(
        head: 14, -44, .lines(rounding: 5, 6, -26, -18, -10, 4, 8, -2, 30),
        .lines(rounding: 5, 6, -26, 16, -6, 32, -6))
      g.line(.lines(30, -6, 34, 30), level: 1)
    case "figure.pool.swim", "figure.open.water.swim":
      limbs(
        head: 26, -12, .lines(rounding: 6, -44, 16, 2, -2, -16, -26, 8, -34))
      g.line(
        .sweep(-54, 30, -40, 36, -27, 30, -13, 36, 0, 30, 13, 36, 27, 30, 40, 36, 54, 30),
        .sweep(-54, 48, -40, 54, -27, 48, -13, 54, 0, 48, 13, 54, 27, 48, 40, 54, 54, 48), level: 1)
    case "figure.dance":
      limbs(
        head: 4, -42, .lines(0, -22, -2, 10), .lines(rounding: 6, 0, -20, 24, -16, 36, -38),
        .lines(rounding: 6, 0, -20, -22, -24, -34, -2), .lines(-2, 10, -16, 28, -12, 50),
        .lines(rounding: 6, -2, 10, 22, 18, 34, 36))
    case "figure.arms.open":
      limbs(
        head: 0, -42, .lines(-46, -26, 0, -16, 46, -26), .lines(-9, -14, -9, 48),
        .lines(9, -14, 9, 48), .lines(0, -14, 0, 12))
    default: return false
    }
    return true
  }
}

extension Path {
  /// Several paths as one.
  fileprivate init(_ paths: Path...) {
    self.init { path in for part in paths { path.addPath(part) } }
  }
}
