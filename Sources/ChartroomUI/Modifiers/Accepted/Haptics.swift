// A picture is neither felt nor heard, so that these modifiers have nothing to do.

/// Feedback that is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
  /// The weight of an object that seems to hit another.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    /// A light object.
    public static let light = Weight(name: "light")
    /// An object of medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy object.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of an object that seems to hit another.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    /// A hard object.
    public static let rigid = Flexibility(name: "rigid")
    /// An object that is neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// A soft object.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  /// A task has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task has produced a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen past a limit.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen past a limit.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity has started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged object is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level of pressure is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Objects hit one another.
  public static let impact = impact()

  /// Objects of a weight hit one another.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Objects of a flexibility hit one another.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }
}

nonisolated extension View {
  /// Sets the feedback for changes of a value.
  ///
  /// Accepted, and has no effect: a picture is not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Sets the feedback for the changes of a value that meet a condition.
  ///
  /// Accepted, and has no effect: a picture is not felt. The condition is never called.
  @preconcurrency
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Sets the feedback for changes of a value by a closure.
  ///
  /// Accepted, and has no effect: a picture is not felt. The closure is never called.
  @preconcurrency
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping @MainActor () -> SensoryFeedback?
  ) -> some View { self }

  /// Sets the feedback for changes of a value by a closure that receives the old and the new value.
  ///
  /// Accepted, and has no effect: a picture is not felt. The closure is never called.
  @preconcurrency
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
