public import ChartroomUI
public import Foundation
public import Graphics

/// The shape of the symbol of a point.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The rectangle, around the centre of the symbol, in which the symbol looks as large as a square of 1 × 1.
  var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
  /// Returns a hollow symbol: a line along the inside of the outline.
  ///
  /// - Parameter lineWidth: The width of the line, in points; 1 by default.
  /// - Returns: The symbol.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a hollow symbol: a line along the inside of the outline.
  ///
  /// - Parameter style: The style of the line, such as its width and its dashes.
  /// - Returns: The symbol.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: self, stroke: style)
  }
}

extension Circle: ChartSymbolShape {
  /// The rectangle in which the circle has the area of a square of 1 × 1.
  public nonisolated var perceptualUnitRect: CGRect {
    BasicChartSymbolShape(kind: .circle).perceptualUnitRect
  }
}

/// A built-in symbol shape.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, CaseIterable {
    case circle
    case square
    case triangle
    case diamond
    case pentagon
    case plus
    case cross
    case asterisk
  }

  let kind: Kind

  /// The rectangle, around the centre of the symbol, in which the symbol looks as large as a square of 1 × 1.
  public nonisolated var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      // The area of the circle is 1.
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .square: 1
      case .triangle: 1.3
      case .diamond: CGFloat(2).squareRoot()
      case .pentagon: 1.2
      case .plus, .cross, .asterisk: 1.2
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  /// Returns the outline of the symbol in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func polygon(_ points: [CGPoint]) -> Path {
      Path {
        $0.addLines(points)
        $0.closeSubpath()
      }
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon([at(0.5, 0.067), at(1, 0.933), at(0, 0.933)])
    case .diamond: return polygon([at(0.5, 0), at(1, 0.5), at(0.5, 1), at(0, 0.5)])
    case .pentagon:
      return polygon(
        (0..<5).map { corner in
          let angle = 2 * CGFloat.pi * CGFloat(corner) / 5
          return at(0.5 + sin(angle) / 2, 0.5 - cos(angle) / 2)
        })
    case .plus: return Self.star(arms: 4, turn: 0, in: rect)
    case .cross: return Self.star(arms: 4, turn: .pi / 4, in: rect)
    case .asterisk: return Self.star(arms: 6, turn: 0, in: rect)
    }
  }

  /// Returns arms that go out from the centre, each a quarter as wide as the symbol.
  private nonisolated static func star(arms: Int, turn: CGFloat, in rect: CGRect) -> Path {
    let half = 0.125
    // The corners between two arms are where their edges meet.
    let inner = half / sin(.pi / CGFloat(arms))
    let points = (0..<arms).flatMap { arm -> [CGPoint] in
      let angle = turn + 2 * CGFloat.pi * CGFloat(arm) / CGFloat(arms)
      let corner = angle + .pi / CGFloat(arms)
      let (x, y) = (sin(angle), -cos(angle))
      return [
        CGPoint(x: x / 2 + y * half, y: y / 2 - x * half),
        CGPoint(x: x / 2 - y * half, y: y / 2 + x * half),
        CGPoint(x: sin(corner) * inner, y: -cos(corner) * inner),
      ]
    }
    return Path {
      $0.addLines(
        points.map {
          CGPoint(x: rect.midX + $0.x * rect.width, y: rect.midY + $0.y * rect.height)
        })
      $0.closeSubpath()
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle that points up.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square rotated by 45°.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A regular pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// An upright cross.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A diagonal cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A star with six arms.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}
