public import Foundation
import Graphics

/// The appearance of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is chosen.
  case unspecified
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// Whether there is much room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No class is chosen.
  case unspecified
  /// There is little room.
  case compact
  /// There is much room.
  case regular
}

/// The direction of a user interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is chosen.
  case unspecified = -1
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The traits of a user interface.
///
/// - Note: Unlike in UIKit, views have no traits: their environment has the values.
open class UITraitCollection: @unchecked Sendable {
  // All stored properties are constants, so that the class is safe to share.
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Whether there is much room from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is much room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The size of texts that the user prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The number of pixels per point; 0 for an unspecified one.
  public let displayScale: CGFloat

  private init(
    style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    category: UIContentSizeCategory = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified, scale: CGFloat = 0
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = category
    userInterfaceIdiom = idiom
    layoutDirection = direction
    displayScale = scale
  }

  /// Creates traits without values.
  public convenience init() { self.init(style: .unspecified) }

  /// Creates traits with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates traits with a class of widths.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates traits with a class of heights.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// Creates traits with a size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// The traits of an iPhone in portrait orientation with the light appearance, whatever the environment of a view is.
  public class var current: UITraitCollection {
    UITraitCollection(
      style: .light, horizontal: .compact, vertical: .regular, category: .large, idiom: .phone,
      direction: .leftToRight, scale: 3)
  }

  final var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}
