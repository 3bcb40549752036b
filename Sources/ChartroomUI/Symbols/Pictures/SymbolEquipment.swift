import Foundation
import Graphics

extension SymbolNames {
  /// Draws radios, speakers, optical instruments, furniture of schools, and further stacks.
  static func drawEquipment(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawCompositions(name, &g) { return true }
    switch name {
    case "homepod":
      g.body(.box(-42, -46, 84, 92, 36))
      g.detail(.oval(0, -25, 21, 9), limit: 7)
    case "radio":
      g.body(.box(-54, -26, 108, 72, 12))
      g.line(.lines(-38, -28, 36, -54))
      g.detail(.circle(-24, 10, 17), .lines(10, -6, 40, -6), .lines(10, 8, 40, 8), limit: 9)
      g.spot(.circle(16, 28, 3.6), .circle(34, 28, 3.6))
    case "binoculars":
      let barrel = SymbolGlyph.drawing { g in
        g.body(.polygon(rounding: 8, -34, -44, -14, -44, -8, -10, -8, 44, -56, 44, -52, 6))
        g.detail(.lines(-53, 22, -9, 22), limit: 9)
      }
      g.add(barrel)
      g.add(barrel.mirrored)
      g.body(.box(-8, -20, 16, 28, 2))
    case "scanner":
      g.body(.box(-56, 12, 112, 28, 8))
      g.line(Path.lines(-48, 0, 48, 0).turned(-22, x: 0, y: -15), width: 1.4)
      g.detail(.lines(-38, 26, 4, 26), limit: 9)
      g.spot(.circle(38, 26, 3.1))
    case "studentdesk":
      g.line(.lines(-56, -18, 8, -18), width: 1.3)
      g.line(.lines(-46, -18, -46, 42), .lines(-2, -18, -2, 42), .lines(-46, 2, -2, 2))
      g.line(
        .lines(54, -40, 46, 12, 18, 12), .lines(18, 12, 18, 42), .lines(46, 12, 46, 42), level: 1)
    case "swift":
      // A bird in flight, seen from below, with long wings and a forked tail.
      g.area(
        Path.start(-56, -32).curve(-36, -30, -16, -22, -6, -12).curve(-5, -24, 5, -24, 6, -12)
          .curve(16, -22, 36, -30, 56, -32).curve(42, -12, 24, 0, 9, 4).curve(8, 16, 9, 28, 18, 44)
          .line(0, 28).line(-18, 44).curve(-9, 28, -8, 16, -9, 4).curve(-24, 0, -42, -12, -56, -32)
          .closed)
    case "wave.3.right", "wave.3.left":
      for (index, radius) in [30.0, 57, 84].enumerated() {
        g.line(.arc(-54, 0, radius, -40, 40), from: Double(index + 1) / 4)
      }
      if name == "wave.3.left" { g = g.mirrored }
    default: return false
    }
    return true
  }

  /// Draws pictures that consist of others.
  private static func drawCompositions(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "rectangle.fill.on.rectangle.fill":
      _ = drawLayout("rectangle.on.rectangle", &g)
      g.isFilled = true
    case "square.and.arrow.down.on.square":
      g.line(
        .lines(rounding: 12, -10, -28, -28, -28, -28, 26, 46, 26, 46, -28, 28, -28),
        .lines(9, -56, 9, 6), .lines(-9, -12, 9, 6, 27, -12))
      g.line(.lines(rounding: 12, -42, -10, -48, -10, -48, 48, 28, 48, 28, 42), level: 1)
    case "person.2.crop.square.stack":
      let frame = Path.box(-42, -20, 84, 68, 14)
      g.line(.lines(-30, -34, 30, -34), .lines(-20, -48, 20, -48), limit: 9, level: 1)
      g.body(frame)
      let ground = Path.box(-34, -20, 68, 58, 0)
      g.spot(.circle(-14, 4, 8.5), .circle(18, 7, 7))
      g.spot(
        Path.oval(-14, 38, 16, 18).intersection(ground),
        Path.oval(19, 38, 11.5, 15).intersection(ground))
    case "folder.badge.person.crop", "folder.fill.badge.person.crop":
      _ = drawObjects("folder", &g)
      g = g.badged(with: bust.solidDetail)
      g.isFilled = name.hasPrefix("folder.fill")
    case "leaf.arrow.circlepath":
      _ = drawArrows("arrow.triangle.2.circlepath", &g)
      g = g.behind
      guard let leaf = picture("leaf")?.mirrored.placed(scale: 0.44, y: -3) else { return false }
      for part in leaf.parts where part.role != .detail {
        if part.role == .body { g.area(part.path) } else { g.line(part.path, limit: 7) }
      }
    default: return false
    }
    return true
  }
}
