import Foundation
import Graphics

extension SymbolNames {
  /// Draws arrows with turns, arrows to lines, and pointers.
  static func drawTurns(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawCorners(name, &g) || drawBlocks(name, &g) { return true }
    switch name {
    case "arrow.left.and.right", "arrow.up.and.down":
      let turn = name == "arrow.left.and.right" ? 0.0 : 90
      g.line(
        Path.lines(-50, 0, 50, 0).turned(turn), Path.lines(-30, -22, -52, 0, -30, 22).turned(turn),
        Path.lines(30, -22, 52, 0, 30, 22).turned(turn))
    case "arrow.right.to.line", "arrow.left.to.line":
      let arrow = SymbolGlyph.drawing {
        $0.line(.lines(-46, 0, 24, 0), .lines(0, -26, 26, 0, 0, 26), .lines(44, -34, 44, 34))
      }
      g = name == "arrow.right.to.line" ? arrow : arrow.mirrored
    case "arrow.down.left.and.arrow.up.right":
      g.line(
        .lines(38, -38, 8, -8), .lines(40, -10, 40, -40, 10, -40), .lines(-38, 38, -8, 8),
        .lines(-40, 10, -40, 40, -10, 40))
    case "arrow.up.right.and.arrow.down.left":
      g.line(
        .lines(42, -42, 9, -9), .lines(8, -36, 8, -8, 36, -8), .lines(-42, 42, -9, 9),
        .lines(-8, 36, -8, 8, -36, 8))
    case "arrow.triangle.merge":
      g.line(
        .lines(0, -26, 0, 4), Path.start(-30, 48).curve(-30, 22, 0, 28, 0, 2),
        Path.start(30, 48).curve(30, 22, 0, 28, 0, 2))
      g.area(.polygon(rounding: 1, -17, -26, 0, -52, 17, -26))
    case "arrow.triangle.swap":
      g.line(
        Path.start(-28, 40).line(-28, 12).curve(-28, -8, 28, -2, 28, -22),
        Path.start(28, 40).line(28, 12).curve(28, -8, -28, -2, -28, -22))
      g.area(
        .polygon(rounding: 1, -43, -22, -28, -46, -13, -22),
        .polygon(rounding: 1, 43, -22, 28, -46, 13, -22))
    case "cursorarrow", "cursorarrow.rays", "cursorarrow.click":
      let pointer = Path.polygon(
        rounding: 3, -28, -46, 34, 12, 6, 14, 20, 44, 6, 50, -8, 20, -28, 40)
      if name == "cursorarrow" {
        g.body(pointer)
      } else {
        g.body(pointer.applying(CGAffineTransform(scaleX: 0.72, y: 0.72)).offsetBy(dx: 16, dy: 16))
        for turn in name.hasSuffix("rays") ? [150.0, 185, 225, 265, 300] : [185, 225, 265] {
          g.line(Path.lines(16, 0, 34, 0).turned(turn, x: -8, y: -20), limit: 10, level: 1)
        }
      }
    case "chevron.compact.up", "chevron.compact.left", "chevron.compact.right":
      let turns = ["up": 180.0, "left": 90, "right": -90]
      let turn = turns[name.split(separator: ".").last.map(String.init) ?? ""] ?? 0
      g.line(Path.lines(-40, -8, 0, 8, 40, -8).turned(turn))
    default: return false
    }
    return true
  }

  /// Draws arrows that go in one direction and turn into another, such as `arrow.turn.down.right`.
  private static func drawCorners(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let words = name.split(separator: ".").map(String.init)
    guard words.count == 4, words[0] == "arrow", words[1] == "turn" else { return false }
    let upRight = SymbolGlyph.drawing {
      $0.line(
        .lines(rounding: 14, -34, 42, -34, -14, 42, -14), .lines(16, -40, 43, -14, 16, 12))
    }
    let rightUp = SymbolGlyph.drawing {
      $0.line(.lines(rounding: 14, -42, 34, 14, 34, 14, -42), .lines(-12, -16, 14, -43, 40, -16))
    }
    switch (words[2], words[3]) {
    case ("up", "right"): g = upRight
    case ("up", "left"): g = upRight.mirrored
    case ("down", "right"): g = upRight.flipped
    case ("down", "left"): g = upRight.flipped.mirrored
    case ("right", "up"): g = rightUp
    case ("left", "up"): g = rightUp.mirrored
    case ("right", "down"): g = rightUp.flipped
    case ("left", "down"): g = rightUp.flipped.mirrored
    default: return false
    }
    return true
  }

  /// Draws broad arrows with outlines.
  private static func drawBlocks(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let turns = [
      "arrowshape.right": 0.0, "arrowshape.down": 90, "arrowshape.left": 180, "arrowshape.up": -90,
      "arrowshape.forward": 0, "arrowshape.backward": 180,
    ]
    guard let turn = turns[name] else { return false }
    g.body(
      Path.polygon(rounding: 6, -48, -18, 4, -18, 4, -42, 52, 0, 4, 42, 4, 18, -48, 18).turned(turn)
    )
    return true
  }
}
