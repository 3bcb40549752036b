public import Foundation

/// A font, given by a text style or a size, with weight, design and digit width.
public struct Font: Hashable, Sendable {
  /// A role of text, with a font size for each Dynamic Type size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// The largest titles.
    case largeTitle
    /// First-level titles.
    case title
    /// Second-level titles.
    case title2
    /// Third-level titles.
    case title3
    /// Headings; semibold by default.
    case headline
    /// Subheadings.
    case subheadline
    /// Body text; the default.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// A font weight, in the OpenType range 100...900.
  public struct Weight: Hashable, Sendable {
    package var value: Int

    /// Weight 100.
    public static let ultraLight = Weight(value: 100)
    /// Weight 200.
    public static let thin = Weight(value: 200)
    /// Weight 300.
    public static let light = Weight(value: 300)
    /// Weight 400, the default.
    public static let regular = Weight(value: 400)
    /// Weight 500.
    public static let medium = Weight(value: 500)
    /// Weight 600.
    public static let semibold = Weight(value: 600)
    /// Weight 700.
    public static let bold = Weight(value: 700)
    /// Weight 800.
    public static let heavy = Weight(value: 800)
    /// Weight 900.
    public static let black = Weight(value: 900)

    package init(value: Int) { self.value = value }
  }

  /// A design of letterforms.
  public enum Design: String, Hashable, Sendable {
    /// The sans-serif system font, Inter.
    case `default`
    /// A serif font, Noto Serif.
    case serif
    /// The same as `default`, because Inter has no rounded design.
    case rounded
    /// A monospaced font, Noto Sans Mono.
    case monospaced
  }

  package enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case named(String, size: CGFloat)
  }

  package var base: Base
  package var weight: Weight?
  package var design: Design = .default
  package var isItalic = false
  package var hasMonospacedDigits = false

  package init(base: Base) { self.base = base }

  /// Returns the system font of a fixed size, in points, independent of Dynamic Type.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(base: .size(size))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns the system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(base: .style(style))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns a font of a family, with a size in points.
  ///
  /// If the family is not installed, the system font is used.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .named(name, size: size))
  }

  /// The font of `TextStyle.largeTitle`.
  public static let largeTitle = Font(base: .style(.largeTitle))
  /// The font of `TextStyle.title`.
  public static let title = Font(base: .style(.title))
  /// The font of `TextStyle.title2`.
  public static let title2 = Font(base: .style(.title2))
  /// The font of `TextStyle.title3`.
  public static let title3 = Font(base: .style(.title3))
  /// The font of `TextStyle.headline`.
  public static let headline = Font(base: .style(.headline))
  /// The font of `TextStyle.subheadline`.
  public static let subheadline = Font(base: .style(.subheadline))
  /// The font of `TextStyle.body`.
  public static let body = Font(base: .style(.body))
  /// The font of `TextStyle.callout`.
  public static let callout = Font(base: .style(.callout))
  /// The font of `TextStyle.footnote`.
  public static let footnote = Font(base: .style(.footnote))
  /// The font of `TextStyle.caption`.
  public static let caption = Font(base: .style(.caption))
  /// The font of `TextStyle.caption2`.
  public static let caption2 = Font(base: .style(.caption2))

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
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

  /// Returns the font with the size for a Dynamic Type size.
  ///
  /// A size that is not positive and finite counts as 0: such text has no size and is not drawn.
  public func resolve(in dynamicTypeSize: DynamicTypeSize) -> Resolved {
    let family: String?
    let size: CGFloat
    switch base {
    case .style(let style): (family, size) = (nil, dynamicTypeSize.fontSize(for: style))
    case .size(let points): (family, size) = (nil, points)
    case .named(let name, let points): (family, size) = (name, points)
    }
    let usual: Weight = base == .style(.headline) ? .semibold : .regular
    return Resolved(
      family: family, design: design, size: size.isFinite ? max(size, 0) : 0,
      weight: weight ?? usual, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// A font with all parameters that text shaping needs.
  public struct Resolved: Hashable, Sendable {
    /// The name of the family, or `nil` for the system family of `design`.
    public var family: String?
    /// The design of letterforms.
    public var design: Design
    /// The size in points.
    public var size: CGFloat
    /// The weight.
    public var weight: Weight
    /// Whether the font is italic.
    public var isItalic: Bool
    /// Whether all digits have equal widths.
    public var hasMonospacedDigits: Bool

    package init(
      family: String? = nil, design: Design = .default, size: CGFloat, weight: Weight = .regular,
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
}
