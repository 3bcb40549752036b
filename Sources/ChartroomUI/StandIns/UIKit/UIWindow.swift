public import Foundation

// There are no scenes and no windows: a process can draw several pictures, each on a screen of its own. Sources that
// look for a window find none, and take the value that they have for this case.

/// The distances of a rectangle from the edges of another one, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat = 0
  /// The distance from the left.
  public var left: CGFloat = 0
  /// The distance from the bottom.
  public var bottom: CGFloat = 0
  /// The distance from the right.
  public var right: CGFloat = 0

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates insets without distances.
  public init() {}

  /// Creates insets.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A part of the user interface of an app.
///
/// - Note: Unlike in UIKit, there are no scenes, because a process can draw several pictures.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is displayed and receives events.
    case foregroundActive
    /// The scene is displayed and receives no events.
    case foregroundInactive
    /// The scene is not displayed.
    case background
  }

  /// The state of the scene, which is not connected.
  public final var activationState: ActivationState { .unattached }
}

/// A scene with windows.
///
/// - Note: Unlike in UIKit, there are no scenes, because a process can draw several pictures.
open class UIWindowScene: UIScene {
  /// The windows of the scene, of which there are none.
  public final var windows: [UIWindow] { [] }
  /// The window that receives events, which is `nil`.
  public final var keyWindow: UIWindow? { nil }
  /// The screen of the scene.
  public final var screen: UIScreen { .main }
  /// The bar at the top of the screen, which is `nil`.
  public final var statusBarManager: UIStatusBarManager? { nil }
}

/// The bar at the top of a screen with the clock, which is not drawn.
@MainActor @preconcurrency
public final class UIStatusBarManager {
  /// The frame of the bar, which is empty.
  public let statusBarFrame = CGRect.zero
  /// Whether the bar is hidden, which is `true`.
  public let isStatusBarHidden = true

  private init() {}
}

/// A window of an app.
///
/// - Note: Unlike in UIKit, there are no windows, so that sources use the insets that they have for this case.
open class UIWindow: UIView {
  /// Whether the window receives events.
  public final var isKeyWindow: Bool { false }
  /// The scene of the window, which is `nil`.
  public final var windowScene: UIWindowScene? { nil }
}
