/// A style of tables.
public protocol TableStyle {}

/// The style that is used unless another one is set.
public struct AutomaticTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// Rows with margins.
public struct InsetTableStyle: TableStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that is used unless another one is set.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with margins.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableHeaderVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate(set) var tableHeaderVisibility: Visibility {
    get { self[TableHeaderVisibilityKey.self] }
    set { self[TableHeaderVisibilityKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the tables in the view.
  ///
  /// Accepted, and has no effect.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }

  /// Shows or hides the titles of the columns of the tables in the view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderVisibility, visibility)
  }
}
