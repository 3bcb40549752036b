nonisolated extension View {
  /// Sets an environment value for the view and its subviews.
  ///
  /// - Parameters:
  ///   - path: The key path of the environment value to set.
  ///   - value: The new value.
  /// - Returns: The view with the environment value set.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentSetting(content: self, path: path, value: value)
  }

  /// Sets the observable object of type `Object` in the environment of the view and its subviews.
  ///
  /// Subviews read the object with `@Environment(Object.self)`.
  ///
  /// - Parameter object: The object; `nil` removes the object of this type that an enclosing view has set.
  /// - Returns: The view with the object set.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentChange(content: self) { $0[object: Object.self] = object }
  }

  /// Modifies an environment value for the view and its subviews.
  ///
  /// - Parameters:
  ///   - path: The key path of the environment value to modify.
  ///   - transform: A closure that receives the inherited value and modifies it in place.
  /// - Returns: The view with the environment value modified.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentChange(content: self) { transform(&$0[keyPath: path]) }
  }
}

struct EnvironmentChange<Content: View> {
  let content: Content
  let apply: (inout EnvironmentValues) -> Void
}

extension EnvironmentChange: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) { apply(&environment) }
  func mayChangeOtherwise(than other: Self) -> Bool { true }
}

/// A view that sets one environment value for its content.
struct EnvironmentSetting<Content: View, Value> {
  let content: Content
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
  func mayChangeOtherwise(than other: Self) -> Bool {
    path != other.path || mayDiffer(value, other.value)
  }
}
