private enum StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }

extension EnvironmentValues {
  /// The axis of the enclosing stack; `nil` outside of stacks.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
