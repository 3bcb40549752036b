public import ChartroomUI
public import Foundation
public import Graphics

/// A type-erased symbol shape.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let base: any ChartSymbolShape

  /// Creates a type-erased shape.
  public nonisolated init<Symbol: ChartSymbolShape>(_ shape: Symbol) {
    base = (shape as? AnyChartSymbolShape)?.base ?? shape
  }

  /// The rectangle, around the centre of the symbol, in which the symbol looks as large as a square of 1 × 1.
  public nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  /// Returns the outline of the symbol in `rect`.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
