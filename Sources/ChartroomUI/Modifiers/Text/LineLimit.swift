extension View {
  /// Sets the maximum number of lines of a text; values below 1 count as 1, and `nil` is no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number.map { max($0, 1) })
  }
}

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The maximum number of lines of a text; `nil`, the default, is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
