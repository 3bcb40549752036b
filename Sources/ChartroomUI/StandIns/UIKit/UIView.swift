public import Foundation

/// An object whose look apps set for all objects of its class.
@MainActor
public protocol UIAppearance: AnyObject {}

/// A view of UIKit whose look apps set for all views of its class.
///
/// - Note: Unlike in UIKit, no view is displayed, and most of its look is stored and not drawn.
@MainActor
open class UIView: UIResponder, UIAppearance {
  /// Whether changes of views are animated, which has no effect.
  public private(set) static var areAnimationsEnabled = true

  /// The colour of the background; `nil` for that of the system.
  open var backgroundColor: UIColor?
  /// The tint; `nil` for that of the system.
  open var tintColor: UIColor?
  /// Whether the view is hidden.
  open var isHidden = false
  /// The opacity, in 0...1.
  open var alpha: CGFloat = 1
  /// Whether the background is opaque.
  open var isOpaque = true
  /// Whether content outside of the bounds is clipped.
  open var clipsToBounds = false
  /// Whether the view receives events.
  open var isUserInteractionEnabled = true
  /// The appearance of the view; `.unspecified` for that of the system.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The frame in the view around it, in points.
  open var frame = CGRect.zero
  /// The bounds, in points.
  public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  /// The distances from the edges that are not safe, which are zero.
  public final var safeAreaInsets: UIEdgeInsets { .zero }

  /// Creates a view.
  public required override init() {}

  /// Creates a view with a frame.
  public convenience init(frame: CGRect) {
    self.init()
    self.frame = frame
  }

  /// The look of all views of the class in the stage whose code runs.
  ///
  /// A look that is set in a body, an action or a task belongs to the stage of that code, and counts for bodies that
  /// are evaluated afterwards. A look that is set elsewhere, as in the initialiser of an app or of the view that a
  /// renderer is given, counts for the stages and pictures that are made afterwards.
  public static func appearance() -> Self { Looks.current.look(of: self) }

  /// The look of the views of the class in views of other classes, which is an object that nothing draws.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { Self() }

  /// Takes over the settings, as far as they are drawn, of an object of the same class.
  func takeSettings(of other: any SharedLook) {
    guard let other = other as? UIView else { return }
    backgroundColor = other.backgroundColor
    tintColor = other.tintColor
    isHidden = other.isHidden
  }

  /// Sets whether changes of views are animated.
  ///
  /// Accepted, and has no effect: the animations of SwiftUI are those of their transactions.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }
}

extension UIView: SharedLook {}

/// A view that the user controls.
open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
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
    /// The control has the focus.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control can be used.
  open var isEnabled = true
}

/// The item of a bar.
///
/// Accepted, and has no effect: the look is stored and not drawn.
@MainActor
open class UIBarItem: NSObject, UIAppearance {
  private var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item.
  public required override init() {}

  /// The look of all items of the class in the stage whose code runs; see `UIView.appearance()`.
  public static func appearance() -> Self { Looks.current.look(of: self) }

  /// The look of the items of the class in views of other classes, which is an object that nothing draws.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { Self() }

  /// Sets the attributes of titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleTextAttributes[state] = attributes }

  /// Returns the attributes of titles; `nil` for those of the system.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleTextAttributes[state] }

  /// Takes over the settings, as far as they are drawn, of an object of the same class.
  func takeSettings(of other: any SharedLook) {}
}

extension UIBarItem: SharedLook {}
