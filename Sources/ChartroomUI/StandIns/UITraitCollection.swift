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

/// The traits of a user interface, of which only the appearance exists.
open class UITraitCollection: @unchecked Sendable {
  // The only stored property is a constant, so that the class is safe to share.
  /// The appearance.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Creates traits with an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The traits of the light appearance, whatever the environment of a view is.
  public class var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  final var colorScheme: ColorScheme { userInterfaceStyle == .dark ? .dark : .light }
}
