import Foundation
import Graphics

extension SymbolNames {
  /// Draws cards, pages and screens with contents, and arrows around signs.
  static func drawPapers(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawScreens(name, &g) { return true }
    switch name {
    case "chart.bar.doc.horizontal":
      _ = drawObjects("doc", &g)
      g.detail(.lines(-18, -6, 4, -6), .lines(-18, 12, 18, 12), .lines(-18, 30, -4, 30), limit: 10)
    case "doc.text.image":
      _ = drawObjects("doc", &g)
      g.detail(.lines(-18, -22, -8, -22), .lines(-18, -6, 18, -6), width: 0.9, limit: 10)
      g.spot(.box(-18, 9, 36, 25, 3))
    case "text.below.photo":
      g.body(.box(-46, -48, 92, 60, 11))
      g.detail(.lines(rounding: 6, -44, 2, -22, -18, -6, -2, 8, -14, 44, 6), limit: 9)
      g.line(.lines(-40, 30, 40, 30), .lines(-40, 48, 12, 48), limit: 10)
    case "list.bullet.below.rectangle":
      g.body(.box(-46, -48, 92, 40, 10))
      for y in [12.0, 30, 48] {
        g.area(.circle(-38, y, 3.1))
        g.line(.lines(-22, y, 44, y), limit: 9)
      }
    case "slider.horizontal.below.rectangle":
      g.body(.box(-50, -46, 100, 58, 11))
      g.line(.lines(-46, 36, -2, 36), .lines(20, 36, 46, 36))
      g.line(.circle(9, 36, 10))
    case "greetingcard":
      g.body(.box(-46, -44, 92, 88, 10))
      g.detail(.lines(-10, -44, -10, 44))
      var heart = SymbolGlyph()
      _ = drawSigns("heart", &heart)
      g.add(heart.placed(scale: 0.32, x: 19).solidDetail)
    case "menucard":
      g.body(.box(-44, -50, 88, 100, 9))
      g.detail(.lines(-22, -32, -22, 32), width: 0.9)
      g.detail(.lines(-4, -24, 26, -24), .lines(-4, -6, 26, -6), .lines(-4, 12, 14, 12), limit: 10)
    case "swatchpalette":
      g.body(.box(-48, -48, 34, 96, 11))
      g.line(
        Path.start(-12, -24).line(6, -42).curve(12, -48, 18, -48, 24, -42).line(34, -32)
          .curve(40, -26, 40, -20, 34, -14).line(-10, 32),
        Path.start(24, -2).line(36, -2).curve(44, -2, 48, 2, 48, 10).line(48, 36)
          .curve(48, 44, 44, 48, 36, 48).line(-24, 48))
      g.spot(.circle(-31, 29, 4.1))
    case "paragraphsign":
      g.line(.lines(-2, 40, -2, -40), .lines(20, 40, 20, -40, 32, -40), .lines(20, -40, -6, -40))
      g.area(Path.start(-2, -40).line(-10, -40).curve(-40, -40, -40, 4, -10, 4).line(-2, 4).closed)
    case "exclamationmark.arrow.circlepath", "dollarsign.arrow.circlepath":
      _ = drawArrows("arrow.triangle.2.circlepath", &g)
      g = g.behind
      var sign = SymbolGlyph()
      _ = drawSigns(String(name.prefix { $0 != "." }), &sign)
      for index in sign.parts.indices { sign.parts[index].limit = 8.5 }
      g.add(sign.placed(scale: 0.48))
    case "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left":
      for turn in 0..<4 {
        let angle = Double(turn) * 90
        g.line(
          Path.lines(8, -8, 42, -42).turned(angle),
          Path.lines(20, -44, 44, -44, 44, -20).turned(angle))
      }
    case "person.3.sequence":
      g.add(bust.placed(scale: 0.62, x: -50, y: 8).behind.behind)
      g.addInFront(bust.placed(scale: 0.74, x: -16, y: 4).behind)
      g.addInFront(bust.placed(scale: 0.86, x: 26))
    default: return false
    }
    return true
  }

  /// Draws screens, frames and routers.
  private static func drawScreens(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "rectangle.stack.person.crop", "person.crop.rectangle.stack":
      let frame = Path.box(-52, -20, 104, 68, 13)
      g.line(.lines(-40, -34, 40, -34), .lines(-28, -48, 28, -48), limit: 9, level: 1)
      g.body(frame)
      g.window(.circle(0, 5, 12))
      g.window(Path.oval(0, 50, 26, 22).intersection(frame))
    case "backward.frame", "forward.frame":
      let glyph = SymbolGlyph.drawing { g in
        g.body(.polygon(rounding: 8, 34, -38, -28, 0, 34, 38))
        g.body(.box(-50, -36, 12, 72, 4))
      }
      g = name == "backward.frame" ? glyph : glyph.mirrored
    case "checkerboard.rectangle":
      g.line(.box(-54, -40, 108, 80, 12))
      for row in 0..<4 {
        for column in 0..<6 where (row + column) % 2 == 1 {
          g.area(.box(-44 + CGFloat(column) * 15, -29 + CGFloat(row) * 15, 12, 12, 0.5))
        }
      }
    case "dot.square":
      g.body(.box(-42, -42, 84, 84, 19), level: 1)
      g.spot(.circle(0, 0, 9.1))
    case "dot.viewfinder":
      g.line(.viewfinder, level: 1)
      g.area(.circle(0, 0, 11.1))
    case "rectangle.expand.vertical", "rectangle.compress.vertical":
      g.body(.box(-46, -12, 92, 24, 7))
      let isExpanding = name == "rectangle.expand.vertical"
      for turn in [0.0, 180] {
        g.line(
          Path.lines(0, -50, 0, -26).turned(turn),
          (isExpanding ? Path.lines(-14, -38, 0, -52, 14, -38) : .lines(-14, -38, 0, -25, 14, -38))
            .turned(turn))
      }
    case "iphone.radiowaves.left.and.right":
      g.body(.box(-19, -38, 38, 76, 10))
      g.detail(.lines(-5, -28, 5, -28), limit: 9)
      for radius in [36.0, 54] {
        g.line(.arc(0, 0, radius, -40, 40), .arc(0, 0, radius, 140, 220), limit: 10, level: 1)
      }
    case "wifi.router":
      g.body(.box(-50, 12, 100, 34, 10))
      g.spot(.circle(-32, 29, 3.1), .circle(-18, 29, 3.1))
      g.line(.lines(24, 10, 24, -12))
      g.line(.arc(24, -16, 18, 222, 318), .arc(24, -16, 36, 222, 318), limit: 10, level: 1)
    case "smoke":
      g.body(cloud.offsetBy(dx: 0, dy: -16))
      g.line(
        .sweep(-36, 34, -24, 30, -12, 34, 0, 38, 12, 34, 24, 30, 36, 34),
        .sweep(-24, 50, -12, 46, 0, 50, 12, 54, 24, 50), limit: 9, level: 1)
    default: return false
    }
    return true
  }
}
