import Foundation
import Graphics

extension SymbolNames {
  /// Draws frames, windows, stacks and parts of circles.
  static func drawLayout(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawStacks(name, &g) || drawHalves(name, &g) { return true }
    switch name {
    case "oval": g.body(.oval(0, 0, 56, 40))
    case "oval.portrait": g.body(.oval(0, 0, 36, 50))
    case "pentagon": g.body(.polygon(rounding: 9, 0, -50, 50, -13, 31, 45, -31, 45, -50, -13))
    case "rhombus": g.body(.polygon(rounding: 8, 0, -54, 38, 0, 0, 54, -38, 0))
    case "squareshape": g.body(.box(-42, -42, 84, 84, 5))
    case "rectangle.portrait": g.body(.box(-36, -52, 72, 104, 13))
    case "circle.dashed":
      for step in 0..<8 { g.line(.arc(0, 0, 46, Double(step) * 45 + 9, Double(step) * 45 + 36)) }
    case "circle.grid.3x3", "circle.grid.2x2", "circle.grid.cross":
      let pitch: CGFloat = name == "circle.grid.2x2" ? 44 : 36
      let places: [CGFloat] = name == "circle.grid.2x2" ? [-0.5, 0.5] : [-1, 0, 1]
      for y in places {
        for x in places where name != "circle.grid.cross" || x == 0 || y == 0 {
          g.body(.circle(x * pitch, y * pitch, pitch * 0.29))
        }
      }
    case "circle.hexagongrid":
      g.body(.circle(0, 0, 11))
      for step in 0..<6 {
        let angle = Double(step) * .pi / 3
        g.body(.circle(37 * cos(angle), 37 * sin(angle), 11))
      }
    case "dot.circle":
      g.body(.circle(0, 0, 46), level: 1)
      g.spot(.circle(0, 0, 9.1))
    case "target":
      g.line(.circle(0, 0, 46), .circle(0, 0, 26), limit: 10)
      g.area(.circle(0, 0, 7.1))
    case "square.split.2x2":
      g.body(.box(-42, -42, 84, 84, 17))
      g.detail(.lines(0, -42, 0, 42), .lines(-42, 0, 42, 0))
    case "square.split.1x2":
      g.body(.box(-42, -42, 84, 84, 17))
      g.detail(.lines(-42, 0, 42, 0))
    case "rectangle.split.2x1":
      g.body(.box(-56, -41, 112, 82, 15))
      g.detail(.lines(0, -41, 0, 41))
    case "rectangle.split.3x1":
      g.body(.box(-56, -41, 112, 82, 15))
      g.detail(.lines(-19, -41, -19, 41), .lines(19, -41, 19, 41))
    case "rectangle.3.group":
      g.body(.box(-56, -40, 48, 80, 10), .box(10, -40, 46, 31, 9), .box(10, 9, 46, 31, 9))
    case "rectangle.grid.2x2":
      for (x, y) in [(-56.0, -40.0), (9, -40), (-56, 9), (9, 9)] { g.body(.box(x, y, 47, 31, 8)) }
    case "rectangle.grid.3x2":
      for x in [-58.0, -14, 30] { for y in [-38.0, 9] { g.body(.box(x, y, 28, 29, 7)) } }
    case "sidebar.right": g = SymbolGlyph.drawing { _ = drawText("sidebar.left", &$0) }.mirrored
    case "sidebar.leading": _ = drawText("sidebar.left", &g)
    case "sidebar.trailing": _ = drawLayout("sidebar.right", &g)
    case "macwindow":
      g.body(.box(-56, -42, 112, 84, 14))
      g.detail(.lines(-56, -20, 56, -20))
      for x in [-42.0, -30, -18] { g.spot(.circle(x, -31, 2.1)) }
    case "menubar.rectangle":
      g.body(.box(-56, -42, 112, 84, 14))
      g.detail(.lines(-40, -25, -28, -25), .lines(-14, -25, -4, -25), .lines(10, -25, 20, -25))
      g.detail(.lines(-56, -10, 56, -10))
    case "dock.rectangle":
      g.body(.box(-56, -42, 112, 84, 14))
      for x in [-24.0, 0, 24] { g.spot(.box(x - 7, 16, 14, 12, 2)) }
    case "inset.filled.rectangle", "tv.inset.filled":
      g.body(.box(-56, -42, 112, name.hasPrefix("tv") ? 74 : 84, 14), level: 1)
      g.spot(.box(-42, -28, 84, name.hasPrefix("tv") ? 46 : 56, 5))
      if name.hasPrefix("tv") { g.line(.lines(-24, 46, 24, 46), level: 1) }
    case "crop":
      g.line(
        .lines(rounding: 4, -30, -54, -30, 30, 54, 30),
        .lines(rounding: 4, -54, -30, 30, -30, 30, 54))
    case "aspectratio":
      g.body(.box(-56, -42, 112, 84, 14))
      g.detail(.lines(-38, -6, -38, -25, -18, -25), .lines(38, 6, 38, 25, 18, 25))
    case "rotate.left", "rotate.right":
      let glyph = SymbolGlyph.drawing { g in
        g.body(.box(-40, -4, 62, 50, 9))
        g.line(Path.start(44, 24).curve(58, -16, 30, -44, -10, -40))
        g.line(.lines(6, -56, -12, -40, 6, -23))
      }
      g = name.hasSuffix("left") ? glyph : glyph.mirrored
    case "flip.horizontal":
      g.body(.polygon(rounding: 5, -18, -38, -18, 36, -56, 36))
      g.body(.polygon(rounding: 5, 18, -38, 18, 36, 56, 36), level: 1)
      for y in [-48.0, -24, 0, 24, 48] { g.line(.lines(0, y - 4, 0, y + 4), limit: 9) }
    case "arrow.up.and.down.and.arrow.left.and.right":
      for turn in 0..<4 {
        let angle = Double(turn) * 90
        g.line(
          Path.lines(0, 0, 0, -52).turned(angle),
          Path.lines(-14, -40, 0, -54, 14, -40).turned(angle))
      }
    case "move.3d":
      for turn in [0.0, 122, 238] {
        g.line(
          Path.lines(0, 0, 0, -50).turned(turn, y: 4),
          Path.lines(-14, -37, 0, -52, 14, -37).turned(turn, y: 4))
      }
    case "rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward":
      g.body(.box(-52, -50, 68, 100, 13), level: 1)
      let arrow = SymbolGlyph.drawing {
        $0.line(.lines(-22, 0, 56, 0), .lines(36, -21, 57, 0, 36, 21))
      }
      g.addInFront(arrow)
    case "square.and.arrow.up.on.square":
      g.line(
        .lines(rounding: 12, -10, -28, -28, -28, -28, 26, 46, 26, 46, -28, 28, -28),
        .lines(9, 4, 9, -56), .lines(-9, -40, 9, -58, 27, -40))
      g.line(.lines(rounding: 12, -42, -10, -48, -10, -48, 48, 28, 48, 28, 42), level: 1)
    case "delete.left", "delete.right":
      let glyph = SymbolGlyph.drawing { g in
        g.body(
          .polygon(rounding: 11, -26, -38, 54, -38, 54, 38, -26, 38, -60, 0), level: 1)
        g.detail(.lines(-1, -17, 33, 17), .lines(33, -17, -1, 17), limit: 11)
      }
      g = name == "delete.left" ? glyph : glyph.mirrored
    case "faceid":
      g.enclosedLimit = 4.6
      g.line(.viewfinder, level: 1)
      g.line(.lines(-20, -14, -20, -6), .lines(20, -14, 20, -6))
      g.line(.lines(rounding: 5, 2, -14, 2, 8, -6, 8))
      g.line(.arc(0, 4, 22, 40, 140))
    case "touchid": drawFingerprint(&g)
    default: return false
    }
    return true
  }

  /// Draws frames behind each other.
  private static func drawStacks(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "rectangle.stack", "photo.stack", "mail.stack":
      let front = Path.box(-52, -20, 104, 66, 13)
      g.body(front)
      g.line(.lines(-40, -34, 40, -34), .lines(-28, -48, 28, -48), limit: 9, level: 1)
      if name == "photo.stack" {
        g.window(.circle(-27, 0, 8))
        g.detail(.lines(rounding: 7, -51, 34, -24, 16, -8, 28, 18, 4, 51, 26))
      } else if name == "mail.stack" {
        g.detail(.lines(rounding: 12, -46, -14, 0, 20, 46, -14))
      }
    case "rectangle.on.rectangle", "squares.below.rectangle",
      "rectangle.portrait.on.rectangle.portrait":
      if name == "squares.below.rectangle" {
        g.body(.box(-54, -46, 108, 50, 11))
        for x in [-54.0, -12, 30] { g.body(.box(x, 20, 24, 24, 6)) }
      } else {
        let isTall = name.contains("portrait")
        let size = isTall ? CGSize(width: 60, height: 82) : CGSize(width: 88, height: 62)
        let (x, y): (CGFloat, CGFloat) = isTall ? (-46, -54) : (-56, -44)
        g.body(.box(x, y, size.width, size.height, 12), level: 1)
        g.addInFront(
          SymbolGlyph.drawing { $0.body(.box(x + 26, y + 26, size.width, size.height, 12)) })
      }
    case "square.stack.3d.up", "square.stack.3d.down.right", "square.3.layers.3d":
      g.body(.polygon(rounding: 7, 0, -52, 54, -24, 0, 4, -54, -24))
      g.line(.lines(rounding: 6, -50, 2, 0, 28, 50, 2), level: 1)
      g.line(.lines(rounding: 6, -50, 26, 0, 52, 50, 26), level: 2)
    case "play.square.stack", "play.rectangle.on.rectangle":
      g.body(.box(-38, -22, 76, 68, 13), level: 1)
      g.line(.lines(-28, -36, 28, -36), .lines(-18, -50, 18, -50), limit: 9, level: 1)
      g.add(
        SymbolGlyph.drawing { $0.body(.polygon(rounding: 4, -12, -6, 18, 12, -12, 30)) }
          .solidDetail)
    default: return false
    }
    return true
  }

  /// Draws outlines whose halves are filled.
  private static func drawHalves(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let outlines: [String: Path] = [
      "circle": .circle(0, 0, 46), "square": SymbolEnclosure.square.outline,
      "rectangle": SymbolEnclosure.rectangle.outline, "shield": SymbolEnclosure.shield.outline,
      "capsule": SymbolEnclosure.capsule.outline,
      "star": .star(points: 5, outer: 50, inner: 21.5, rounding: 5, y: 4),
    ]
    let halves: [String: CGRect] = [
      "lefthalf": CGRect(x: -60, y: -60, width: 60, height: 120),
      "leadinghalf": CGRect(x: -60, y: -60, width: 60, height: 120),
      "righthalf": CGRect(x: 0, y: -60, width: 60, height: 120),
      "trailinghalf": CGRect(x: 0, y: -60, width: 60, height: 120),
      "tophalf": CGRect(x: -60, y: -60, width: 120, height: 60),
      "bottomhalf": CGRect(x: -60, y: 0, width: 120, height: 60),
    ]
    let words = name.split(separator: ".").map(String.init)
    if words.count == 3, words[2] == "filled", let outline = outlines[words[0]],
      let half = halves[words[1]]
    {
      g.line(outline)
      g.area(outline.intersection(Path(half)))
    } else if name == "rectangle.leadinghalf.inset.filled"
      || name == "rectangle.lefthalf.inset.filled"
    {
      g.body(.box(-56, -41, 112, 82, 15), level: 1)
      g.spot(.box(-42, -27, 36, 54, 5))
    } else if name == "rectangle.righthalf.inset.filled"
      || name == "rectangle.trailinghalf.inset.filled"
    {
      g.body(.box(-56, -41, 112, 82, 15), level: 1)
      g.spot(.box(6, -27, 36, 54, 5))
    } else {
      return false
    }
    return true
  }

  /// Draws the ridges of a finger.
  private static func drawFingerprint(_ g: inout SymbolGlyph) {
    g.line(
      .arc(0, 2, 46, -150, -34),
      Path.start(-47, 16).curve(-45, 10, -46, 4, -45, -4),
      Path.start(45, -8).curve(48, 10, 44, 24, 40, 34),
      Path.start(-38, 32).curve(-32, 20, -32, 12, -31, 0).curve(-29, -40, 29, -40, 31, 0)
        .curve(32, 20, 28, 34, 22, 46),
      Path.start(-24, 44).curve(-17, 28, -17, 18, -16, 2).curve(-15, -19, 15, -19, 16, 2)
        .curve(17, 22, 12, 38, 5, 50),
      Path.start(0, 2).curve(1, 20, -2, 36, -8, 50), limit: 8)
  }
}
