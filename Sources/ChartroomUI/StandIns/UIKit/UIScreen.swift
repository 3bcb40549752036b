public import Foundation

/// The screen of the device, which is that of an iPhone 15: 393 × 852 points with a scale of 3.
///
/// - Note: Unlike in UIKit, the values are constants and do not follow the size and scale of the picture, because a
///   process can draw several pictures. Layouts that read the size of the proposal follow the picture.
@MainActor @preconcurrency
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  /// The bounds of the screen, in points: (0, 0, 393, 852).
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The bounds of the screen, in pixels: (0, 0, 1179, 2556).
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// The number of pixels per point, which is 3.
  public let scale: CGFloat = 3
  /// The number of device pixels per point, which is 3.
  public let nativeScale: CGFloat = 3
  /// The brightness of the screen, in 0...1, which does not change pictures; 0.5 at first.
  public var brightness: CGFloat = 0.5
  /// The greatest number of frames per second, which is 60.
  public let maximumFramesPerSecond = 60

  private init() {}
}
