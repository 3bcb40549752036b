public import Foundation
public import Graphics

/// A size of texts that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { self.init(rawValue: "UICTContentSizeCategory\(name)") }

  /// No size is chosen.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// A small size.
  public static let small = UIContentSizeCategory("S")
  /// A size between small and large.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// One step more than the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps more than the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size without accessibility settings.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest size for accessibility.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The sizes in ascending order.
  private static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var position: Int? { Self.ascending.firstIndex(of: self) }

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The name of the notification of another size, which is never posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  var category: ContentSizeCategory? { position.map { ContentSizeCategory.allCases[$0] } }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether a size is smaller than another one; an unknown size is smaller than the others.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.position ?? -1 < rhs.position ?? -1
  }
}

extension ContentSizeCategory {
  /// Creates the size of UIKit's; `nil` for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = uiSizeCategory.category else { return nil }
    self = category
  }
}

extension DynamicTypeSize {
  /// Creates the size of UIKit's; `nil` for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let category = uiSizeCategory.category else { return nil }
    self = category.dynamicTypeSize
  }
}

/// The scaling of fonts and lengths with the size of texts that the user prefers.
///
/// - Note: Unlike in UIKit, the size is `.large`, so that lengths stay as they are; `ScaledMetric` follows that of the
///   environment.
public final class UIFontMetrics: Sendable {
  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the scaling of a role of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns the length.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns a length at a size of texts.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory.category ?? .large
    let usual = DynamicTypeSize.large.fontSize(for: style.style)
    return value * category.dynamicTypeSize.fontSize(for: style.style) / usual
  }

  /// Returns the font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, at most as large as a limit in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
}
