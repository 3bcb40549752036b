public import Foundation
public import Graphics

/// A font of UIKit, for sources that create fonts by `Font(UIFont.…)`.
///
/// Its sizes are those of the default Dynamic Type size.
///
/// - Note: Unlike in UIKit, there are no descriptors, and the metrics of all fonts are those of Inter.
open class UIFont: @unchecked Sendable {
  // All stored properties are constants, so that the class is safe to share; subclasses are of the app.
  package let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  /// Creates a font from one of the system.
  package init(_ font: Font, size: CGFloat) {
    self.font = font
    pointSize = size
  }

  /// The greatest height of characters above the baseline, in points.
  open var ascender: CGFloat { pointSize * 2728 / 2816 }
  /// The greatest height of characters below the baseline, in points, which is negative.
  open var descender: CGFloat { -pointSize * 680 / 2816 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { ascender - descender }
  /// The space between lines, in points, which is 0.
  open var leading: CGFloat { 0 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 2048 / 2816 }
  /// The height of the letter x, in points.
  open var xHeight: CGFloat { pointSize * 1536 / 2816 }

  /// Creates a font of a named family; see `Font.custom(_:size:)`.
  ///
  /// - Note: Unlike in UIKit, the result is never `nil`: the system font replaces a missing family.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, fixedSize: fontSize), size: fontSize)
  }

  /// A weight of fonts.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from −1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight between ultra-light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// The light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The usual weight.
    public static let regular = Weight(rawValue: 0)
    /// The weight between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight of `Font`.
    var weight: Font.Weight {
      let all: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
        (.black, .black),
      ]
      let nearest = all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }
      return nearest?.1 ?? .regular
    }
  }

  /// A role of text.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle

    /// The style of the largest titles.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// The style of first-level titles.
    public static let title1 = TextStyle(style: .title)
    /// The style of second-level titles.
    public static let title2 = TextStyle(style: .title2)
    /// The style of third-level titles.
    public static let title3 = TextStyle(style: .title3)
    /// The style of headings.
    public static let headline = TextStyle(style: .headline)
    /// The style of subheadings.
    public static let subheadline = TextStyle(style: .subheadline)
    /// The style of body text.
    public static let body = TextStyle(style: .body)
    /// The style of callouts.
    public static let callout = TextStyle(style: .callout)
    /// The style of footnotes.
    public static let footnote = TextStyle(style: .footnote)
    /// The style of captions.
    public static let caption1 = TextStyle(style: .caption)
    /// The style of small captions.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The size of labels, which is 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, which is 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small texts of the system, which is 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of texts of the system, which is 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// Returns the font of a role, which follows Dynamic Type as a `Font`.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), size: DynamicTypeSize.large.fontSize(for: style.style))
  }

  /// Returns the system font.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight; regular by default.
  /// - Returns: The font.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), size: fontSize)
  }

  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), size: fontSize)
  }

  /// Returns the system font with digits of equal widths.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit(), size: fontSize)
  }

  /// Returns the system font with characters of equal widths.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight, design: .monospaced), size: fontSize)
  }

  /// Returns the font at another size, which does not follow Dynamic Type.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    // The weight belongs to the style, which the font loses.
    if case .style(.headline) = font.base, font.weight == nil { font.weight = .semibold }
    switch font.base {
    case .named(let name, _, _): font.base = .named(name, size: fontSize, style: nil)
    case .size, .style: font.base = .size(fontSize)
    }
    return UIFont(font, size: fontSize)
  }
}

extension Font {
  /// Creates a font from that of UIKit.
  public init(_ font: UIFont) { self = font.font }
}
