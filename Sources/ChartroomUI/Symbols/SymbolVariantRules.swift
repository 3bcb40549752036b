import Foundation
import Graphics

// The variants of symbols, which are composed and not drawn one by one.
extension SymbolGlyph {
  var filled: SymbolGlyph {
    var copy = self
    copy.isFilled = true
    return copy
  }

  /// The glyph with a diagonal bar from the upper left to the lower right.
  var slashed: SymbolGlyph {
    var copy = behind
    let bounds = bounds
    let reach = min(max(max(bounds.width, bounds.height) / 2, 34), 42)
    let bar = Path.lines(
      bounds.midX - reach, bounds.midY - reach, bounds.midX + reach, bounds.midY + reach)
    copy.clearLine(bar)
    copy.line(bar)
    return copy
  }

  /// The glyph with a disc at its upper right corner.
  var dotted: SymbolGlyph {
    var copy = behind
    let bounds = bounds
    let disc = Path.circle(bounds.maxX - 12, bounds.minY + 14, 14.1)
    copy.clear(disc, gap: true)
    copy.area(disc)
    return copy
  }

  /// The glyph with a disc at its lower right corner that contains another glyph.
  func badged(with mark: SymbolGlyph) -> SymbolGlyph {
    var copy = behind
    let bounds = bounds
    let center = CGPoint(x: bounds.maxX - 6, y: bounds.maxY - 8)
    let disc = Path.circle(center.x, center.y, 20.1)
    copy.clear(disc)
    copy.area(disc)
    for part in mark.filled.fitted(into: 19, x: center.x, y: center.y).parts {
      var part = part
      part.role = .hole
      part.width = min(part.width, 0.85)
      part.limit = 8
      copy.parts.append(part)
    }
    return copy
  }

  /// The glyph inside of an outline, smaller and with its bodies filled, because outlines would be too fine.
  func enclosed(in enclosure: SymbolEnclosure) -> SymbolGlyph {
    var result = SymbolGlyph()
    result.body(enclosure.outline, level: 1)
    let inner = fitted(
      into: enclosure.side, x: enclosure.center.x, y: enclosure.center.y, atMost: enclosure.scale)
    for part in inner.parts {
      var part = part
      switch part.role {
      case .ink: part.role = .detail
      case .body:
        part.extent = .areaAndStroke
        part.role = .detail
      case .detail where !hasBody: break
      case .window:
        part.extent = .areaAndStroke
        part.role = .counter
      case .detail, .hole, .counter: part.role = .counter
      }
      part.level = part.role == .counter ? 1 : 0
      part.limit = min(part.limit, enclosedLimit)
      result.parts.append(part)
    }
    return result
  }
}

/// An outline around another symbol, such as that of `plus.circle`.
enum SymbolEnclosure: String, CaseIterable {
  case circle, square, rectangle, capsule, triangle, diamond, hexagon, octagon, shield, seal, bubble
  case viewfinder, app, icloud, message

  var outline: Path {
    switch self {
    case .circle: .circle(0, 0, 46)
    case .square: .box(-42, -42, 84, 84, 19)
    case .rectangle: .box(-56, -41, 112, 82, 17)
    case .capsule: .box(-60, -36, 120, 72, 36)
    case .triangle: .polygon(rounding: 12, 0, -50, 56, 46, -56, 46)
    case .diamond: .polygon(rounding: 12, 0, -58, 58, 0, 0, 58, -58, 0)
    case .hexagon: .polygon(rounding: 9, 0, -52, 45, -26, 45, 26, 0, 52, -45, 26, -45, -26)
    case .octagon:
      .polygon(rounding: 8, -19, -46, 19, -46, 46, -19, 46, 19, 19, 46, -19, 46, -46, 19, -46, -19)
    case .shield:
      Path.start(0, -54).curve(10, -46, 26, -40, 40, -39).line(40, 0)
        .curve(40, 24, 24, 42, 0, 54).curve(-24, 42, -40, 24, -40, 0).line(-40, -39)
        .curve(-26, -40, -10, -46, 0, -54).closed
    case .seal: .scalloped(bumps: 10, inner: 44, outer: 52)
    case .bubble:
      Path.speechBubble
    case .viewfinder: Path.viewfinder
    case .app: .box(-44, -44, 88, 88, 24)
    case .icloud: SymbolNames.cloud.applying(CGAffineTransform(scaleX: 1.08, y: 1.08))
    case .message: .messageBubble
    }
  }

  /// The centre of the enclosed symbol.
  var center: CGPoint {
    switch self {
    case .triangle: CGPoint(x: 0, y: 11)
    case .shield: CGPoint(x: 0, y: -4)
    case .bubble: CGPoint(x: 0, y: -8)
    case .icloud: CGPoint(x: 0, y: 6)
    case .message: CGPoint(x: 0, y: -4)
    default: .zero
    }
  }

  /// The side of the square into which the symbol must fit.
  var side: CGFloat {
    switch self {
    case .circle: 43
    case .square, .octagon, .app: 46
    case .icloud: 36
    case .rectangle: 50
    case .capsule: 40
    case .triangle: 38
    case .diamond, .hexagon, .seal: 40
    case .shield: 44
    case .bubble, .message: 40
    case .viewfinder: 62
    }
  }

  /// The largest scale of the symbol.
  var scale: CGFloat { self == .viewfinder ? 0.8 : 0.62 }
}
