nonisolated extension View {
  /// Sets the maximum number of lines that each text view displays.
  ///
  /// Text that needs more lines is truncated.
  ///
  /// - Parameter number: The maximum number of lines. Values below 1 are treated as 1, and `nil` removes the
  ///   limit.
  /// - Returns: The view with the line limit set.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }
}

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines that each text view displays; `nil`, the default, sets no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
