public import Foundation

// A picture gives no haptic feedback, so that its generators do nothing.

/// An object that makes the device give haptic feedback.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated init() {}

  /// Prepares the device for feedback.
  ///
  /// Accepted, and has no effect: a picture gives no haptic feedback.
  open func prepare() {}
}

/// A generator of the feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the object that hits.
  public enum FeedbackStyle: Int, Sendable {
    /// A small object.
    case light
    /// An object of medium size.
    case medium
    /// A large object.
    case heavy
    /// A soft object.
    case soft
    /// A hard object.
    case rigid
  }

  /// Creates a generator for a weight, which is ignored.
  public nonisolated init(style: FeedbackStyle) { super.init() }

  /// Creates a generator for a medium weight.
  public override nonisolated init() { super.init() }

  /// Gives the feedback.
  ///
  /// Accepted, and has no effect: a picture gives no haptic feedback.
  open func impactOccurred() {}

  /// Gives the feedback with an intensity in 0...1.
  ///
  /// Accepted, and has no effect: a picture gives no haptic feedback.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback of successes, warnings and failures.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The event of which the device informs.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success
    /// A task has given a warning.
    case warning
    /// A task has failed.
    case error
  }

  /// Gives the feedback of an event.
  ///
  /// Accepted, and has no effect: a picture gives no haptic feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of the feedback of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives the feedback.
  ///
  /// Accepted, and has no effect: a picture gives no haptic feedback.
  open func selectionChanged() {}
}
