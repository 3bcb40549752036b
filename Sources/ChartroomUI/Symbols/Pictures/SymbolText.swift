import Foundation
import Graphics

extension SymbolNames {
  /// Draws lists, lines of text, tables and charts.
  static func drawText(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "line.3.horizontal":
      g.line(.lines(-42, -24, 42, -24), .lines(-42, 0, 42, 0), .lines(-42, 24, 42, 24))
    case "line.3.horizontal.decrease":
      g.line(.lines(-42, -22, 42, -22), .lines(-28, 0, 28, 0), .lines(-13, 22, 13, 22))
    case "line.2.horizontal.decrease", "line.2.horizontal":
      g.line(.lines(-36, -11, 36, -11), .lines(-36, 11, 36, 11))
    case "list.bullet":
      for y in [-28.0, 0, 28] {
        g.area(.circle(-42, y, 4.5))
        g.line(.lines(-22, y, 46, y))
      }
    case "list.dash":
      for y in [-28.0, 0, 28] { g.line(.lines(-46, y, -38, y), .lines(-20, y, 46, y)) }
    case "list.number":
      for (index, y) in [-30.0, 0, 30].enumerated() {
        g.line(.lines(-18, y, 46, y))
        var digit = SymbolGlyph()
        if drawDigits("\(index + 1)", &digit) {
          for part in digit.placed(scale: 0.3, x: -41, y: y).parts {
            g.line(part.path, width: 0.75)
          }
        }
      }
    case "checklist":
      for y in [-24.0, 24] {
        g.line(.lines(-52, y, -42, y + 12, -26, y - 13), .lines(-6, y, 50, y))
      }
    case "text.alignleft", "text.justify.left":
      g.line(
        .lines(-42, -33, 42, -33), .lines(-42, -11, 18, -11), .lines(-42, 11, 42, 11),
        .lines(-42, 33, 18, 33))
    case "text.aligncenter":
      g.line(
        .lines(-42, -33, 42, -33), .lines(-24, -11, 24, -11), .lines(-42, 11, 42, 11),
        .lines(-24, 33, 24, 33))
    case "text.alignright":
      g.line(
        .lines(-42, -33, 42, -33), .lines(-18, -11, 42, -11), .lines(-42, 11, 42, 11),
        .lines(-18, 33, 42, 33))
    case "textformat":
      g.line(
        .lines(-62, 32, -34, -34, -6, 32), .lines(-52, 10, -16, 10), .circle(30, 12, 20),
        .lines(50, -10, 50, 33))
    case "textformat.size":
      g.line(
        .lines(-62, 32, -46, -8, -30, 32), .lines(-56, 18, -36, 18),
        .lines(-12, 34, 20, -40, 52, 34),
        .lines(0, 10, 40, 10))
    case "textformat.size.smaller":
      g.line(.lines(-24, 26, 0, -26, 24, 26), .lines(-15, 8, 15, 8))
    case "textformat.size.larger":
      g.line(.lines(-38, 41, 0, -41, 38, 41), .lines(-25, 14, 25, 14))
    case "bold":
      g.line(
        Path.start(-22, -36).line(4, -36).curve(28, -36, 28, -2, 4, -2).line(-22, -2).closed,
        Path.start(-22, -2).line(8, -2).curve(34, -2, 34, 36, 8, 36).line(-22, 36).closed,
        width: 1.5)
    case "italic":
      g.line(.lines(-8, -36, 28, -36), .lines(-28, 36, 8, 36), .lines(10, -36, -10, 36))
    case "text.bubble":
      g.body(.speechBubble, level: 1)
      g.detail(
        .lines(-28, -22, 28, -22), .lines(-28, -6, 28, -6), .lines(-28, 10, 8, 10), limit: 10)
    case "captions.bubble":
      g.body(.speechBubble, level: 1)
      g.detail(
        .lines(-32, -6, -14, -6), .lines(2, -6, 32, -6), .lines(-32, 10, 8, 10),
        .lines(24, 10, 32, 10), limit: 10)
    case "quote.bubble":
      g.body(.speechBubble, level: 1)
      for x in [-14.0, 14] {
        g.spot(.circle(x, -13, 6.1))
        g.detail(Path.start(x + 6, -12).curve(x + 7, 0, x, 6, x - 5, 8), width: 0.8)
      }
    case "bubble.left": g.body(.speechBubble)
    case "bubble.right": g = SymbolGlyph.drawing { $0.body(.speechBubble) }.mirrored
    case "bubble.left.and.bubble.right":
      let bubble = SymbolGlyph.drawing { $0.body(.speechBubble) }
      g.add(bubble.mirrored.placed(scale: 0.68, x: 26, y: 18).behind)
      g.addInFront(bubble.placed(scale: 0.76, x: -22, y: -14))
    case "ellipsis.bubble":
      g.body(.speechBubble, level: 1)
      g.spot(.circle(-22, -8, 4.1), .circle(0, -8, 4.1), .circle(22, -8, 4.1))
    case "slider.horizontal.3":
      for (y, x) in [(-30.0, 16.0), (0, -18), (30, 4)] {
        g.line(.lines(-44, y, x - 11, y), .lines(x + 11, y, 44, y))
        g.line(.circle(x, y, 11))
      }
    case "slider.vertical.3":
      for (x, y) in [(-30.0, 16.0), (0, -18), (30, 4)] {
        g.line(.lines(x, -44, x, y - 11), .lines(x, y + 11, x, 44))
        g.line(.circle(x, y, 11))
      }
    case "square.grid.2x2":
      for (x, y) in [(-43.0, -43.0), (7, -43), (-43, 7), (7, 7)] { g.body(.box(x, y, 36, 36, 8)) }
    case "square.grid.3x3":
      for x in [-44.0, -12, 20] { for y in [-44.0, -12, 20] { g.body(.box(x, y, 24, 24, 5)) } }
    case "rectangle.grid.1x2":
      g.body(.box(-46, -42, 92, 34, 8), .box(-46, 8, 92, 34, 8))
    case "square.stack":
      g.body(.box(-36, -18, 72, 62, 13))
      g.line(.lines(-26, -32, 26, -32), .lines(-17, -46, 17, -46))
    case "square.on.square":
      g.body(.box(-46, -46, 62, 62, 13))
      g.addInFront(SymbolGlyph.drawing { $0.body(.box(-18, -18, 62, 62, 13)) })
    case "tablecells":
      g.body(.box(-52, -40, 104, 80, 12))
      g.detail(
        .lines(-52, -14, 52, -14), .lines(-52, 13, 52, 13), .lines(-17, -40, -17, 40),
        .lines(18, -40, 18, 40))
    case "square.split.2x1":
      g.body(.box(-42, -42, 84, 84, 17))
      g.detail(.lines(0, -42, 0, 42))
    case "sidebar.left":
      g.body(.box(-54, -40, 108, 80, 15))
      g.detail(
        .lines(-18, -40, -18, 40), .lines(-42, -22, -32, -22), .lines(-42, -6, -32, -6),
        .lines(-42, 10, -32, 10))
    case "chart.bar":
      g.body(.box(-47, 4, 22, 36, 5), .box(-11, -18, 22, 58, 5), .box(25, -40, 22, 80, 5))
    case "chart.bar.xaxis":
      g.solid(.box(-36, 2, 10, 24, 1), .box(-5, -38, 10, 64, 1), .box(26, -18, 10, 44, 1))
      g.line(.lines(-48, 42, 48, 42), level: 1)
    case "chart.line.uptrend.xyaxis":
      g.line(.lines(rounding: 10, -48, -44, -48, 40, 48, 40), level: 1)
      g.line(.lines(-32, 18, -10, -6, 6, 10, 42, -32), .lines(20, -35, 43, -35, 43, -12))
    case "chart.line.flattrend.xyaxis":
      g.line(.lines(rounding: 10, -48, -44, -48, 40, 48, 40), level: 1)
      g.line(.lines(-32, 0, -12, -18, 8, 14, 26, -10, 44, -2))
    case "chart.xyaxis.line":
      g.line(.lines(rounding: 10, -46, -44, -46, 42, 48, 42), level: 1)
      g.line(.lines(-34, 22, -14, -6, 8, 6, 42, -34))
    case "chart.pie":
      g.body(Path.arc(-4, 4, 42, 0, 270).line(-4, 4).closed)
      g.body(Path.arc(6, -6, 42, -90, 0).line(6, -6).closed, level: 1)
    case "waveform":
      for (index, height) in [10.0, 26, 16, 42, 24, 34, 12].enumerated() {
        let x = Double(index - 3) * 16
        g.line(.lines(x, -height, x, height))
      }
    case "waveform.path.ecg":
      g.line(.lines(-56, 4, -32, 4, -22, -14, -8, 40, 10, -42, 22, 4, 56, 4))
    case "qrcode": drawCode(&g)
    case "qrcode.viewfinder":
      g.line(.viewfinder, level: 1)
      drawCode(&g, scale: 0.58)
    case "barcode":
      for (x, width) in [
        (-44.0, 1.0), (-28, 1.6), (-13, 0.7), (1, 1.6), (16, 0.7), (29, 1), (44, 1.4),
      ] {
        g.line(.lines(x, -34, x, 34), width: width)
      }
    default: return false
    }
    return true
  }

  /// Draws the pattern of a QR code with three finders.
  private static func drawCode(_ g: inout SymbolGlyph, scale: CGFloat = 1) {
    let code = SymbolGlyph.drawing { g in
      for (x, y) in [(-44.0, -44.0), (8, -44), (-44, 8)] {
        g.line(.box(x, y, 36, 36, 5), width: scale)
        g.area(.box(x + 13.4, y + 13.4, 9.2, 9.2, 0.5))
      }
      for (x, y) in [(6.0, 6.0), (36, 6), (21, 21), (6, 36), (36, 36)] {
        g.area(.box(x + 1.9, y + 1.9, 8.2, 8.2, 0.5))
      }
    }
    g.add(code.placed(scale: scale))
  }
}
