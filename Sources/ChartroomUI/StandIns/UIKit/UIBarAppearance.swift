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
/// - Note: Unlike in UIKit, only the looks of bars at the top are drawn; see `UINavigationBar`.
open class UIBarAppearance: NSObject, NSCopying {
  /// The colour of the background; `nil` for none in front of the effect.
  open var backgroundColor: UIColor?
  /// The effect on the content behind the bar, which is drawn as the material of bars; `nil` for none.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The colour of the line at the edge; `nil` for no line.
  open var shadowColor: UIColor? = .separator
  /// The image of the background, which is not drawn; `nil` for none.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge, which is not drawn; `nil` for none.
  open var shadowImage: UIImage?

  /// Creates the look of the system.
  public required override init() {}

  /// Creates the look of another bar.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    takeSettings(of: barAppearance)
  }

  /// Returns a look with the same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeSettings(of: self)
    return copy
  }

  /// Takes over the settings of another look.
  func takeSettings(of other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
    backgroundImage = other.backgroundImage
    shadowImage = other.shadowImage
  }

  /// Selects the background of the system.
  open func configureWithDefaultBackground() {
    setBackground(nil, UIBlurEffect(style: .systemChromeMaterial), line: .separator)
  }

  /// Selects an opaque background.
  open func configureWithOpaqueBackground() {
    setBackground(.systemBackground, nil, line: .separator)
  }

  /// Selects a transparent background without a line.
  open func configureWithTransparentBackground() { setBackground(nil, nil, line: nil) }

  private func setBackground(_ color: UIColor?, _ effect: UIBlurEffect?, line: UIColor?) {
    backgroundColor = color
    backgroundEffect = effect
    shadowColor = line
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// The look of a bar at the top; see `UINavigationBar`.
///
/// - Note: Unlike in UIKit, only backgrounds, lines, and the fonts and colours of titles are drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles, of which the font and the foreground colour are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles, of which the font and the foreground colour are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons, which is not drawn.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that goes back, which is not drawn.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that ends an action, which is not drawn.
  open var doneButtonAppearance = UIBarButtonItemAppearance()

  override func takeSettings(of other: UIBarAppearance) {
    super.takeSettings(of: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

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
