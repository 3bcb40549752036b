import Foundation
import Graphics

extension SymbolNames {
  /// Draws notes, tools of writing and drawing, signs of editors, and keys.
  static func drawWriting(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawNotes(name, &g) || drawKeys(name, &g) { return true }
    switch name {
    case "pencil.line":
      g.add(SymbolGlyph.drawing { $0.body(pencil) }.placed(scale: 0.88, x: 2, y: -8))
      g.detail(.lines(24, -42, 36, -30))
      g.line(.lines(-16, 46, 50, 46))
    case "pencil.tip":
      g.body(
        Path.start(0, -52).curve(6, -30, 22, -8, 28, 14).line(28, 46).line(-28, 46).line(-28, 14)
          .curve(-22, -8, -6, -30, 0, -52).closed)
      g.detail(.lines(-28, 22, 28, 22))
    case "pencil.and.outline":
      g.add(SymbolGlyph.drawing { $0.body(pencil) }.placed(scale: 0.8, x: 12, y: -10))
      g.line(
        Path.start(-28, 10).curve(-44, 20, -56, 30, -52, 42).curve(-46, 56, 4, 22, 14, 34)
          .curve(18, 44, 8, 48, 22, 48).line(44, 46), level: 1)
    case "highlighter":
      g.body(.polygon(rounding: 6, 30, -50, 50, -30, 6, 18, -18, -6))
      g.body(.polygon(rounding: 5, -22, -2, 2, 22, -14, 32, -32, 14))
      g.line(.lines(-27, 24, -36, 34), .lines(-48, 48, 36, 48))
    case "scribble":
      g.line(
        .sweep(
          -52, 10, -30, -36, -18, -30, -34, 22, -22, 30, 4, -32, 14, -26, 2, 22, 12, 28, 32,
          -14, 40, -8, 36, 18, 52, 14), limit: 10)
    case "scribble.variable":
      g.line(
        .sweep(
          -52, 10, -30, -36, -18, -30, -34, 22, -22, 30, 4, -32, 14, -26, 2, 22, 12, 28, 32,
          -14, 40, -8, 36, 18, 52, 14), width: 1.5)
    case "signature":
      g.line(
        .sweep(
          -42, 10, -20, -10, -4, -38, -18, -42, -26, -14, -28, 16, -12, 18, 0, -6, 8, -4, 4,
          14, 16, 10, 26, -2, 28, 12, 48, 6), limit: 8)
      g.line(.lines(-50, 38, 50, 38), level: 1)
    case "lasso":
      g.line(
        Path.start(-26, 14).curve(-62, 0, -50, -44, 6, -44).curve(56, -44, 64, 2, 24, 16)
          .curve(10, 20, -8, 20, -26, 14))
      g.line(.circle(-26, 22, 11), Path.start(-28, 33).curve(-28, 44, -20, 50, -8, 48))
    case "paintbrush":
      g.body(
        Path.start(46, -50).curve(56, -44, 30, -4, 10, 12).line(-8, -6)
          .curve(8, -28, 38, -56, 46, -50).closed)
      g.body(
        Path.start(-15, 6).line(0, 21).curve(0, 44, -26, 52, -50, 47)
          .curve(-41, 41, -41, 34, -39, 25).curve(-37, 11, -27, 4, -15, 6).closed)
    case "paintbrush.pointed":
      g.body(
        Path.start(48, -50).curve(56, -44, 26, 2, 8, 20).line(-16, -2)
          .curve(4, -22, 40, -56, 48, -50).closed)
      g.body(
        Path.start(-24, 10).line(-4, 30).curve(-12, 43, -32, 52, -53, 51)
          .curve(-49, 33, -40, 16, -24, 10).closed)
    case "eyedropper":
      g.body(
        Path.start(10, -30).line(20, -40).curve(34, -56, 58, -34, 42, -18).line(32, -8)
          .line(36, -4).curve(40, 2, 34, 8, 28, 4).line(-2, -26).curve(-8, -34, -2, -40, 4, -36)
          .closed)
      g.line(
        Path.start(4, -14).line(-34, 24).curve(-40, 30, -36, 34, -42, 40).line(-46, 44)
          .curve(-48, 48, -46, 50, -42, 48).line(-38, 44).curve(-32, 40, -30, 42, -22, 36)
          .line(16, -2))
    case "ruler":
      g.body(.box(-58, -22, 116, 44, 8))
      for x in [-40.0, -20, 0, 20, 40] { g.detail(.lines(x, -22, x, x == 0 ? 2 : -6), width: 0.9) }
    case "screwdriver": g = screwdriver
    case "wrench.and.screwdriver":
      g.add(screwdriver.behind)
      var wrench = SymbolGlyph()
      _ = drawObjects("wrench", &wrench)
      g.addInFront(wrench)
    case "underline":
      g.line(
        Path.start(-24, -42).line(-24, 0).curve(-24, 32, 24, 32, 24, 0).line(24, -42),
        .lines(-34, 44, 34, 44))
    case "strikethrough":
      g.line(
        Path.start(22, -26).curve(16, -44, -22, -44, -22, -20).curve(-22, -10, -14, -5, -4, -2),
        Path.start(6, 2).curve(40, 12, 24, 40, 0, 40).curve(-12, 40, -22, 34, -25, 24),
        .lines(-42, 0, 42, 0))
    case "text.justify":
      for y in [-33.0, -11, 11, 33] { g.line(.lines(-42, y, 42, y)) }
    case "sum": g.line(.lines(28, -30, 28, -42, -28, -42, 6, 0, -28, 42, 28, 42, 28, 30))
    case "function":
      g.line(
        Path.start(8, -36).curve(2, -50, -22, -52, -26, -24).line(-34, 34)
          .curve(-36, 48, -44, 48, -52, 44),
        .lines(-46, -10, -8, -10), .lines(6, -6, 42, 36), .lines(42, -6, 6, 36))
    case "x.squareroot":
      g.line(
        .lines(-56, 4, -46, -2, -30, 40, -12, -44, 54, -44), .lines(6, -16, 40, 30),
        .lines(40, -16, 6, 30))
    case "infinity":
      g.line(
        Path.start(0, 0).curve(12, -16, 22, -26, 34, -26).curve(62, -26, 62, 26, 34, 26)
          .curve(22, 26, 12, 16, 0, 0).curve(-12, -16, -22, -26, -34, -26)
          .curve(-62, -26, -62, 26, -34, 26).curve(-22, 26, -12, 16, 0, 0).closed)
    case "lessthan": g.line(.lines(30, -28, -32, 0, 30, 28))
    case "greaterthan": g.line(.lines(-30, -28, 32, 0, -30, 28))
    case "nosign": g.line(.circle(0, 0, 46), .lines(-32, -32, 32, 32))
    case "textformat.abc":
      g.line(
        .lines(-60, 24, -44, -24, -28, 24), .lines(-54, 8, -34, 8),
        Path.start(-14, -24).line(-2, -24).curve(14, -24, 14, -1, -2, -1).line(-14, -1).closed,
        Path.start(-14, -1).line(1, -1).curve(19, -1, 19, 24, 1, 24).line(-14, 24).closed,
        Path.start(62, -16).curve(52, -28, 32, -26, 32, 0).curve(32, 26, 52, 28, 62, 16), limit: 10)
    case "abc":
      g.line(
        .circle(-44, 6, 13), .lines(-31, -7, -31, 20), .lines(-14, -28, -14, 20),
        .circle(-1, 6, 13),
        .arc(40, 6, 13, 50, 310), limit: 10)
    case "a", "character":
      g.line(.lines(-26, 34, 0, -36, 26, 34), .lines(-17, 12, 17, 12))
    case "character.cursor.ibeam":
      g.line(.lines(-56, 30, -32, -32, -8, 30), .lines(-47, 9, -17, 9))
      g.line(
        Path.start(14, -44).curve(26, -44, 30, -40, 30, -34).line(30, 34)
          .curve(30, 40, 26, 44, 14, 44),
        Path.start(46, -44).curve(34, -44, 30, -40, 30, -34),
        Path.start(46, 44).curve(34, 44, 30, 40, 30, 34), level: 1)
    case "translate":
      g.body(.box(-56, -48, 68, 62, 12), level: 1)
      g.detail(.lines(-37, 0, -22, -34, -7, 0), .lines(-32, -12, -12, -12), width: 0.9, limit: 9)
      g.addInFront(SymbolGlyph.drawing { $0.body(.box(-12, -14, 68, 62, 12)) })
      g.detail(
        .lines(4, 0, 40, 0), .lines(22, -6, 22, 0), Path.start(34, 0).curve(30, 18, 18, 30, 4, 34),
        Path.start(10, 0).curve(14, 18, 26, 30, 40, 34), width: 0.9, limit: 9)
    default: return false
    }
    return true
  }

  /// Draws notes, scrolls and clipboards.
  private static func drawNotes(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "note", "note.text":
      g.body(
        Path.start(-30, -42).line(30, -42).curve(38, -42, 42, -38, 42, -30).line(42, 12)
          .curve(42, 16, 41, 19, 38, 22).line(22, 38).curve(19, 41, 16, 42, 12, 42).line(-30, 42)
          .curve(-38, 42, -42, 38, -42, 30).line(-42, -30).curve(-42, -38, -38, -42, -30, -42)
          .closed)
      g.detail(.lines(rounding: 8, 14, 40, 14, 14, 40, 14))
      if name == "note.text" {
        g.detail(
          .lines(-24, -20, 24, -20), .lines(-24, -4, 24, -4), .lines(-24, 12, -4, 12), width: 0.9,
          limit: 10)
      }
    case "scroll":
      g.body(
        Path.start(-24, -46).line(36, -46).curve(46, -46, 50, -38, 50, -28).line(50, -20).line(
          32, -20
        )
        .line(32, 30).curve(32, 42, 26, 48, 16, 48).line(-40, 48).curve(-52, 48, -54, 38, -54, 30)
        .line(-38, 30).line(-38, -32).curve(-38, -42, -34, -46, -24, -46).closed)
      g.detail(
        Path.start(32, -20).line(32, -30).curve(32, -40, 36, -46, 40, -45),
        Path.start(-38, 30).line(4, 30).curve(4, 40, 8, 48, 16, 48))
      g.detail(.lines(-20, -22, 14, -22), .lines(-20, -4, 14, -4), width: 0.9, limit: 10)
    case "list.bullet.clipboard", "pencil.and.list.clipboard":
      g.body(.box(-38, -42, 76, 92, 13), level: 1)
      g.addInFront(SymbolGlyph.drawing { $0.line(.box(-17, -52, 34, 18, 7)) })
      for y in [-14.0, 6, 26] {
        g.spot(.circle(-20, y, 2.6))
        g.detail(.lines(-7, y, 21, y), width: 0.9, limit: 10)
      }
      if name.hasPrefix("pencil") {
        g.addInFront(SymbolGlyph.drawing { $0.body(pencil) }.placed(scale: 0.5, x: 30, y: 26))
      }
    case "list.star":
      for y in [-28.0, 0, 28] {
        g.area(.star(points: 5, outer: 9, inner: 4, rounding: 0.5, x: -42, y: y))
        g.line(.lines(-22, y, 46, y))
      }
    case "text.book.closed", "character.book.closed":
      g.body(.box(-34, -48, 68, 96, 12))
      g.detail(.lines(-32, 26, 33, 26), .lines(-18, -47, -18, 24))
      if name.hasPrefix("text") {
        g.detail(.lines(-2, -26, 18, -26), .lines(-2, -12, 18, -12), width: 0.9, limit: 10)
      } else {
        g.detail(.lines(-4, 8, 9, -28, 22, 8), .lines(1, -4, 17, -4), width: 0.9, limit: 9)
      }
    case "magazine":
      g.body(.box(-38, -48, 76, 96, 9))
      g.detail(.lines(-22, -30, 22, -30), width: 1.6)
      g.detail(.box(-22, -10, 44, 26, 3), .lines(-22, 32, 8, 32), width: 0.9, limit: 9)
    case "doc.zipper":
      g.body(.polygon(rounding: 9, -36, -50, 8, -50, 36, -22, 36, 50, -36, 50))
      g.detail(.lines(rounding: 7, 6, -48, 6, -20, 35, -20))
      for y in [-44.0, -30, -16] {
        g.detail(.lines(-20, y, -14, y), .lines(-10, y + 7, -4, y + 7), limit: 8)
      }
      g.detail(.box(-17, 0, 12, 18, 3), limit: 8)
    case "rectangle.and.pencil.and.ellipsis":
      g.body(.box(-58, -26, 108, 64, 13), level: 1)
      for x in [-36.0, -18, 0] { g.spot(.circle(x, 7, 4.1)) }
      g.addInFront(SymbolGlyph.drawing { $0.body(pencil) }.placed(scale: 0.66, x: 28, y: -18))
    case "tray.full":
      _ = drawObjects("tray", &g)
      g.detail(.lines(-20, -19, 20, -19), .lines(-28, -5, 28, -5), limit: 7)
    case "tray.2":
      let tray = SymbolGlyph.drawing { _ = drawObjects("tray", &$0) }
      g.add(tray.placed(scale: 0.9, y: -14))
      g.addInFront(tray.placed(scale: 0.9, y: 14))
    case "tray.and.arrow.down", "tray.and.arrow.up":
      let turn = name == "tray.and.arrow.down" ? 0.0 : 180
      g.body(
        .polygon(rounding: 10, -32, -30, 32, -30, 52, 10, 52, 40, -52, 40, -52, 10), level: 1)
      g.detail(Path.lines(-50, 10, -20, 10).curve(-18, 26, 18, 26, 20, 10).line(50, 10))
      g.addInFront(
        .drawing {
          $0.line(Path.lines(0, -24, 0, 22).turned(turn, y: -28))
          $0.line(Path.lines(-15, 9, 0, 24, 15, 9).turned(turn, y: -28))
        })
    default: return false
    }
    return true
  }

  /// Draws the signs of keys.
  private static func drawKeys(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "option": g.line(.lines(-44, -32, -18, -32, 18, 32, 44, 32), .lines(14, -32, 44, -32))
    case "control": g.line(.lines(-34, 4, 0, -30, 34, 4))
    case "shift", "capslock":
      g.body(
        .polygon(
          rounding: 5, 0, -46, 46, 2, 22, 2, 22, name == "shift" ? 42 : 22, -22,
          name == "shift" ? 42 : 22, -22, 2, -46, 2))
      if name == "capslock" { g.body(.box(-22, 38, 44, 10, 3)) }
    case "return":
      g.line(
        .lines(rounding: 14, 44, -34, 44, 14, -42, 14), .lines(-22, -10, -44, 14, -22, 38))
    case "escape":
      g.line(.arc(4, 4, 42, -72, 162), .lines(12, 12, -38, -38), .lines(-40, -8, -40, -40, -8, -40))
    default: return false
    }
    return true
  }

  private static var pencil: Path {
    Path.polygon(rounding: 4, -46, 46, -38, 24, 28, -42, 42, -28, -24, 38)
  }

  /// A screwdriver whose handle is at the lower right.
  private static var screwdriver: SymbolGlyph {
    .drawing { g in
      g.line(Path.lines(0, 6, 0, -40).turned(-45))
      g.solid(Path.polygon(-3, -52, 3, -52, 6, -40, -6, -40).turned(-45))
      g.body(
        Path.polygon(rounding: 7, -7, 6, 7, 6, 12, 20, 12, 66, -12, 66, -12, 20).turned(-45))
      g.detail(Path.lines(0, 26, 0, 48).turned(-45), width: 0.9, limit: 6)
    }
  }
}
