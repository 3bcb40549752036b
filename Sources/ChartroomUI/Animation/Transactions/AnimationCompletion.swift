import Foundation

/// The criteria for the completion of an animation.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind {
    case logicallyComplete
    case removed
  }

  private let kind: Kind

  /// The perceived end of the animation, at which a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The end of the animation and of any animations that continue it.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A handler that is called when the last reference to this object is gone.
///
/// The transaction with the handler refers to it, and so does everything that waits for the end of an animation.
/// The handler is therefore called exactly once, also if no view animates, unless the stage is released before.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private var handler: () -> Void
  /// The latest logical end of the animations, in seconds of the stage's clock.
  var end: TimeInterval = 0

  init(criteria: AnimationCompletionCriteria, handler: @escaping () -> Void) {
    self.criteria = criteria
    self.handler = handler
  }

  /// Forgets the handler, because the stage is gone.
  func cancel() { handler = {} }

  deinit { handler() }
}
