public import Graphics

/// A property wrapper for a length that scales with the environment's Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let unscaled: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// Creates a metric that scales like the font size of a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value at the Dynamic Type size `.large`.
  ///   - textStyle: The text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    unscaled = wrappedValue
    style = textStyle
  }

  /// Creates a metric that scales like the font size of `TextStyle.body`.
  ///
  /// - Parameter wrappedValue: The value at the Dynamic Type size `.large`.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value, multiplied by the ratio of the style's font size to its size at `.large`; it is not rounded.
  public var wrappedValue: Value {
    let usual = DynamicTypeSize.large
    guard dynamicTypeSize != usual else { return unscaled }
    return unscaled * Value(dynamicTypeSize.fontSize(for: style))
      / Value(usual.fontSize(for: style))
  }
}
