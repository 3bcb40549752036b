import Foundation
import Graphics

extension SymbolNames {
  /// Draws documents, tools and things of the office and the house.
  static func drawObjects(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    if drawDocuments(name, &g) { return true }
    switch name {
    case "trash":
      g.line(
        .lines(-40, -34, 40, -34),
        Path.start(-15, -36).line(-13, -44).curve(-12, -47, -10, -49, -6, -49).line(6, -49)
          .curve(10, -49, 12, -47, 13, -44).line(15, -36))
      g.body(
        Path.start(-32, -34).line(-27, 40).curve(-26, 46, -23, 49, -17, 49).line(17, 49)
          .curve(23, 49, 26, 46, 27, 40).line(32, -34).closed)
      g.detail(
        .lines(0, -18, 0, 34), .lines(-14, -18, -12, 34), .lines(14, -18, 12, 34), width: 0.85,
        limit: 8.5)
    case "pencil":
      g.body(pencil)
      g.detail(Path.lines(25, -39, 39, -25))
    case "square.and.pencil":
      g.line(
        .lines(rounding: 15, 4, -36, -44, -36, -44, 48, 40, 48, 40, 2))
      let pen = SymbolGlyph.drawing { $0.body(pencil) }
      g.addInFront(pen.placed(scale: 0.72, x: 16, y: -14))
    case "paperclip":
      g.line(
        Path.start(32, -8).line(-4, 28).curve(-18, 42, -38, 22, -24, 8).line(14, -30)
          .curve(36, -52, 62, -20, 42, -2).line(2, 38).curve(-26, 62, -62, 26, -36, -2).line(
            -2, -36))
    case "scissors":
      g.line(
        .circle(-22, 32, 14), .circle(22, 32, 14), .lines(-15, 20, 22, -46),
        .lines(15, 20, -22, -46))
    case "link":
      let half = SymbolGlyph.drawing {
        $0.line(
          Path.start(-20, -16).line(-32, -16).curve(-54, -16, -54, 16, -32, 16).line(-8, 16)
            .curve(4, 16, 12, 9, 12, -2).turned(-45))
      }
      g.add(half)
      g.add(half.mirrored.flipped)
    case "lock", "lock.open":
      g.body(.box(-33, -6, 66, 54, 11))
      g.line(
        name == "lock"
          ? Path.start(-20, -8).line(-20, -26).curve(-20, -54, 20, -54, 20, -26).line(20, -8)
          : Path.start(20, -8).line(20, -28).curve(20, -56, 60, -56, 60, -28).line(60, -18))
    case "key":
      g.body(keyOutline)
      g.spot(.circle(25, -25, 5.6))
    case "tag":
      g.body(
        .polygon(rounding: 9, -44, -44, 2, -44, 50, 4, 4, 50, -44, 2))
      g.spot(.circle(-22, -22, 5.6))
    case "bookmark":
      g.body(
        Path.start(-29, 48).line(-29, -37).curve(-29, -46, -24, -50, -16, -50).line(16, -50)
          .curve(24, -50, 29, -46, 29, -37).line(29, 48).curve(29, 52, 26, 53, 23, 50)
          .line(3, 29).curve(1, 27, -1, 27, -3, 29).line(-23, 50).curve(-26, 53, -29, 52, -29, 48)
          .closed)
    case "bell":
      g.body(
        Path.start(-42, 30).curve(-46, 30, -46, 24, -42, 20).curve(-32, 10, -31, 2, -30, -12)
          .curve(-29, -34, -18, -44, 0, -46).curve(18, -44, 29, -34, 30, -12)
          .curve(31, 2, 32, 10, 42, 20).curve(46, 24, 46, 30, 42, 30).closed)
      g.line(Path.start(-13, 43).curve(-9, 54, 9, 54, 13, 43))
    case "envelope":
      g.body(.box(-56, -40, 112, 80, 14))
      g.detail(.lines(rounding: 16, -50, -32, 0, 12, 50, -32))
      g.detail(.lines(-50, 32, -16, 1), .lines(50, 32, 16, 1))
    case "envelope.open":
      g.body(
        .polygon(rounding: 10, -50, -12, 0, -50, 50, -12, 50, 46, -50, 46))
      g.detail(.lines(rounding: 14, -46, -6, 0, 24, 46, -6))
    case "paperplane":
      g.body(.polygon(rounding: 6, -48, 0, 48, -48, 4, 50, -12, 12))
      g.detail(.lines(-12, 12, 44, -43))
    case "phone":
      g.body(
        Path.start(-40, -34).curve(-34, -46, -22, -48, -17, -40).line(-8, -24)
          .curve(-5, -18, -7, -14, -13, -8).curve(-17, -3, 5, 19, 10, 13).curve(15, 7, 20, 5, 26, 9)
          .line(42, 20).curve(49, 26, 46, 36, 36, 42).curve(10, 56, -58, -6, -40, -34).closed)
    case "calendar":
      g.body(.box(-44, -44, 88, 88, 15))
      g.detail(.lines(-42, -20, 42, -20))
      for (x, y) in [(0.0, -2.0), (22, -2), (-22, 20), (0, 20), (22, 20), (-22, -2)] {
        g.spot(.circle(x, y + 2, 3.3))
      }
    case "archivebox":
      g.body(.box(-50, -42, 100, 24, 6))
      g.body(Path.lines(rounding: 12, -44, -18, -44, 42, 44, 42, 44, -18).closed)
      g.detail(.lines(-16, 1, 16, 1))
    case "tray":
      g.body(
        .polygon(rounding: 10, -32, -34, 32, -34, 52, 6, 52, 34, -52, 34, -52, 6))
      g.detail(Path.lines(-50, 6, -20, 6).curve(-18, 22, 18, 22, 20, 6).line(50, 6))
    case "shippingbox":
      g.body(.polygon(rounding: 5, 0, -50, 45, -26, 45, 26, 0, 50, -45, 26, -45, -26))
      g.detail(.lines(-43, -25, 0, -2, 43, -25), .lines(0, -2, 0, 48), .lines(-22, -38, 22, -13))
    case "cube":
      g.body(.polygon(rounding: 5, 0, -50, 45, -26, 45, 26, 0, 50, -45, 26, -45, -26))
      g.detail(.lines(-43, -25, 0, -2, 43, -25), .lines(0, -2, 0, 48))
    case "gift":
      g.body(.box(-46, -22, 92, 22, 5), .box(-39, 0, 78, 48, 8))
      g.detail(.lines(0, -22, 0, 46))
      g.line(
        Path.start(0, -24).curve(-34, -24, -30, -52, -14, -50).curve(-4, -48, 0, -34, 0, -24).curve(
          0, -34, 4, -48, 14, -50
        ).curve(30, -52, 34, -24, 0, -24))
    case "cart":
      g.line(
        Path.start(-54, -42).line(-40, -42).curve(-36, -42, -34, -40, -33, -36).line(-22, 22).line(
          38, 22))
      g.body(
        Path.start(-32, -30).line(46, -30).curve(50, -30, 52, -28, 51, -24).line(44, 2).curve(
          43, 6, 41, 8, 37, 8
        ).line(-25, 8).closed)
      g.area(.circle(-14, 41, 5.6), .circle(30, 41, 5.6))
    case "bag":
      g.body(.polygon(rounding: 9, -38, -24, 38, -24, 42, 48, -42, 48))
      g.line(Path.start(-18, -10).line(-18, -30).curve(-18, -56, 18, -56, 18, -30).line(18, -10))
    case "creditcard":
      g.body(.box(-56, -39, 112, 78, 13))
      g.detail(.lines(-53, -15, 53, -15), width: 1.5)
      g.detail(.lines(-40, 18, -22, 18))
    case "paintpalette":
      g.body(
        Path.start(0, -46).curve(32, -46, 54, -26, 54, 0).curve(54, 20, 38, 22, 24, 18)
          .curve(12, 15, 6, 22, 10, 32).curve(14, 42, 8, 46, -2, 46).curve(-34, 46, -54, 26, -54, 0)
          .curve(-54, -26, -30, -46, 0, -46).closed)
      g.spot(
        .circle(-30, 2, 5.6), .circle(-20, -22, 5.6), .circle(6, -28, 5.6), .circle(31, -14, 5.6))
    case "wand.and.stars", "wand.and.rays":
      g.body(Path.box(-52, -6, 90, 13, 4).turned(-45, x: -4, y: 6))
      g.detail(.lines(7, -14, 16, -5))
      g.solid(.glint(-20, -36, 12), .glint(38, 20, 12), .glint(-42, -10, 7), level: 1)
    case "puzzlepiece.extension", "puzzlepiece":
      g.body(
        Path.start(-42, -24).line(-16, -24).curve(-24, -38, -18, -50, -6, -50)
          .curve(6, -50, 12, -38, 4, -24).line(24, -24).curve(28, -24, 30, -22, 30, -18).line(30, 2)
          .curve(42, -6, 54, 0, 54, 12).curve(54, 24, 42, 30, 30, 22).line(30, 42)
          .curve(30, 46, 28, 48, 24, 48).line(-38, 48).curve(-42, 48, -44, 46, -44, 42).line(
            -44, 26
          )
          .curve(-30, 32, -20, 26, -20, 14).curve(-20, 2, -30, -4, -44, 2).line(-44, -20)
          .curve(-44, -22, -44, -24, -42, -24).closed)
    case "hammer":
      g.body(.polygon(rounding: 4, -44, -40, 10, -40, 24, -28, 24, -20, -44, -20))
      g.body(.box(-16, -20, 14, 66, 5))
    case "wrench", "wrench.adjustable":
      g.body(
        Path.start(-36, 24).line(2, -14).curve(-8, -40, 20, -56, 36, -42).line(18, -26).line(
          26, -18
        )
        .line(42, -36).curve(56, -20, 40, 8, 14, -2).line(-24, 36).curve(-34, 44, -46, 34, -36, 24)
        .closed)
    case "eye":
      g.body(
        Path.start(-58, 0).curve(-40, -24, -22, -36, 0, -36).curve(22, -36, 40, -24, 58, 0)
          .curve(40, 24, 22, 36, 0, 36).curve(-22, 36, -40, 24, -58, 0).closed)
      g.detail(.circle(0, 0, 17))
    case "eyeglasses":
      g.line(
        .circle(-28, 6, 20), .circle(28, 6, 20), .arc(0, 4, 9, 200, 340), .lines(-48, 0, -54, -14),
        .lines(48, 0, 54, -14))
    case "pin":
      g.body(pin)
      g.line(.lines(0, 14, 0, 50))
    default: return false
    }
    return true
  }

  /// Draws documents, folders and books.
  private static func drawDocuments(_ name: String, _ g: inout SymbolGlyph) -> Bool {
    switch name {
    case "doc": g = document
    case "doc.text", "doc.plaintext":
      g = document
      g.detail(.lines(-18, 6, 18, 6), .lines(-18, 24, 18, 24), width: 0.9, limit: 10)
    case "doc.richtext":
      g = document
      g.detail(
        .box(-18, 0, 14, 14, 2), .lines(6, 2, 18, 2), .lines(6, 13, 18, 13),
        .lines(-18, 28, 18, 28), width: 0.85)
    case "doc.on.doc":
      let page = document.placed(scale: 0.78)
      g.add(page.placed(x: 20, y: -14).behind)
      g.addInFront(page.placed(x: -16, y: 14))
    case "doc.on.clipboard", "clipboard", "list.clipboard":
      g.body(.box(-44, -42, 68, 86, 12), level: 1)
      g.addInFront(SymbolGlyph.drawing { $0.line(.box(-26, -52, 32, 18, 7)) })
      if name == "doc.on.clipboard" { g.addInFront(document.placed(scale: 0.68, x: 22, y: 18)) }
      if name == "list.clipboard" {
        g.detail(
          .lines(-28, -12, 8, -12), .lines(-28, 6, 8, 6), .lines(-28, 24, 8, 24), width: 0.85)
      }
    case "doc.text.magnifyingglass":
      g = document
      g.detail(.lines(-18, -2, 10, -2), .lines(-18, 16, -6, 16), width: 0.9)
      g.addInFront(
        SymbolGlyph.drawing { $0.line(.circle(20, 24, 17), .lines(33, 37, 46, 50)) })
    case "folder":
      g.body(
        Path.start(-56, -28).curve(-56, -36, -52, -41, -44, -41).line(-22, -41)
          .curve(-16, -41, -13, -39, -10, -36).line(-6, -32).line(44, -32)
          .curve(52, -32, 56, -28, 56, -20).line(56, 28).curve(56, 36, 52, 41, 44, 41)
          .line(-44, 41).curve(-52, 41, -56, 36, -56, 28).closed)
      g.detail(.lines(-55, -13, 55, -13))
    case "book":
      g.body(
        Path.start(0, 34).curve(-14, 24, -36, 24, -50, 30).curve(-54, 32, -57, 30, -57, 25)
          .line(-57, -26).curve(-57, -30, -56, -33, -52, -35).curve(-36, -42, -14, -40, 0, -28)
          .curve(14, -40, 36, -42, 52, -35).curve(56, -33, 57, -30, 57, -26).line(57, 25)
          .curve(57, 30, 54, 32, 50, 30).curve(36, 24, 14, 24, 0, 34).closed)
      g.detail(.lines(0, -27, 0, 32))
    case "book.closed":
      g.body(.box(-34, -48, 68, 96, 12))
      g.detail(.lines(-32, 26, 33, 26), .lines(-18, -47, -18, 24))
    case "books.vertical":
      g.body(.box(-54, -44, 22, 90, 5), .box(-21, -34, 20, 80, 5))
      g.body(Path.box(-12, -42, 24, 86, 5).turned(-13, x: 33, y: 1))
      g.detail(.lines(-53, 26, -33, 26), .lines(-53, -24, -33, -24), .lines(-20, -14, -2, -14))
      g.detail(
        Path.lines(-11, 24, 11, 24).turned(-13, x: 33, y: 1),
        Path.lines(-11, -22, 11, -22).turned(-13, x: 33, y: 1))
    case "newspaper":
      g.body(.box(-50, -42, 84, 84, 10))
      g.line(Path.start(36, -22).line(50, -22).line(50, 28).curve(50, 44, 34, 44, 34, 28))
      g.detail(
        .box(-34, -24, 22, 22, 3), .lines(2, -22, 18, -22), .lines(2, -5, 18, -5),
        .lines(-34, 14, 18, 14), .lines(-34, 29, 18, 29), width: 0.85)
    case "terminal":
      g.body(.box(-54, -40, 108, 80, 14))
      g.detail(.lines(-34, -18, -18, -4, -34, 10), .lines(-8, 12, 16, 12))
    case "curlybraces":
      for turn in [0.0, 180] {
        g.line(
          Path.start(-22, -42).curve(-38, -42, -34, -26, -34, -16).curve(-34, -6, -38, 0, -46, 0)
            .curve(-38, 0, -34, 6, -34, 16).curve(-34, 26, -38, 42, -22, 42).turned(turn))
      }
    default: return false
    }
    return true
  }

  private static var document: SymbolGlyph {
    .drawing { g in
      g.body(.polygon(rounding: 9, -36, -50, 8, -50, 36, -22, 36, 50, -36, 50))
      g.detail(.lines(rounding: 7, 6, -48, 6, -20, 35, -20))
    }
  }

  private static var pencil: Path {
    Path.polygon(rounding: 4, -46, 46, -38, 24, 28, -42, 42, -28, -24, 38)
  }

  private static var keyOutline: Path {
    let shaft = Path.polygon(
      rounding: 2, 4, -7, -38, 35, -38, 47, -22, 47, -22, 36, -12, 36, -12, 26, -4, 26, 14, 8)
    return Path.circle(18, -18, 27).union(shaft)
  }

  private static var pin: Path {
    Path.start(-19, -48).line(19, -48).curve(24, -48, 24, -40, 19, -38).line(15, -36).line(18, -12)
      .curve(28, -6, 32, 2, 32, 12).curve(32, 15, 30, 17, 27, 17).line(-27, 17)
      .curve(-30, 17, -32, 15, -32, 12).curve(-32, 2, -28, -6, -18, -12).line(-15, -36)
      .line(-19, -38).curve(-24, -40, -24, -48, -19, -48).closed
  }
}
