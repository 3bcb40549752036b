import Foundation
import Graphics

extension SymbolNames {
  private static let directions = ["right": 0.0, "down": 90, "left": 180, "up": -90]

  /// Draws arrows and chevrons.
  static func drawArrows(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    let words = name.split(separator: ".").map(String.init)
    let turns = words.dropFirst().map { directions[$0] ?? .nan }
    switch words.first ?? "" {
    case "chevron" where turns.count == 1 && !turns[0].isNaN:
      g.line(Path.lines(-16, -33, 17, 0, -16, 33).turned(turns[0]))
      return true
    case "arrow" where turns.count == 1 && !turns[0].isNaN:
      g.line(
        Path.lines(-38, 0, 38, 0).turned(turns[0]),
        Path.lines(8, -31, 39, 0, 8, 31).turned(turns[0]))
      return true
    case "arrow"
    where turns.count == 2 && abs(turns[0]) == 90 && turns[1].magnitude != 90 && !turns[1].isNaN:
      // The second direction leans the first: up and right is up to the right.
      let turn = turns[1] == 0 ? turns[0] / 2 : 180 - turns[0] / 2
      g.line(
        Path.lines(-40, 0, 38, 0).turned(turn), Path.lines(-1, -39, 38, 0, -1, 39).turned(turn))
      return true
    default: break
    }
    switch name {
    case "chevron.up.chevron.down":
      g.line(.lines(-24, -16, 0, -40, 24, -16), .lines(-24, 16, 0, 40, 24, 16))
    case "chevron.left.forwardslash.chevron.right":
      g.line(
        .lines(-34, -26, -60, 0, -34, 26), .lines(34, -26, 60, 0, 34, 26), .lines(14, -40, -14, 40))
    case "chevron.compact.down": g.line(.lines(-40, -8, 0, 8, 40, -8))
    case "chevron.right.2":
      g.line(.lines(-32, -30, -2, 0, -32, 30), .lines(2, -30, 32, 0, 2, 30))
    case "chevron.left.2":
      g.line(.lines(32, -30, 2, 0, 32, 30), .lines(-2, -30, -32, 0, -2, 30))
    case "arrow.up.arrow.down":
      g.line(
        .lines(-23, 36, -23, -36), .lines(-45, -15, -23, -37, -1, -15), .lines(23, -36, 23, 36),
        .lines(1, 15, 23, 37, 45, 15))
    case "arrow.left.arrow.right":
      g.line(
        .lines(36, -23, -36, -23), .lines(-15, -45, -37, -23, -15, -1), .lines(-36, 23, 36, 23),
        .lines(15, 1, 37, 23, 15, 45))
    case "arrow.clockwise": drawRing(clockwise: true, &g)
    case "arrow.counterclockwise": drawRing(clockwise: false, &g)
    case "arrow.triangle.2.circlepath": drawChase(&g)
    case "arrow.2.squarepath":
      for turn in [0.0, 180] {
        g.line(
          Path.lines(rounding: 14, -44, 10, -44, -32, 14, -32).turned(turn),
          Path.lines(2, -50, 20, -32, 2, -14).turned(turn))
      }
    case "arrow.2.circlepath", "arrow.clockwise.circle.path": drawChase(&g)
    case "repeat":
      for turn in [0.0, 180] {
        g.line(
          Path.lines(rounding: 16, -48, 2, -48, -24, 42, -24).turned(turn),
          Path.lines(28, -42, 46, -24, 28, -6).turned(turn))
      }
    case "shuffle":
      g.line(
        Path.start(-50, -24).line(-32, -24).curve(-8, -24, -2, 24, 24, 24).line(46, 24),
        Path.start(-50, 24).line(-32, 24).curve(-8, 24, -2, -24, 24, -24).line(46, -24),
        .lines(32, -40, 48, -24, 32, -8), .lines(32, 8, 48, 24, 32, 40))
    case "arrowshape.turn.up.left", "arrowshape.turn.up.right":
      let arrow = SymbolGlyph.drawing {
        $0.body(
          Path.start(-52, -6).line(-12, -42).line(-12, -22).curve(26, -22, 50, 0, 52, 40)
            .curve(38, 20, 18, 10, -12, 10).line(-12, 30).closed)
      }
      g = name.hasSuffix("left") ? arrow : arrow.mirrored
    case "arrow.uturn.backward", "arrow.uturn.left", "arrow.uturn.forward", "arrow.uturn.right":
      let arrow = SymbolGlyph.drawing {
        $0.line(
          Path.start(-40, -14).line(14, -14).curve(52, -14, 52, 38, 14, 38).line(-8, 38),
          .lines(-16, -40, -42, -14, -16, 12))
      }
      g = name.hasSuffix("backward") || name.hasSuffix("left") ? arrow : arrow.mirrored
    case "arrow.down.to.line", "arrow.up.to.line":
      let turn = name == "arrow.down.to.line" ? 0.0 : 180
      g.line(
        Path.lines(0, -42, 0, 26).turned(turn), Path.lines(-28, 0, 0, 28, 28, 0).turned(turn),
        Path.lines(-34, 44, 34, 44).turned(turn))
    case "arrow.up.left.and.arrow.down.right":
      g.line(
        .lines(-38, -38, -8, -8), .lines(-40, -10, -40, -40, -10, -40), .lines(38, 38, 8, 8),
        .lines(40, 10, 40, 40, 10, 40))
    case "arrow.down.right.and.arrow.up.left":
      g.line(
        .lines(-42, -42, -9, -9), .lines(-8, -36, -8, -8, -36, -8), .lines(42, 42, 9, 9),
        .lines(8, 36, 8, 8, 36, 8))
    case "square.and.arrow.up":
      g.line(
        .lines(rounding: 13, -16, -16, -38, -16, -38, 52, 38, 52, 38, -16, 16, -16),
        .lines(0, 20, 0, -56), .lines(-20, -38, 0, -58, 20, -38))
    case "square.and.arrow.down":
      g.line(
        .lines(rounding: 13, -16, -18, -38, -18, -38, 50, 38, 50, 38, -18, 16, -18),
        .lines(0, -54, 0, 24), .lines(-20, 4, 0, 24, 20, 4))
    default: return false
    }
    return true
  }

  /// Draws a ring with an arrow head, open at the upper right or left.
  private static func drawRing(clockwise: Bool, _ g: inout SymbolGlyph) {
    let ring = SymbolGlyph.drawing {
      $0.line(.arc(0, 3, 40, -10, 282))
      $0.line(.lines(-10, -56, 10, -36, -10, -16))
    }
    g = clockwise ? ring : ring.mirrored
  }

  /// Draws two arrows that follow each other around a ring.
  private static func drawChase(_ g: inout SymbolGlyph) {
    for turn in [0.0, 180] {
      g.line(Path.arc(0, 0, 40, 186, 316).turned(turn))
      g.solid(Path.polygon(41, -36, 44, -12, 19, -17).turned(turn))
    }
  }
}
