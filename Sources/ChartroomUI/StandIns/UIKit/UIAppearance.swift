public import Foundation

// Views of UIKit whose look apps change when they start. Most settings are stored and not drawn. The exceptions are
// those of `UINavigationBar`, `UITabBar.isHidden`, the tints of `UIPageControl`, and the tint of the selected segment
// and the title attributes of `UISegmentedControl`; `UIView.appearance()` documents for which views they count. The
// settings of `UITableView`, `UICollectionView` and `UITextView` have no effect on lists and text editors of iOS 16 and
// later either, where `scrollContentBackground(_:)` replaces them.

/// The bar of a tab view.
///
/// - Note: Unlike in UIKit, the look is stored and not drawn, but for `isHidden`.
open class UITabBar: UIView {
  /// The colour of the bar; `nil` for that of the system.
  open var barTintColor: UIColor?
  /// The tint of the items that are not selected; `nil` for that of the system.
  open var unselectedItemTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The image of the background; `nil` for none.
  open var backgroundImage: UIImage?
  /// The image of the line at the edge; `nil` for that of the system.
  open var shadowImage: UIImage?
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar over the end of scrolled content; `nil` for that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of buttons of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIToolbar: UIView {
  /// The colour of the bar; `nil` for that of the system.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The look of the bar.
  open var standardAppearance = UIToolbarAppearance()
  /// The look of a low bar; `nil` for that of the bar.
  open var compactAppearance: UIToolbarAppearance?
  /// The look of the bar over the end of scrolled content; `nil` for that of the bar.
  open var scrollEdgeAppearance: UIToolbarAppearance?
}

/// A button of a bar of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIBarButtonItem: UIBarItem {
  /// The tint; `nil` for that of the system.
  open var tintColor: UIColor?
}

/// An item of a tab bar of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITabBarItem: UIBarItem {
  /// The colour of badges; `nil` for that of the system.
  open var badgeColor: UIColor?
}

/// A view of UIKit that scrolls.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIScrollView: UIView {
  /// What hides the keyboard when the user scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none
    /// The beginning of a drag.
    case onDrag
    /// A drag that reaches the keyboard.
    case interactive
  }

  /// Whether content moves beyond its edges.
  open var bounces = true
  /// Whether content that fits moves, too.
  open var alwaysBounceVertical = false
  /// Whether content that fits moves to the sides, too.
  open var alwaysBounceHorizontal = false
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether the view scrolls by pages.
  open var isPagingEnabled = false
  /// Whether the scroll bar at the side is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether the scroll bar at the bottom is shown.
  open var showsHorizontalScrollIndicator = true
  /// The distances of the content from the edges, in points.
  open var contentInset = UIEdgeInsets.zero
  /// What hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a touch waits until it is clear that it does not scroll.
  open var delaysContentTouches = true
}

/// A list of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn. Lists of iOS 16 and later do not have it either; use
/// `scrollContentBackground(_:)` and `listRowBackground(_:)`.
open class UITableView: UIScrollView {
  /// The colour of the lines between rows; `nil` for that of the system.
  open var separatorColor: UIColor?
  /// The style of the lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The distances of the lines between rows from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// The view above the rows; `nil` for none.
  open var tableHeaderView: UIView?
  /// The view below the rows; `nil` for none.
  open var tableFooterView: UIView?
  /// The space above headers, in points.
  open var sectionHeaderTopPadding: CGFloat = 22
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = 28
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = 28
  /// Whether rows can be selected.
  open var allowsSelection = true
}

/// The cell of a list of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITableViewCell: UIView {
  /// The style of the lines between cells.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line between cells.
    case singleLine
  }

  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell looks as others.
    case none
    /// A blue background.
    case blue
    /// A grey background.
    case gray
    /// The background of the system.
    case `default`
  }

  /// The style of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The background of the cell when it is selected; `nil` for that of the system.
  open var selectedBackgroundView: UIView?
}

/// The header or the footer of a section of a list of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITableViewHeaderFooterView: UIView {}

/// A collection of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UICollectionView: UIScrollView {}

/// A text field of several lines of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn. Text editors of iOS 16 and later do not have it
/// either; use `scrollContentBackground(_:)`.
open class UITextView: UIScrollView {
  /// The colour of the text; `nil` for that of the system.
  open var textColor: UIColor?
  /// The distances of the text from the edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// A text field of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UITextField: UIControl {
  /// Where a field has a button that clears it.
  public enum ViewMode: Int, Sendable {
    /// Nowhere.
    case never
    /// While the user edits the text.
    case whileEditing
    /// While the user does not edit the text.
    case unlessEditing
    /// Everywhere.
    case always
  }

  /// The colour of the text; `nil` for that of the system.
  open var textColor: UIColor?
  /// The font of the text; `nil` for that of the system.
  open var font: UIFont?
  /// Whether there is a button that clears the field.
  open var clearButtonMode = ViewMode.never
}

/// A switch of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UISwitch: UIControl {
  /// The tint of a switch that is on; `nil` for that of the system.
  open var onTintColor: UIColor?
  /// The tint of the knob; `nil` for that of the system.
  open var thumbTintColor: UIColor?
}

/// A slider of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UISlider: UIControl {
  /// The tint of the track before the knob; `nil` for that of the system.
  open var minimumTrackTintColor: UIColor?
  /// The tint of the track behind the knob; `nil` for that of the system.
  open var maximumTrackTintColor: UIColor?
  /// The tint of the knob; `nil` for that of the system.
  open var thumbTintColor: UIColor?

  /// Sets the image of the knob, which has no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A stepper of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIStepper: UIControl {}

/// A date picker of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIDatePicker: UIControl {
  /// The number of minutes between times.
  open var minuteInterval = 1
}

/// The control of UIKit that reloads a list.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIRefreshControl: UIControl {
  /// The text; `nil` for none.
  open var attributedTitle: NSAttributedString?
}

/// A search field of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UISearchBar: UIView {
  /// The colour of the bar; `nil` for that of the system.
  open var barTintColor: UIColor?
  /// The image of the background; `nil` for none.
  open var backgroundImage: UIImage?
}

/// A progress bar of UIKit.
///
/// Accepted, and has no effect: the look is stored and not drawn.
open class UIProgressView: UIView {
  /// The tint of the part that is done; `nil` for that of the system.
  open var progressTintColor: UIColor?
  /// The tint of the rest; `nil` for that of the system.
  open var trackTintColor: UIColor?
}

/// A segmented control of UIKit, whose look is that of pickers in the style `segmented`.
///
/// - Note: Unlike in UIKit, only the tint of the selected segment, and the font and the colour of titles are drawn.
open class UISegmentedControl: UIControl {
  /// The tint of the selected segment; `nil` for that of the system.
  open var selectedSegmentTintColor: UIColor?
  private var titleTextAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  override func takeSettings(of other: any SharedLook) {
    super.takeSettings(of: other)
    guard let other = other as? UISegmentedControl else { return }
    selectedSegmentTintColor = other.selectedSegmentTintColor
    titleTextAttributes = other.titleTextAttributes
  }

  /// Sets the attributes of titles, of which the font and the foreground colour are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { titleTextAttributes[state] = attributes }

  /// Returns the attributes of titles; `nil` for those of the system.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleTextAttributes[state]
  }
}

/// The dots of a paged view of UIKit, whose look is that of tab views in the style `page`.
///
/// - Note: Unlike in UIKit, only the tints of the dots are drawn.
open class UIPageControl: UIControl {
  /// The tint of the dot of the page that is displayed; `nil` for that of the system.
  open var currentPageIndicatorTintColor: UIColor?
  /// The tint of the other dots; `nil` for that of the system.
  open var pageIndicatorTintColor: UIColor?

  override func takeSettings(of other: any SharedLook) {
    super.takeSettings(of: other)
    guard let other = other as? UIPageControl else { return }
    currentPageIndicatorTintColor = other.currentPageIndicatorTintColor
    pageIndicatorTintColor = other.pageIndicatorTintColor
  }
}
