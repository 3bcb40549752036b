// A picture shows content before or after a change, so that the way from one to the other is left out.

/// The way in which content changes.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  /// The content changes at once.
  public static let identity = ContentTransition(name: "identity")
  /// The content passes through intermediate stages, if it has any.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// The old content fades out, and the new content fades in.
  public static let opacity = ContentTransition(name: "opacity")
  /// A symbol moves to another.
  public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }

  /// The digits of a number roll, upwards by default.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: countsDown ? "numericText down" : "numericText up")
  }

  /// The digits of a number roll in the direction in which the value changes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }
}

nonisolated extension View {
  /// Sets the way in which the content of the view changes in an animation.
  ///
  /// Accepted, and has no effect but on the value in the environment: pictures before and after a change are the same
  /// with every way.
  ///
  /// - Note: Unlike in SwiftUI, pictures during an animation do not depend on it.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}
private enum TransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The way in which the content of views changes; `.interpolate` by default.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views that change are drawn as one picture; `false` by default.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[TransitionGroupKey.self] }
    set { self[TransitionGroupKey.self] = newValue }
  }
}
