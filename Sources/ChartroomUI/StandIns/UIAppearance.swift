public import Foundation

// Settings of the bars and lists of UIKit, which apps change when they start. Most are stored and not drawn: bars have
// the look that `toolbarBackground(_:for:)` and its relatives set. Those that are drawn count for views whose body is
// evaluated afterwards.

/// The look of a bar, which is stored and not drawn.
open class UIBarAppearance {
  /// The colour of the background; `nil` for that of the system.
  open var backgroundColor: UIColor?
  /// The colour of the line at the edge; `nil` for that of the system.
  open var shadowColor: UIColor?
  /// The image of the background; `nil` for none.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge; `nil` for none.
  open var shadowImage: UIImage?

  /// Creates the look of the system.
  public init() {}

  /// Selects the background of the system.
  open func configureWithDefaultBackground() {}
  /// Selects an opaque background.
  open func configureWithOpaqueBackground() {}
  /// Selects a transparent background.
  open func configureWithTransparentBackground() {}
}

/// The look of a bar at the top, which is stored and not drawn.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the bar of a tab view, which is stored and not drawn.
open class UITabBarAppearance: UIBarAppearance {}

/// A view of UIKit whose look apps set for all views of its class.
@MainActor
open class UIView: UIResponder {
  /// The colour of the background; `nil` for that of the system.
  open var backgroundColor: UIColor?
  /// The tint; `nil` for that of the system.
  open var tintColor: UIColor?
  /// The frame in the view around it, in points.
  open var frame = CGRect.zero
  /// The bounds, in points.
  public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The distances from the edges that are not safe, which are zero.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// Creates a view.
  public override init() {}
}

/// The bar at the top of a screen, whose look is stored and not drawn.
open class UINavigationBar: UIView {
  private static let shared = UINavigationBar()

  /// The look of all bars.
  public static func appearance() -> UINavigationBar { shared }

  /// The colour of the bar; `nil` for that of the system.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The attributes of titles; `nil` for those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; `nil` for those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar; `nil` for that of the bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar over the beginning of scrolled content; `nil` for that of the bar.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The bar of a tab view, whose look is stored and not drawn, but for `isHidden`.
open class UITabBar: UIView {
  private static let shared = UITabBar()

  /// The look of all bars.
  public static func appearance() -> UITabBar { shared }

  /// The colour of the bar; `nil` for that of the system.
  open var barTintColor: UIColor?
  /// The tint of the items that are not selected; `nil` for that of the system.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// Whether the bar is hidden.
  open var isHidden = false
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar over the end of scrolled content; `nil` for that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A list of UIKit, whose look is stored and not drawn.
open class UITableView: UIView {
  private static let shared = UITableView()

  /// The look of all lists.
  public static func appearance() -> UITableView { shared }

  /// The colour of the lines between rows; `nil` for that of the system.
  open var separatorColor: UIColor?
  /// The space above headers, in points.
  open var sectionHeaderTopPadding: CGFloat = 22
}

/// The cell of a list of UIKit, whose look is stored and not drawn.
open class UITableViewCell: UIView {
  private static let shared = UITableViewCell()

  /// The look of all cells.
  public static func appearance() -> UITableViewCell { shared }
}

/// A text field of several lines of UIKit, whose look is stored and not drawn.
open class UITextView: UIView {
  private static let shared = UITextView()

  /// The look of all fields.
  public static func appearance() -> UITextView { shared }
}

/// A segmented control of UIKit, whose look is that of pickers in the style `segmented`.
open class UISegmentedControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates a state with a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal = State([])
    /// The user touches the control.
    public static let highlighted = State(rawValue: 1)
    /// The control cannot be used.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  private static let shared = UISegmentedControl()

  /// The look of all controls.
  public static func appearance() -> UISegmentedControl { shared }

  /// The tint of the selected segment; `nil` for that of the system.
  open var selectedSegmentTintColor: UIColor?

  private var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of titles, of which the font and the foreground colour are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { titleTextAttributes[state.rawValue] = attributes }

  /// Returns the attributes of titles; `nil` for those of the system.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state.rawValue]
  }
}

/// The dots of a paged view of UIKit, whose look is that of tab views in the style `page`.
open class UIPageControl: UIView {
  private static let shared = UIPageControl()

  /// The look of all dots.
  public static func appearance() -> UIPageControl { shared }

  /// The tint of the dot of the page that is displayed; `nil` for that of the system.
  open var currentPageIndicatorTintColor: UIColor?
  /// The tint of the other dots; `nil` for that of the system.
  open var pageIndicatorTintColor: UIColor?
}

extension NSAttributedString.Key {
  /// The key of the colour of texts.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The key of the colour behind texts.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The key of the font of texts.
  public static let font = NSAttributedString.Key("NSFont")
  /// The key of the kerning of texts.
  public static let kern = NSAttributedString.Key("NSKern")
}
