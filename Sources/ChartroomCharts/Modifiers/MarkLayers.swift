public import ChartroomUI
public import Foundation
public import Graphics

nonisolated extension ChartContent {
  /// Draws a shadow behind marks.
  ///
  /// Consecutive marks with equal settings cast one shadow, which does not fall on the marks themselves.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow; black with an opacity of 0.33 by default.
  ///   - radius: The radius of the blur, in points, which is twice its standard deviation.
  ///   - x: The horizontal offset of the shadow, in points, positive to the right; 0 by default.
  ///   - y: The vertical offset of the shadow, in points, positive downwards; 0 by default.
  /// - Returns: The marks with their shadow.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    ModifiedMarks(
      content: self,
      change: .effects { environment, effects in
        effects.filters.append(
          .shadow(
            color: color.resolve(in: environment), radius: max(radius, 0),
            offset: CGPoint(x: x, y: y)))
      })
  }

  /// Blurs marks.
  ///
  /// Consecutive marks with equal settings are blurred together.
  ///
  /// - Parameter radius: The standard deviation of the Gaussian blur, in points; without an effect if it is not
  ///   positive.
  /// - Returns: The blurred marks.
  public func blur(radius: CGFloat) -> some ChartContent {
    ModifiedMarks(content: self, change: .effects { $1.filters.append(.blur(radius: radius)) })
  }

  /// Clips each mark to a shape in its frame.
  ///
  /// The frame of a point is the box of its symbol, and that of a rule has the width of its line.
  ///
  /// - Parameters:
  ///   - shape: The shape, such as `Capsule()` for bars with round ends.
  ///   - style: The fill rule and the antialiasing of the shape.
  /// - Returns: The clipped marks.
  public func clipShape<Clip: Shape>(
    _ shape: Clip, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    ModifiedMarks(
      content: self,
      change: .effects { $1.clip = MarkEffects.Clip(shape: shape, style: style) })
  }

  /// Masks marks with the opacity of other marks.
  ///
  /// Automatic domains of the scales include the values of the mask.
  ///
  /// - Parameter content: The marks of the mask.
  /// - Returns: The masked marks.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent {
    ModifiedMarks(content: self, change: .mask(content()))
  }

  /// Draws marks in one layer, so that subsequent modifiers for opacity and shadows apply to the layer as a whole.
  public func compositingLayer() -> some ChartContent {
    ModifiedMarks(content: self, change: .layer(style: nil))
  }

  /// Draws marks in one layer, to which view modifiers apply.
  ///
  /// The layer has the frame of the plot. Subsequent modifiers for opacity and shadows apply to the modified layer as a
  /// whole.
  ///
  /// - Note: Annotations and views as symbols are not part of the layer. If the number of such layers changes, the
  ///   marks between them change without an animation.
  /// - Parameter style: A closure that modifies a placeholder for the layer.
  /// - Returns: The marks in their layer.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    let placeholder = PlaceholderContentView<Self>(content: AnyView(MarkLayerContent()))
    return ModifiedMarks(content: self, change: .layer(style: AnyView(style(placeholder))))
  }
}
