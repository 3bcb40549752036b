public import Foundation

/// The height of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default`
  /// A low bar.
  case compact
}

/// The bar at the top of a screen.
///
/// A bar above scrolled content, and one whose background is visible by `toolbarBackground(_:for:)`, has the
/// background, the line and the titles of `standardAppearance`. Other bars have those of `scrollEdgeAppearance` or,
/// without it, no background and the titles of `standardAppearance`.
///
/// - Note: Unlike in UIKit, images, low bars, effects and the looks of buttons are stored and not drawn.
open class UINavigationBar: UIView {
  /// The colour of a bar whose background is visible; `nil` for that of the system.
  ///
  /// The colour of `standardAppearance` precedes it.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// The image of the line at the edge; `nil` for that of the system.
  open var shadowImage: UIImage?
  /// The image of the button that goes back; `nil` for that of the system.
  open var backIndicatorImage: UIImage?
  /// The mask of the image of the button that goes back; `nil` for that of the system.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The attributes of titles, unless the look of the bar has some; `nil` for those of the system.
  ///
  /// The font and the foreground colour are drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles, unless the look of the bar has some; `nil` for those of the system.
  ///
  /// The font and the foreground colour are drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar; `nil` for that of the bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar over the beginning of scrolled content; `nil` for that of the bar without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar over the beginning of scrolled content; `nil` for that of the bar.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  override func takeSettings(of other: any SharedLook) {
    super.takeSettings(of: other)
    guard let other = other as? UINavigationBar else { return }
    barTintColor = other.barTintColor
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    standardAppearance = UINavigationBarAppearance(barAppearance: other.standardAppearance)
    scrollEdgeAppearance = other.scrollEdgeAppearance.map {
      UINavigationBarAppearance(barAppearance: $0)
    }
  }

  /// Sets the image of the background, which has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}
