/// The set of gestures that remain enabled when a gesture is attached to a view.
public struct GestureMask: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture: neither the attached gesture nor the gestures of the view and its subviews.
  public static let none: GestureMask = []
  /// The attached gesture only.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and its subviews only.
  public static let subviews = GestureMask(rawValue: 2)
  /// The attached gesture and the gestures of the view and its subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}
