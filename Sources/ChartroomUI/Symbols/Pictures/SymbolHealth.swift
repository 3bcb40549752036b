import Foundation
import Graphics

extension SymbolNames {
  /// Draws medicine, organs and laboratories.
  static func drawHealth(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawOrgans(name, &g) { return true }
    switch name {
    case "cross": g.body(cross(46, 16))
    case "cross.case":
      g.body(.box(-54, -28, 108, 72, 13), level: 1)
      g.line(.lines(rounding: 8, -20, -30, -20, -46, 20, -46, 20, -30), level: 1)
      g.spot(cross(19, 6).offsetBy(dx: 0, dy: 8))
    case "cross.vial":
      g.body(.box(-26, -52, 52, 18, 5))
      g.body(.box(-34, -26, 68, 76, 12))
      g.spot(cross(19, 6).offsetBy(dx: 0, dy: 12))
    case "pill":
      g.body(Path.box(-52, -19, 104, 38, 19).turned(-45))
      g.detail(Path.lines(0, -19, 0, 19).turned(-45))
    case "pills":
      g.body(Path.box(-38, -15, 76, 30, 15).turned(-52, x: -24, y: -8))
      g.detail(Path.lines(0, -15, 0, 15).turned(-52, x: -24, y: -8))
      g.addInFront(SymbolGlyph.drawing { $0.body(.circle(30, 22, 23)) })
      g.detail(Path.lines(-14, 0, 14, 0).turned(-30, x: 30, y: 22))
    case "stethoscope":
      g.line(
        Path.start(-34, -46).line(-42, -46).curve(-48, -46, -50, -42, -50, -36).line(-50, -20)
          .curve(-50, 2, -38, 12, -24, 12).curve(-10, 12, 2, 2, 2, -20).line(2, -36)
          .curve(2, -42, 0, -46, -6, -46).line(-14, -46),
        Path.start(-24, 12).line(-24, 22).curve(-24, 58, 36, 58, 36, 22).line(36, 2))
      g.line(.circle(36, -10, 12))
    case "bandage":
      g.body(Path.box(-56, -20, 112, 40, 19).turned(-40))
      g.detail(
        Path.lines(-22, -20, -22, 20).turned(-40), Path.lines(22, -20, 22, 20).turned(-40))
      for (x, y) in [(-7.0, -7.0), (7, -7), (-7, 7), (7, 7)] {
        g.spot(Path.circle(x, y, 2.6).turned(-40))
      }
    case "syringe":
      g.body(Path.polygon(rounding: 5, -13, -22, 13, -22, 13, 26, -13, 26).turned(45))
      g.line(
        Path.lines(0, 30, 0, 60).turned(45), Path.lines(0, -24, 0, -50).turned(45),
        Path.lines(-14, -52, 14, -52).turned(45), Path.lines(-22, -24, 22, -24).turned(45))
      g.detail(
        Path.lines(0, -8, 12, -8).turned(45), Path.lines(0, 6, 12, 6).turned(45), limit: 8)
    case "heart.text.square":
      g.body(.box(-42, -42, 84, 84, 19), level: 1)
      var heart = SymbolGlyph()
      _ = drawSigns("heart", &heart)
      g.add(heart.placed(scale: 0.34, x: -15, y: -12).solidDetail)
      g.detail(.lines(12, -18, 26, -18), .lines(12, -4, 26, -4), .lines(-26, 20, 26, 20), limit: 10)
    case "staroflife":
      g.body(
        SymbolGlyph.spokes(count: 3, length: 48, width: 12))
    case "testtube.2":
      for (x, y) in [(-24.0, 40.0), (24, 20)] {
        g.body(
          Path.start(x - 14, -44).line(x + 14, -44).line(x + 14, 36).curve(
            x + 14, 54, x - 14, 54, x - 14, 36
          )
          .closed)
        g.line(.lines(x - 20, -45, x + 20, -45))
        g.detail(.lines(x - 14, y - 30, x + 14, y - 30), width: 0.9)
      }
    case "flask":
      g.body(
        Path.start(-14, -48).line(-14, -14).line(-40, 32).curve(-46, 42, -42, 48, -32, 48).line(
          32, 48
        )
        .curve(42, 48, 46, 42, 40, 32).line(14, -14).line(14, -48).closed)
      g.line(.lines(-24, -49, 24, -49))
      g.detail(.lines(-28, 18, 28, 18))
    case "microscope":
      g.body(Path.box(-11, -30, 22, 52, 5).turned(-28, x: -10, y: -20))
      g.line(
        Path.start(8, -34).curve(50, -24, 50, 30, 18, 40), .lines(-40, 47, 42, 47),
        .lines(-32, 26, 4, 26))
    case "medical.thermometer":
      g.body(
        Path.polygon(rounding: 9, -11, -56, 11, -56, 11, 26, 5, 52, -5, 52, -11, 26).turned(45))
      g.detail(Path.lines(0, -34, 0, 2).turned(45))
    case "allergens":
      g.body(.circle(0, 0, 15))
      for step in 0..<6 {
        let turn = Double(step) * 60
        g.line(Path.lines(19, 0, 34, 0).turned(turn))
        g.area(Path.circle(43, 0, 5.6).turned(turn), level: 1)
      }
    case "facemask":
      g.body(.polygon(rounding: 12, -36, -26, 0, -36, 36, -26, 36, 16, 0, 38, -36, 16))
      g.line(
        Path.start(-36, -16).curve(-60, -20, -60, 14, -36, 10),
        Path.start(36, -16).curve(60, -20, 60, 14, 36, 10))
      g.detail(.lines(-20, -8, 20, -8), .lines(-20, 8, 20, 8), limit: 9)
    default: return false
    }
    return true
  }

  private static func cross(_ reach: CGFloat, _ half: CGFloat) -> Path {
    .polygon(
      rounding: half * 0.4, -half, -reach, half, -reach, half, -half, reach, -half, reach, half,
      half,
      half, half, reach, -half, reach, -half, half, -reach, half, -reach, -half, -half, -half)
  }

  /// Draws parts of the body.
  private static func drawOrgans(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "brain":
      for isRight in [true, false] {
        let half = SymbolGlyph.drawing { g in
          g.body(
            Path.start(0, -36).curve(6, -50, 28, -48, 30, -34).curve(44, -34, 50, -18, 42, -8)
              .curve(54, 0, 50, 20, 38, 22).curve(36, 40, 14, 50, 0, 38).closed)
          g.detail(
            Path.start(28, -34).curve(20, -34, 16, -28, 18, -20),
            Path.start(42, -8).curve(36, -2, 28, -2, 22, -6),
            Path.start(38, 22).curve(30, 24, 20, 20, 18, 10), width: 0.9, limit: 8)
        }
        g.add(isRight ? half : half.mirrored)
      }
      g.detail(.lines(0, -37, 0, 39))
    case "brain.head.profile":
      g.body(
        Path.start(-30, 50).line(-30, 32).curve(-44, 20, -50, 6, -48, -10)
          .curve(-46, -38, -22, -52, 4, -50).curve(32, -48, 46, -26, 44, -6).line(54, 12)
          .curve(56, 16, 54, 18, 50, 19).line(42, 20).line(42, 30).curve(42, 38, 38, 42, 30, 42)
          .line(20, 42).line(20, 50).closed, level: 1)
      g.detail(
        Path.start(-24, -6).curve(-36, -10, -30, -28, -18, -24).curve(-16, -36, 2, -36, 4, -26)
          .curve(16, -32, 28, -20, 20, -10).curve(24, 4, 8, 10, 2, 4).curve(-4, 14, -18, 10, -16, 0)
          .curve(-18, -4, -20, -6, -24, -6).closed, width: 0.9, limit: 8)
      g.detail(
        Path.start(4, -26).curve(0, -22, 2, -16, 6, -14),
        Path.start(-16, 0).curve(-12, -6, -8, -8, -2, -6),
        width: 0.9, limit: 7)
    case "lungs":
      for isRight in [true, false] {
        let lung = SymbolGlyph.drawing { g in
          g.body(
            Path.start(14, -16).curve(16, -34, 26, -38, 32, -30).curve(48, -12, 56, 14, 54, 36)
              .curve(52, 46, 44, 46, 34, 40).curve(22, 34, 14, 30, 14, 16).closed)
          g.line(Path.start(0, -8).curve(2, 0, 6, 4, 22, 8))
        }
        g.add(isRight ? lung : lung.mirrored)
      }
      g.line(.lines(0, -48, 0, -8))
    case "ear":
      g.body(
        Path.start(-32, -16).curve(-34, -38, -18, -52, 2, -52).curve(24, -52, 36, -36, 34, -16)
          .curve(32, 0, 18, 6, 14, 22).curve(10, 40, 2, 50, -12, 50).curve(
            -26, 50, -34, 40, -32, 26
          )
          .closed)
      g.detail(
        Path.start(-16, -14).curve(-16, -28, -8, -36, 2, -36).curve(14, -36, 18, -26, 18, -18)
          .curve(18, -4, 0, 0, 4, 12).curve(4, 20, -6, 24, -10, 16), width: 0.9)
    case "face.dashed":
      for step in 0..<8 {
        g.line(.arc(0, 0, 46, Double(step) * 45 + 9, Double(step) * 45 + 36), level: 1)
      }
      g.area(.oval(-16, -12, 3.1, 5.6), .oval(16, -12, 3.1, 5.6))
      g.line(.arc(0, 2, 24, 25, 155))
    case "mouth":
      g.body(
        Path.start(-54, 2).curve(-36, -16, -22, -30, -10, -26).curve(-4, -24, -2, -22, 0, -22)
          .curve(2, -22, 4, -24, 10, -26).curve(22, -30, 36, -16, 54, 2).curve(
            36, 22, 18, 32, 0, 32
          )
          .curve(-18, 32, -36, 22, -54, 2).closed)
      g.detail(Path.start(-36, 2).curve(-16, -4, 16, -4, 36, 2))
    default: return false
    }
    return true
  }
}

extension SymbolGlyph {
  /// The outline of crossing bars.
  fileprivate static func spokes(count: Int, length: CGFloat, width: CGFloat) -> Path {
    var path = Path()
    for index in 0..<count {
      let bar = Path.box(-width, -length, 2 * width, 2 * length, 4)
        .turned(Double(index) * 180 / Double(count))
      path = index == 0 ? bar : path.union(bar)
    }
    return path
  }
}
