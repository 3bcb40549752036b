public import Foundation
public import Graphics

extension Font {
  /// The parameters for resolving a font.
  public struct Context: Hashable, Sendable {
    fileprivate let dynamicTypeSize: DynamicTypeSize
  }

  /// A font with all of its parameters.
  public struct Resolved: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight.
    public let weight: Weight
    /// The distance between lines.
    public let leading: Leading
    /// Whether letters are slanted.
    public let isItalic: Bool
    /// Whether the weight is bold or more.
    public let isBold: Bool
    /// Whether all letters have the same width.
    public let isMonospaced: Bool
  }

  /// Returns the parameters of the font in an environment.
  ///
  /// - Parameter context: The value of `EnvironmentValues.fontResolutionContext`.
  /// - Returns: The parameters.
  public func resolve(in context: Context) -> Resolved {
    let font = resolve(in: context.dynamicTypeSize)
    return Resolved(
      pointSize: font.size, weight: font.weight, leading: font.leading, isItalic: font.isItalic,
      isBold: font.weight.value >= Weight.bold.value, isMonospaced: font.design == .monospaced)
  }
}

extension EnvironmentValues {
  /// The parameters for resolving fonts.
  public var fontResolutionContext: Font.Context {
    Font.Context(dynamicTypeSize: dynamicTypeSize)
  }
}
