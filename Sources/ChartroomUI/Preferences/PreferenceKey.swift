/// A key that identifies a value that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of a view with that of the next one, in the order of the views.
  ///
  /// - Parameters:
  ///   - value: The combined value of the views so far, to be changed.
  ///   - nextValue: A closure that returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, which is `nil`.
  public static var defaultValue: Value { nil }
}
