import ChartroomUI
import Foundation
import Graphics

/// The size of the symbol of a point.
enum MarkSymbolSize: Hashable {
  /// The area, in square points.
  case area(CGFloat)
  /// The box of the symbol, in points.
  case box(CGSize)

  /// The area of a symbol whose size is not set, in square points.
  static let usualArea: CGFloat = 50
  static let usual = MarkSymbolSize.area(usualArea)

  /// Returns the box of a symbol, around the origin.
  func rect(for shape: any ChartSymbolShape) -> CGRect {
    switch self {
    case .box(let size):
      return CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    case .area(let area):
      let (unit, side) = (shape.perceptualUnitRect, max(area, 0).squareRoot())
      // The place of the unit rectangle has no effect, so that a symbol is at its data point.
      return CGRect(
        x: -unit.width * side / 2, y: -unit.height * side / 2, width: unit.width * side,
        height: unit.height * side)
    }
  }
}

/// A shape of symbols that is compared by its value.
struct MarkSymbol: Equatable {
  let shape: any ChartSymbolShape

  /// A filled circle.
  static let usual = MarkSymbol(BasicChartSymbolShape(kind: .circle))
  /// Nothing, in place of a symbol that is a view.
  static let hidden = MarkSymbol(HiddenSymbolShape())

  init(_ shape: any ChartSymbolShape) {
    self.shape = (shape as? AnyChartSymbolShape)?.base ?? shape
  }

  static func == (left: MarkSymbol, right: MarkSymbol) -> Bool {
    func isEqual<Shape: Equatable>(_ shape: Shape) -> Bool { right.shape as? Shape == shape }
    if let shape = left.shape as? any Equatable { return isEqual(shape) }
    // Shapes without properties are equal if their types are.
    func size<Shape>(_ shape: Shape) -> Int { MemoryLayout<Shape>.size }
    return type(of: left.shape) == type(of: right.shape) && size(left.shape) == 0
  }

  /// Draws the symbol at some points.
  ///
  /// - Parameters:
  ///   - marks: The points with their paints and with the factors of the size.
  ///   - rect: The box of a symbol with a scale of 1, around the origin.
  ///   - list: The list to which to append the symbols.
  func draw(_ marks: [PaintedMarks.Mark], in rect: CGRect, into list: inout DrawList) {
    // Only built-in shapes are known to be similar at all sizes.
    let isScalable = shape is BasicChartSymbolShape || marks.allSatisfy { $0.scale == 1 }
    if isScalable, !(shape is any StrokedSymbol) {
      return list.append(.paintedMarks(PaintedMarks(shape.path(in: rect), marks: marks)))
    }
    for mark in marks where mark.position.x.isFinite && mark.position.y.isFinite && mark.scale > 0 {
      let frame = CGRect(
        x: rect.minX * mark.scale, y: rect.minY * mark.scale, width: rect.width * mark.scale,
        height: rect.height * mark.scale)
      draw(in: frame.offsetBy(dx: mark.position.x, dy: mark.position.y), mark.paint, into: &list)
    }
  }

  /// Draws the symbol at many points with one paint.
  ///
  /// - Returns: Whether the symbol could be drawn so: a stroked one cannot.
  func append(
    at points: [CGPoint], in rect: CGRect, _ paint: Paint, to list: inout DrawList
  ) -> Bool {
    guard !(shape is any StrokedSymbol), rect.width > 0, rect.height > 0 else { return false }
    list.append(.marks(Marks(shape.path(in: rect), at: points), paint))
    return true
  }

  /// Draws the symbol once, in a box.
  func draw(in rect: CGRect, _ paint: Paint, into list: inout DrawList) {
    guard let stroked = shape as? any StrokedSymbol else {
      return list.append(.fill(shape.path(in: rect), FillStyle(), paint))
    }
    guard stroked.stroke.lineWidth > 0 else { return }
    list.append(.stroke(stroked.line(in: rect), stroked.stroke, paint))
  }
}

/// A symbol that is a line, which a chart strokes.
protocol StrokedSymbol {
  var stroke: StrokeStyle { get }
  /// Returns the middle of the line.
  func line(in rect: CGRect) -> Path
}

/// The outline of a symbol, with a line inside of it.
struct StrokedSymbolShape<Base: ChartSymbolShape>: ChartSymbolShape, StrokedSymbol {
  let base: Base
  let stroke: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated func line(in rect: CGRect) -> Path {
    let inset = max(0, min(stroke.lineWidth, rect.width, rect.height) / 2)
    return base.path(in: rect.insetBy(dx: inset, dy: inset))
  }

  /// Returns the outline of the line, for views: an app's `Circle().strokeBorder(lineWidth: 4)` is a symbol where
  /// Swift Charts is imported.
  nonisolated func path(in rect: CGRect) -> Path {
    stroke.lineWidth > 0 ? line(in: rect).strokedPath(stroke) : Path()
  }
}

extension StrokedSymbolShape: Equatable {
  nonisolated static func == (left: Self, right: Self) -> Bool {
    left.stroke == right.stroke && MarkSymbol(left.base) == MarkSymbol(right.base)
  }
}

/// A symbol that draws nothing.
private struct HiddenSymbolShape: ChartSymbolShape {
  nonisolated var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: -0.5, width: 1, height: 1) }

  nonisolated func path(in rect: CGRect) -> Path { Path() }
}
