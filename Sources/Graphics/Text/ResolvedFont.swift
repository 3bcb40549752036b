public import Foundation

/// A font with all the parameters that text shaping requires.
public struct ResolvedFont: Hashable, Sendable {
  /// The name of the family; `nil` for the system family of `design`.
  public var family: String?
  /// The typeface design, which applies if `family` is `nil` or is not found.
  public var design: Font.Design
  /// The size in points; text of size 0 is not drawn.
  public var size: CGFloat
  /// The weight.
  ///
  /// Unless one was specified, it is `.semibold` for `TextStyle.headline` and `.regular` otherwise.
  public var weight: Font.Weight
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all digits have equal widths.
  public var hasMonospacedDigits: Bool
  /// The distance between the lines.
  public var leading = Font.Leading.standard

  package init(
    family: String? = nil, design: Font.Design = .default, size: CGFloat,
    weight: Font.Weight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
