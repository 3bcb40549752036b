public import Foundation

/// An effect on the content behind a view.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIVisualEffect: NSObject {}

/// A blur of the content behind a view.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// A bright blur.
    case extraLight
    /// A light blur.
    case light
    /// A dark blur.
    case dark
    /// A blur of the appearance.
    case regular
    /// A blur that makes the content stand out.
    case prominent
    /// A very thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  /// The look of the blur.
  public let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// The look of a bar.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIBarAppearance: NSObject {
  /// The colour of the background; `nil` for that of the system.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar; `nil` for none.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the edge; `nil` for that of the system.
  open var shadowColor: UIColor?
  /// The image of the background; `nil` for none.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge; `nil` for none.
  open var shadowImage: UIImage?

  /// Creates the look of the system.
  public required override init() {}

  /// Creates the look of another bar, whose settings are not copied.
  public convenience init(barAppearance: UIBarAppearance) { self.init() }

  /// Selects the background of the system.
  open func configureWithDefaultBackground() {}
  /// Selects an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Selects a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The look of a bar at the top.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that goes back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that ends an action.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  /// Sets the image of the button that goes back, which has no effect.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {}
}

/// The look of a bar of buttons.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIToolbarAppearance: UIBarAppearance {}

/// The look of the bar of a tab view.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the icon above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of items with the icon beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of items in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of the buttons of a bar.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIBarButtonItemAppearance: NSObject {
  /// The look of a button.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button that the user touches.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a button that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
}

/// The look of the buttons of a bar in a state.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the items of a tab bar.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITabBarItemAppearance: NSObject {
  /// The look of an item.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of an item that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
}

/// The look of the items of a tab bar in a state.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITabBarItemStateAppearance: NSObject {
  /// The colour of the icon; `nil` for that of the system.
  open var iconColor: UIColor?
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of badges; `nil` for that of the system.
  open var badgeBackgroundColor: UIColor?
}
