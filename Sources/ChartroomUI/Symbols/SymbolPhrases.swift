import Foundation
import Graphics

extension SymbolNames {
  /// Draws signs of texts, lists, charts and searches that `drawText` lacks.
  static func drawPhrases(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawSearches(name, &g) { return true }
    switch name {
    case "text.badge.plus", "text.badge.minus", "text.badge.checkmark", "text.badge.xmark":
      guard let mark = picture(name.split(separator: ".")[2]) else { return false }
      g.line(
        .lines(-46, -33, 42, -33), .lines(-46, -11, 42, -11), .lines(-46, 11, 6, 11),
        .lines(-46, 33, 6, 33))
      g = g.badged(with: mark)
    case "text.quote":
      g.line(.lines(-44, -36, -44, 36), width: 1.2, level: 1)
      g.line(
        .lines(-24, -33, 44, -33), .lines(-24, -11, 44, -11), .lines(-24, 11, 44, 11),
        .lines(-24, 33, 20, 33))
    case "text.append":
      g.line(.lines(-42, -33, 42, -33), .lines(-42, -11, 42, -11), .lines(-42, 11, 8, 11))
      g.line(.lines(26, 12, 26, 44), .lines(10, 28, 42, 28), level: 1)
    case "text.viewfinder":
      g.line(.viewfinder, level: 1)
      g.line(.lines(-22, -16, 22, -16), .lines(-22, 0, 22, 0), .lines(-22, 16, 8, 16), limit: 10)
    case "increase.indent", "decrease.indent":
      g.line(
        .lines(-44, -36, 44, -36), .lines(0, -12, 44, -12), .lines(0, 12, 44, 12),
        .lines(-44, 36, 44, 36))
      g.solid(
        name.hasPrefix("in")
          ? .polygon(-42, -14, -22, 0, -42, 14) : .polygon(-22, -14, -42, 0, -22, 14))
    case "list.bullet.indent":
      for (y, x) in [(-33.0, -42.0), (-11, -20), (11, -20), (33, -42)] {
        g.area(.circle(x, y, 4.1))
        g.line(.lines(x + 20, y, 46, y))
      }
    case "list.triangle":
      for y in [-28.0, 0, 28] {
        g.solid(.polygon(rounding: 1, -46, y - 6, -36, y, -46, y + 6))
        g.line(.lines(-18, y, 46, y))
      }
    case "list.bullet.rectangle.portrait":
      g.body(.box(-36, -52, 72, 104, 13), level: 1)
      for y in [-24.0, 0, 24] {
        g.spot(.circle(-19, y, 2.6))
        g.detail(.lines(-6, y, 20, y), width: 0.9, limit: 10)
      }
    case "checklist.checked":
      for y in [-24.0, 24] {
        g.body(.circle(-38, y, 16))
        g.detail(.lines(-45, y, -40, y + 6, -31, y - 6), limit: 8)
        g.line(.lines(-6, y, 50, y))
      }
    case "textformat.123":
      for (digit, x) in [("1", -40.0), ("2", -6), ("3", 36)] {
        var number = SymbolGlyph()
        _ = drawDigits(digit, &number)
        g.add(number.placed(scale: 0.8, x: x))
      }
    case "textformat.superscript", "textformat.subscript":
      g.line(.lines(-54, -24, -8, 30), .lines(-8, -24, -54, 30))
      var number = SymbolGlyph()
      _ = drawDigits("2", &number)
      g.add(number.placed(scale: 0.5, x: 22, y: name.hasSuffix("superscript") ? -24 : 32))
    case "textformat.alt":
      g.line(.lines(-32, 38, 0, -40, 32, 38), .lines(-21, 12, 21, 12))
    case "quote.opening", "quote.closing":
      let marks = SymbolGlyph.drawing { g in
        for x in [-24.0, 24] {
          g.area(.circle(x, 10, 14))
          g.line(Path.start(x - 12, 8).curve(x - 14, -14, x - 4, -26, x + 12, -30))
        }
      }
      g = name == "quote.opening" ? marks : marks.mirrored.flipped
    case "asterisk":
      for turn in [0.0, 60, 120] { g.line(Path.lines(0, -36, 0, 36).turned(turn)) }
    case "exclamationmark.2", "exclamationmark.3":
      for x in name.hasSuffix("2") ? [-14.0, 14] : [-26, 0, 26] {
        g.line(.lines(x, -36, x, 12), width: 1.15)
        g.dot(CGPoint(x: x, y: 33))
      }
    case "slash": g.line(.lines(-24, 34, 24, -34))
    case "line.diagonal": g.line(.lines(-42, 42, 42, -42))
    case "ellipsis.vertical.bubble":
      g.body(.speechBubble, level: 1)
      g.spot(.circle(0, -28, 4.1), .circle(0, -8, 4.1), .circle(0, 12, 4.1))
    case "bubble.middle.bottom":
      g.body(
        Path.start(-34, -44).line(34, -44).curve(46, -44, 54, -36, 54, -25).line(54, 10)
          .curve(54, 22, 46, 29, 34, 29).line(16, 29).line(3, 45).curve(1, 47, -1, 47, -3, 45)
          .line(-16, 29).line(-34, 29).curve(-46, 29, -54, 22, -54, 10).line(-54, -25)
          .curve(-54, -36, -46, -44, -34, -44).closed)
    case "chart.line.downtrend.xyaxis":
      g.line(.lines(rounding: 10, -48, -44, -48, 40, 48, 40), level: 1)
      g.line(.lines(-32, -32, -10, -8, 6, -24, 42, 18), .lines(20, 20, 43, 20, 43, -3))
    case "chart.dots.scatter":
      g.line(.lines(rounding: 10, -48, -44, -48, 40, 48, 40), level: 1)
      for (x, y) in [(-28.0, 18.0), (-22, -8), (-4, 6), (4, -28), (20, -10), (26, 16), (40, -34)] {
        g.area(.circle(x, y, 5.1))
      }
    case "waveform.path":
      g.line(
        .lines(rounding: 5, -56, 6, -36, 6, -24, -18, -10, 34, 6, -38, 20, 18, 32, -6, 56, -6))
    case "square.grid.3x2":
      for x in [-52.0, -12, 28] { for y in [-32.0, 8] { g.body(.box(x, y, 24, 24, 5)) } }
    case "plus.square.on.square", "plus.rectangle.on.rectangle":
      _ = drawText("square.on.square", &g)
      if name.hasPrefix("plus.r") {
        g = SymbolGlyph.drawing { _ = drawLayout("rectangle.on.rectangle", &$0) }
      }
      let center = name.hasPrefix("plus.r") ? CGPoint(x: 14, y: 13) : CGPoint(x: 13, y: 13)
      g.detail(
        .lines(center.x, center.y - 15, center.x, center.y + 15),
        .lines(center.x - 15, center.y, center.x + 15, center.y), limit: 10)
    case "plus.square.dashed":
      _ = drawSigns("square.dashed", &g)
      g = g.behind
      g.line(.lines(0, -20, 0, 20), .lines(-20, 0, 20, 0))
    case "rectangle.dashed":
      for (x, y) in [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] {
        g.line(.lines(rounding: 13, x * 56, y * 22, x * 56, y * 41, x * 34, y * 41))
      }
      for y in [-41.0, 41] { g.line(.lines(-16, y, 16, y)) }
      for x in [-56.0, 56] { g.line(.lines(x, -7, x, 7)) }
    case "pip", "pip.enter", "pip.exit":
      g.line(.lines(rounding: 13, -12, 40, -56, 40, -56, -40, 56, -40, 56, -12), level: 1)
      g.body(.box(2, 4, 54, 38, 8))
      if name != "pip" {
        let turn = name == "pip.enter" ? 45.0 : 225
        g.line(
          Path.lines(-13, 0, 13, 0).turned(turn, x: -26, y: -12),
          Path.lines(-1, -14, 14, 0, -1, 14).turned(turn, x: -26, y: -12), limit: 9)
      }
    default: return false
    }
    return true
  }

  /// Draws other symbols in and beside a magnifying glass.
  private static func drawSearches(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    guard name.hasSuffix(".magnifyingglass") else { return false }
    g.line(.circle(-9, -9, 33), .lines(15, 15, 44, 44))
    switch name {
    case "text.magnifyingglass":
      g.line(.lines(-24, -19, 6, -19), .lines(-24, -7, 6, -7), .lines(-24, 5, -6, 5), limit: 8)
    case "sparkle.magnifyingglass": g.solid(.glint(-9, -9, 17))
    case "exclamationmark.magnifyingglass":
      g.line(.lines(-9, -25, -9, -8))
      g.dot(CGPoint(x: -9, y: 6))
    case "location.magnifyingglass":
      g.area(.polygon(rounding: 2, -26, -9, 6, -24, -9, 8, -9, -9))
    case "dollarsign.magnifyingglass":
      var sign = SymbolGlyph()
      _ = drawSigns("dollarsign", &sign)
      for index in sign.parts.indices { sign.parts[index].limit = 8 }
      g.add(sign.placed(scale: 0.42, x: -9, y: -9))
    default: return false
    }
    return true
  }
}
