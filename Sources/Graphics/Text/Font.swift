public import Foundation

/// A font, specified by a text style, a size or a family, with weight, design, slant and digit width.
public struct Font: Hashable, Sendable {
  /// A role of text, such as a title or a caption, with a font size for each Dynamic Type size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The style of the largest titles: 34 points at the default Dynamic Type size.
    case largeTitle
    /// The style of first-level titles: 28 points at the default Dynamic Type size.
    case title
    /// The style of second-level titles: 22 points at the default Dynamic Type size.
    case title2
    /// The style of third-level titles: 20 points at the default Dynamic Type size.
    case title3
    /// The style of headings: semibold, 17 points at the default Dynamic Type size.
    case headline
    /// The style of subheadings: 15 points at the default Dynamic Type size.
    case subheadline
    /// The style of body text: 17 points at the default Dynamic Type size.
    case body
    /// The style of callouts: 16 points at the default Dynamic Type size.
    case callout
    /// The style of footnotes: 13 points at the default Dynamic Type size.
    case footnote
    /// The style of captions: 12 points at the default Dynamic Type size.
    case caption
    /// The style of small captions: 11 points at the default Dynamic Type size.
    case caption2
  }

  /// A font weight, on the OpenType scale from 100 to 900.
  ///
  /// Inter has all weights. Noto fonts are bold for weights of 600 and more, and regular for all others.
  public struct Weight: Hashable, Sendable {
    package var value: Int

    /// The ultra-light weight, 100, which is the lightest.
    public static let ultraLight = Weight(value: 100)
    /// The thin weight, 200.
    public static let thin = Weight(value: 200)
    /// The light weight, 300.
    public static let light = Weight(value: 300)
    /// The regular weight, 400, which is the default, except for `TextStyle.headline`.
    public static let regular = Weight(value: 400)
    /// The medium weight, 500.
    public static let medium = Weight(value: 500)
    /// The semibold weight, 600, which is the default for `TextStyle.headline`.
    public static let semibold = Weight(value: 600)
    /// The bold weight, 700.
    public static let bold = Weight(value: 700)
    /// The heavy weight, 800.
    public static let heavy = Weight(value: 800)
    /// The black weight, 900, which is the heaviest.
    public static let black = Weight(value: 900)

    package init(value: Int) { self.value = value }
  }

  /// A typeface design of the system font.
  public enum Design: Hashable, Sendable {
    /// The sans-serif design, drawn with Inter.
    case `default`
    /// The serif design, drawn with Noto Serif, or with Inter if that is not installed.
    case serif
    /// The rounded design, drawn like `default`, because Inter has no rounded letterforms.
    case rounded
    /// The monospaced design, drawn with Noto Sans Mono or, if it is not installed, Noto Sans CJK or Inter.
    case monospaced
  }

  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case named(String, size: CGFloat, style: TextStyle?)
  }

  package var base: Base
  package var weight: Weight?
  package var design: Design = .default
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var leading = Leading.standard
  package var caps: SmallCaps = []
  /// The factor of the size.
  package var scale: CGFloat = 1

  package init(base: Base) { self.base = base }

  /// Returns the system font at a fixed size, independent of Dynamic Type.
  ///
  /// - Parameters:
  ///   - size: The size in points; text of a size that is not positive and finite is not drawn.
  ///   - weight: The weight; `nil`, the default, for regular.
  ///   - design: The design; `nil`, the default, for `Design.default`.
  /// - Returns: The system font with these attributes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(base: .size(size))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns the system font at the size of a text style, which depends on Dynamic Type.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design; `nil`, the default, for `Design.default`.
  ///   - weight: The weight; `nil`, the default, for that of the style: semibold for `.headline`, and
  ///     regular for all other styles.
  /// - Returns: The system font with these attributes.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(base: .style(style))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// The system font of the text style `TextStyle.largeTitle`.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The system font of the text style `TextStyle.title`.
  public static let title = Font(base: .style(.title))
  /// The system font of the text style `TextStyle.title2`.
  public static let title2 = Font(base: .style(.title2))
  /// The system font of the text style `TextStyle.title3`.
  public static let title3 = Font(base: .style(.title3))
  /// The system font of the text style `TextStyle.headline`.
  public static let headline = Font(base: .style(.headline))
  /// The system font of the text style `TextStyle.subheadline`.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The system font of the text style `TextStyle.body`.
  public static let body = Font(base: .style(.body))
  /// The system font of the text style `TextStyle.callout`.
  public static let callout = Font(base: .style(.callout))
  /// The system font of the text style `TextStyle.footnote`.
  public static let footnote = Font(base: .style(.footnote))
  /// The system font of the text style `TextStyle.caption`.
  public static let caption = Font(base: .style(.caption))
  /// The system font of the text style `TextStyle.caption2`.
  public static let caption2 = Font(base: .style(.caption2))

  /// Returns the font with another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// Returns the font with the weight `Weight.bold`.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in the monospaced design; a named family remains unchanged.
  public func monospaced() -> Font {
    var copy = self
    copy.design = .monospaced
    return copy
  }

  /// Returns the font in italics, which are synthesised if the family has none.
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }

  /// Returns the font with digits of equal widths, so that columns of numbers align.
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasMonospacedDigits = true
    return copy
  }

  /// Returns the font with its size multiplied by a factor.
  ///
  /// - Parameter factor: The factor; text is not drawn with a factor that is not positive and finite.
  /// - Returns: The font.
  public func scaled(by factor: CGFloat) -> Font {
    var copy = self
    copy.scale *= factor
    return copy
  }

  /// Returns the font with a fixed size, independent of Dynamic Type; factors of `scaled(by:)` before it have no
  /// effect.
  ///
  /// - Parameter size: The size, in points; text is not drawn in a size that is not positive and finite.
  /// - Returns: The font.
  public func pointSize(_ size: CGFloat) -> Font {
    var copy = self
    copy.scale = 1
    if case .named(let name, _, _) = base {
      copy.base = .named(name, size: size, style: nil)
    } else {
      if base == .style(.headline), weight == nil { copy.weight = .semibold }
      copy.base = .size(size)
    }
    return copy
  }

  /// Returns the parameters of the font at a Dynamic Type size.
  ///
  /// A size that is not positive and finite becomes 0, and text of size 0 is not drawn.
  package func resolve(in dynamicTypeSize: DynamicTypeSize) -> ResolvedFont {
    let family: String?
    let size: CGFloat
    switch base {
    case .style(let style): (family, size) = (nil, dynamicTypeSize.fontSize(for: style))
    case .size(let points): (family, size) = (nil, points)
    case .named(let name, let points, let style):
      let scale = style.map {
        dynamicTypeSize.fontSize(for: $0) / DynamicTypeSize.large.fontSize(for: $0)
      }
      (family, size) = (name, points * (scale ?? 1))
    }
    let points = size * scale
    let usual: Weight = base == .style(.headline) ? .semibold : .regular
    var resolved = ResolvedFont(
      family: family, design: design, size: points.isFinite ? max(points, 0) : 0,
      weight: weight ?? usual, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
    resolved.leading = leading
    return resolved
  }
}
