public import Foundation
import Graphics

extension ShapeStyle {
  /// Returns the style with its unit coordinates in a rectangle, in points, instead of in the frame that is drawn.
  ///
  /// Thereby several shapes can have parts of one gradient. The origin of the coordinates is the top left corner of the
  /// view that is drawn. Colours are unchanged.
  ///
  /// - Parameter rect: The rectangle from the unit point (0, 0) to (1, 1).
  /// - Returns: The style in the rectangle.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { PlacedShapeStyle(base: self, place: rect) }
}

private struct PlacedShapeStyle: BasicShapeStyle {
  let base: any ShapeStyle
  let place: CGRect

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.resolvedPaint(in: environment).placed(in: place)
  }
}
