extension View {
  /// Sets an environment value for the view and its subviews.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentSetting(content: self, path: path, value: value)
  }

  /// Puts an observable object into the environment, where subviews find it by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentChange(content: self) { $0[object: Object.self] = object }
  }

  /// Transforms an environment value for the view and its subviews.
  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentChange(content: self) { transform(&$0[keyPath: path]) }
  }
}

struct EnvironmentChange<Content: View>: EnvironmentModifying {
  let content: Content
  let apply: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { apply(&environment) }
  func mayChangeOtherwise(than other: Self) -> Bool { true }
}

/// A view that sets one environment value for its content.
struct EnvironmentSetting<Content: View, Value>: EnvironmentModifying {
  let content: Content
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: path] = value }
  func mayChangeOtherwise(than other: Self) -> Bool {
    path != other.path || mayDiffer(value, other.value)
  }
}
